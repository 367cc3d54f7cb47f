import { circlePaths } from '#paths/circle.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, planner, muted, li] = [
  as(null),
  as('zhang'),
  as('planner'),
  as('muted'),
  as('li'),
]

const { circleHome, medicineHome, consult, consultDetail, dryCargo, dryCargoDetail, tool, stocks } =
  circlePaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [circleHome.pattern]: [
    guest(circleHome.to()),
    zhang(circleHome.to({ circle: 'medicine' }), 'medicine'),
    planner(circleHome.to(), 'own circles'),
    planner(circleHome.to({ circle: 'tech' }), 'joined'),
    guest(circleHome.to({ circle: 'bonds' }), 'without an index'),
    guest(circleHome.to({ circle: 'nowhere' }), 'unknown'),
    { ...zhang(circleHome.to({ circle: 'tech' }), 'write'), tap: '发布到科技圈' },
    { ...muted(circleHome.to({ circle: 'tech' }), 'muted'), tap: '发布到科技圈' },
    { ...li(circleHome.to({ circle: 'tech' }), 'without a mobile'), tap: '发布到科技圈' },
  ],
  [medicineHome.pattern]: [
    guest(medicineHome.to()),
    zhang(medicineHome.to({ tab: 'dryCargo' }), 'long reads'),
    zhang(medicineHome.to({ tab: 'tool' }), 'milestones'),
    guest(medicineHome.to({ tab: 'stocks' }), 'stocks'),
  ],
  [consult.pattern]: [
    guest(consult.to()),
    zhang(consult.to({ tag: '集采' }), 'by tag'),
    zhang(consult.to({ date: '20260307' }), 'of a day'),
    guest(consult.to({ date: '20250101' }), 'none on that day'),
    guest(consult.to({ circle: 'nowhere' }), 'unknown circle'),
  ],
  [consultDetail.pattern]: [
    guest(consultDetail.to({ itemId: 'a-collective-buying' })),
    zhang(consultDetail.to({ itemId: 'k-drug-journey' }), 'a long read'),
    guest(consultDetail.to({ itemId: 'a-low-rates' }), 'of another space'),
    guest(consultDetail.to({ itemId: 'a-unknown' }), 'unknown'),
  ],
  [dryCargo.pattern]: [
    guest(dryCargo.to()),
    zhang(dryCargo.to({ level: 'advanced' }), 'advanced'),
    guest(dryCargo.to({ circle: 'bonds', level: 'advanced' }), 'none of that level'),
  ],
  [dryCargoDetail.pattern]: [
    guest(dryCargoDetail.to({ itemId: 'k-drug-journey' })),
    zhang(dryCargoDetail.to({ itemId: 'k-pipeline-value', chapter: '4' }), 'chapter 4'),
    zhang(dryCargoDetail.to({ itemId: 'k-drug-journey', chapter: '5' }), 'the last chapter'),
    { ...zhang(dryCargoDetail.to({ itemId: 'k-drug-journey' }), 'contents'), tap: '目录' },
    guest(dryCargoDetail.to({ itemId: 'a-collective-buying' }), 'no long read'),
  ],
  [tool.pattern]: [
    guest(tool.to()),
    planner(tool.to(), 'with a reminder'),
    zhang(tool.to({ month: '202604' }), 'next month'),
    zhang(tool.to({ month: '202603', stage: 'phase3' }), 'by stage'),
    guest(tool.to({ month: '202606', area: '肿瘤' }), 'by area'),
    guest(tool.to({ month: '202701' }), 'an empty month'),
  ],
  [stocks.pattern]: [
    guest(stocks.to()),
    zhang(stocks.to({ circle: 'tech', sort: 'share' }), 'by share'),
    guest(stocks.to({ circle: 'bonds' }), 'no index'),
    guest(stocks.to({ circle: 'nowhere' }), 'unknown circle'),
  ],
})
