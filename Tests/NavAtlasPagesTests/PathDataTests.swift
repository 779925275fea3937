import Testing

@testable import NavAtlasPages

@Suite struct PathDataTests {
    @Test func curvesAreToldFromPointToPoint() {
        #expect(
            PathData.relative(curve: "M10,20C11,21 12,22 13,23 13,23 14.04,24 10,20.5")
                == "M10 20c1 1 2 2 3 3 0 0 1 1 -3-2.5")
        #expect(PathData.relative(curve: "M-0.5,-0.04C0,0 0,0 .5,0") == "M-.5 0c.5 0 .5 0 1 0")
    }

    @Test func cornersAreToldFromCornerToCorner() {
        #expect(PathData.relative(corners: "0,0 10,0 10,-5 0,0", isClosed: true) == "M0 0l10 0 0-5z")
        #expect(PathData.relative(corners: "0,0 10,0 ", isClosed: false) == "M0 0l10 0")
    }

    @Test(arguments: [
        "", "M", "M1,2", "M1,2L3,4", "M1,2C3,4", "M1,2C3,4 5,6 x,y", "M1,2C3,4 5,6 nan,1", "M1,2C1e300,4 5,6 7,8",
    ])
    func whatIsNoSuchCurveStaysAsItIs(data: String) {
        #expect(PathData.relative(curve: data) == nil)
    }
}
