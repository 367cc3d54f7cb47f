import { testBridgePaths } from '#paths/test-bridge.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = () => ({
  [testBridgePaths.testHome.pattern]: [
    nobody(testBridgePaths.testHome.to()),
    zhang(testBridgePaths.testHome.to({ view: 'trace' }), 'trace'),
  ],
  [testBridgePaths.bar.pattern]: [nobody(testBridgePaths.bar.to())],
  [testBridgePaths.pushWindow.pattern]: [nobody(testBridgePaths.pushWindow.to({ depth: '2' }))],
  [testBridgePaths.biz.pattern]: [nobody(testBridgePaths.biz.to())],
  [testBridgePaths.event.pattern]: [nobody(testBridgePaths.event.to())],
  [testBridgePaths.getLink.pattern]: [nobody(testBridgePaths.getLink.to())],
  [testBridgePaths.testTrack.pattern]: [nobody(testBridgePaths.testTrack.to())],
  [testBridgePaths.testStorage.pattern]: [zhang(testBridgePaths.testStorage.to())],
  [testBridgePaths.testShare.pattern]: [nobody(testBridgePaths.testShare.to())],
})
