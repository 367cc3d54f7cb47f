import type { SeenLook } from '#scripts/screens/look-report.ts'

/** A look without faults at home, as a test needs it. */
export const sampleLook = (own: Partial<SeenLook> = {}): SeenLook => ({
  name: 'home-zhang-390',
  route: '/',
  title: '首页',
  group: 'Utility',
  module: '/',
  address: '/',
  user: 'zhang',
  persona: { name: '张*', note: '已实名' },
  note: null,
  tap: null,
  type: null,
  needsState: false,
  refused: false,
  engine: 'chromium',
  view: { name: '390', width: 390, height: 844 },
  ms: 1_250,
  faults: [],
  text: '首页',
  picture: 'home-zhang-390.png',
  change: null,
  ...own,
})
