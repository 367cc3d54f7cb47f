import { testBridgePaths } from '#paths/test-bridge.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang] = [as(null), as('zhang')]

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [testBridgePaths.testHome.pattern]: [
    guest(testBridgePaths.testHome.to()),
    zhang(testBridgePaths.testHome.to({ view: 'trace' }), 'trace'),
  ],
  [testBridgePaths.bar.pattern]: [guest(testBridgePaths.bar.to())],
  [testBridgePaths.pushWindow.pattern]: [guest(testBridgePaths.pushWindow.to({ depth: '2' }))],
  [testBridgePaths.biz.pattern]: [guest(testBridgePaths.biz.to())],
  [testBridgePaths.event.pattern]: [guest(testBridgePaths.event.to())],
  [testBridgePaths.getLink.pattern]: [guest(testBridgePaths.getLink.to())],
  [testBridgePaths.testTrack.pattern]: [guest(testBridgePaths.testTrack.to())],
  [testBridgePaths.testStorage.pattern]: [zhang(testBridgePaths.testStorage.to())],
  [testBridgePaths.testShare.pattern]: [guest(testBridgePaths.testShare.to())],
})
