import FlowStacksCoordination
import Testing

@Suite struct StepperTests {
    @Test func aBindingIsChanged() {
        let number = State(wrappedValue: 1)
        let screen = EditNumberScreen(number: number.projectedValue)
        let stepper = screen.firstInside { $0 as? Stepper<Text> }
        stepper?.onIncrement?()
        stepper?.onIncrement?()
        stepper?.onDecrement?()
        #expect(number.wrappedValue == 2)
        #expect(screen.firstInside { $0 as? Button<Text> } != nil, "what stands in a bar is inside the view")
    }
}
