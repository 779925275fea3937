/// A limit on what the scanner follows. All limits are declared here; each one that is hit is reported with its place.
enum Limit: Hashable, CaseIterable {
    case steps, stepsOfLinks
    case calls, casesInClosures, runsOfClosure, objectsInObjects, valuesMadeAnew
    case objectsOfPlace, callsOfIdleFunction, objectsInField, valuesOfProperty, payloadsOfCase
    case tuplesInTuples, casesInCases, objectsOfProtocol, casesToldApart, recordsToldApart, objectsOfDestination
    case statesOfScan, combinationsOfTuple, viewsInValue, parentsOfAction, actionsInActions
    case choicesInChoices, linksInChoices, comparisonsInComparisons, choicesOfLink, rootsOfSwitch
    case candidateDeclarations

    /// How much of it is followed. Steps are values that are looked at, so that their number is the work that is done.
    var most: Int {
        switch self {
        // Two to five minutes of work. An app that takes more takes many times more: its contexts multiply.
        case .steps: 32_000_000
        case .stepsOfLinks: 4_000_000
        case .calls: 400
        case .casesInClosures, .tuplesInTuples, .casesInCases: 3
        // So many ways in which one place makes a value from another of its type, for one after the other.
        case .valuesMadeAnew: 16
        // A view that holds views that hold bindings and closures is four or five deep in many apps.
        case .objectsInObjects: 8
        // Further objects of a class are told apart by the screen for which they are made.
        case .objectsOfPlace: 16
        // A closure for a screen is run for each object that the screen may be given.
        case .runsOfClosure, .callsOfIdleFunction: 64
        case .objectsInField, .payloadsOfCase: 12
        case .valuesOfProperty: 100
        case .objectsOfProtocol: 4
        // The work grows with its square.
        case .casesToldApart, .recordsToldApart, .rootsOfSwitch: 20
        case .objectsOfDestination: 1000
        // The closure is called with each of them for each value that comes.
        case .statesOfScan: 8
        case .combinationsOfTuple: 64
        case .viewsInValue: 20
        case .parentsOfAction: 12
        case .actionsInActions: 1
        case .choicesInChoices: 40
        case .linksInChoices: 60
        case .comparisonsInComparisons: 6
        case .choicesOfLink: 200
        case .candidateDeclarations: 3000
        }
    }

    /// How much of it is followed in an app of so many expressions.
    ///
    /// Values are followed from where they are made to where they are used, so that the work grows faster than the code: an
    /// app of the usual kind takes 3 to 30 steps an expression where it is small, and 100 and more where it has 50,000. One
    /// whose models make each other takes 400 in the six rounds until nothing new is found.
    func most(forSize size: Int) -> Int {
        switch self {
        case .steps: min(most, 200_000 + 400 * size + size * size / 180)
        case .stepsOfLinks: min(most, Limit.steps.most(forSize: size) / 4)
        default: most
        }
    }

    /// What is more than is followed.
    ///
    /// - Parameter most: how much is followed in this app.
    func what(most: Int) -> String {
        switch self {
        case .steps: "the analysis takes more than \(most) steps, the limit for code of this size"
        case .stepsOfLinks: "the analysis of deep links takes more than \(most) steps, the limit for code of this size"
        case .calls: "calls or views nested more than \(most) deep"
        case .casesInClosures: "closures for single cases, nested more than \(most) deep"
        case .runsOfClosure: "a closure that makes others, run with more than \(most) different values"
        case .objectsInObjects: "values nested more than \(most) deep"
        case .valuesMadeAnew: "values of one type, each made from the one before in more than \(most) ways"
        case .objectsOfPlace: "one place that makes more than \(most) objects"
        case .callsOfIdleFunction: "a function that does something only after more than \(most) different calls"
        case .objectsInField: "a property that holds more than \(most) objects of one class"
        case .valuesOfProperty: "a property that holds more than \(most) values"
        case .payloadsOfCase: "a case with more than \(most) payloads"
        case .tuplesInTuples: "tuples nested more than \(most) deep"
        case .casesInCases: "a case that carries itself, nested more than \(most) deep"
        case .objectsOfProtocol: "a call on a protocol that more than \(most) objects of one type may answer"
        case .casesToldApart: "an enum with more than \(most) cases"
        case .recordsToldApart: "a collection of more than \(most) records, of which code reads several parts"
        case .objectsOfDestination: "a destination for more than \(most) objects"
        case .statesOfScan: "a stream that makes more than \(most) states one of the other"
        case .combinationsOfTuple: "a tuple of more than \(most) combinations of values"
        case .viewsInValue: "a destination that builds views nested more than \(most) deep"
        case .actionsInActions: "actions that carry actions of their own type"
        case .parentsOfAction: "an action that more than \(most) parents pass on"
        case .choicesInChoices: "choices of a root, nested more than \(most) deep"
        case .linksInChoices: "more than \(most) choices of roots one after the other"
        case .comparisonsInComparisons: "comparisons nested more than \(most) deep"
        case .rootsOfSwitch: "a switch among more than \(most) roots"
        case .choicesOfLink: "a link handler with more than \(most) kinds of links"
        case .candidateDeclarations: "a call with more than \(most) possible declarations"
        }
    }

    /// What may be missing, or wrong, where it was hit.
    var hides: String {
        switch self {
        case .steps, .calls, .runsOfClosure, .viewsInValue: "screens and transitions behind it"
        case .stepsOfLinks, .choicesOfLink: "deep links behind it"
        case .casesInClosures, .objectsInObjects, .valuesMadeAnew, .objectsOfPlace, .callsOfIdleFunction,
            .objectsInField, .valuesOfProperty, .payloadsOfCase, .tuplesInTuples, .casesInCases,
            .objectsOfProtocol, .casesToldApart, .recordsToldApart, .objectsOfDestination, .statesOfScan,
            .combinationsOfTuple:
            "which of these objects a transition belongs to"
        case .parentsOfAction, .actionsInActions: "who handles an action"
        case .choicesInChoices, .linksInChoices, .comparisonsInComparisons, .rootsOfSwitch:
            "which state shows which root"
        case .candidateDeclarations: "which screens a call that was not followed may lead to"
        }
    }
}
