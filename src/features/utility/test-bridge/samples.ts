import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = () => ({
  [paths.testBridge.pattern]: [
    nobody(paths.testBridge.to({})),
    zhang(paths.testBridge.to({ view: 'trace' }), 'trace'),
  ],
  [paths.testBar.pattern]: [nobody(paths.testBar.to({}))],
  [paths.testPushWindow.pattern]: [nobody(paths.testPushWindow.to({ depth: '2' }))],
  [paths.testBiz.pattern]: [nobody(paths.testBiz.to({}))],
  [paths.testEvent.pattern]: [nobody(paths.testEvent.to({}))],
  [paths.testGetLink.pattern]: [nobody(paths.testGetLink.to({}))],
  [paths.testTrack.pattern]: [nobody(paths.testTrack.to({}))],
  [paths.testStorage.pattern]: [zhang(paths.testStorage.to({}))],
  [paths.testShare.pattern]: [nobody(paths.testShare.to({}))],
})
