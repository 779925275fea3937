/// A limit of what is followed. Each is written here once, is hit in one way, and is said where it was hit.
enum Limit: Hashable, CaseIterable {
    case steps, stepsInAll, rounds, stepsOfLinks
    case calls, casesInClosures, objectsInObjects, objectsInLargeApp
    case objectsOfPlace, objectsInField, valuesOfProperty, payloadsOfCase
    case objectsOfProtocol, casesToldApart, objectsOfDestination, boxesOfCase
    case viewsInValue, holdersOfObject, parentsOfAction
    case choicesInChoices, linksInChoices, comparisonsInComparisons, choicesOfLink
    case candidateDeclarations

    /// How much of it is followed.
    var most: Int {
        switch self {
        case .steps: 6_000_000
        case .stepsInAll: 4_000_000
        case .stepsOfLinks: 1_000_000
        case .rounds: 5
        case .calls: 400
        case .casesInClosures: 3
        case .objectsInObjects: 4
        // In an app of many views each is made in many places.
        case .objectsInLargeApp: 3
        case .objectsOfPlace: 64
        case .objectsInField, .payloadsOfCase: 12
        case .valuesOfProperty: 100
        case .objectsOfProtocol: 4
        // The work grows with its square.
        case .casesToldApart: 20
        case .objectsOfDestination, .boxesOfCase: 100
        case .viewsInValue: 20
        case .holdersOfObject: 4
        case .parentsOfAction: 12
        case .choicesInChoices: 8
        case .linksInChoices: 60
        case .comparisonsInComparisons: 6
        case .choicesOfLink: 200
        case .candidateDeclarations: 3000
        }
    }

    /// What is more than is followed.
    var what: String {
        switch self {
        case .steps, .stepsInAll: "more code than is followed in one run (\(most) steps)"
        case .stepsOfLinks: "more code behind deep links than is followed (\(most) steps)"
        case .rounds: "values that still change after \(most) rounds"
        case .calls: "calls or views more than \(most) deep in one another"
        case .casesInClosures: "closures for single cases more than \(most) deep in one another"
        case .objectsInObjects, .objectsInLargeApp: "objects or values more than \(most) deep in one another"
        case .objectsOfPlace: "one place that makes more than \(most) objects"
        case .objectsInField: "a property that holds more than \(most) objects of one class"
        case .valuesOfProperty: "a property that holds more than \(most) values"
        case .payloadsOfCase: "a case with more than \(most) payloads"
        case .objectsOfProtocol: "a call on a protocol of which more than \(most) objects of one type are made"
        case .casesToldApart: "an enum with more than \(most) cases"
        case .objectsOfDestination: "a destination for more than \(most) objects"
        case .boxesOfCase: "more than \(most) values that hold a route"
        case .viewsInValue: "views more than \(most) deep in what a destination builds"
        case .holdersOfObject: "an object more than \(most) values deep in what is handed on"
        case .parentsOfAction: "actions handed on to more than \(most) parents"
        case .choicesInChoices: "choices of roots more than \(most) deep in one another"
        case .linksInChoices: "more than \(most) choices of roots one after the other"
        case .comparisonsInComparisons: "comparisons more than \(most) deep in one another"
        case .choicesOfLink: "a handler that tells more than \(most) kinds of link apart"
        case .candidateDeclarations: "a call behind which more than \(most) declarations stand"
        }
    }

    /// What may be missing, or wrong, where it was hit.
    var hides: String {
        switch self {
        case .steps, .stepsInAll, .rounds, .calls, .viewsInValue: "screens and transitions behind it"
        case .stepsOfLinks, .choicesOfLink: "deep links behind it"
        case .casesInClosures, .objectsInObjects, .objectsInLargeApp, .objectsOfPlace, .objectsInField,
            .valuesOfProperty, .payloadsOfCase, .objectsOfProtocol, .casesToldApart, .objectsOfDestination,
            .boxesOfCase, .holdersOfObject:
            "which of them leads where: transitions of one may be those of another"
        case .parentsOfAction: "who handles an action"
        case .choicesInChoices, .linksInChoices, .comparisonsInComparisons: "which state shows which root"
        case .candidateDeclarations: "which screens a call that was not followed may lead to"
        }
    }
}
