import { financialExpertPaths } from '#paths/financial-expert.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian, zhu, planner, li, muted, expert] = [
  as(null),
  as('zhang'),
  as('qian'),
  as('zhu'),
  as('planner'),
  as('li'),
  as('muted'),
  as('expert'),
]
const home = financialExpertPaths.financialExpertHome.to()
const personal = (personId: string) => financialExpertPaths.financialExpertPersonal.to({ personId })

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [financialExpertPaths.financialExpertHome.pattern]: [
    guest(home, 'signed out'),
    expert(home, 'expert'),
    muted(home, 'suspended'),
    li(home, 'not verified'),
    zhang(home, 'held under a year'),
    zhu(home, 'applied'),
    planner(home, 'rejected'),
    { ...qian(home, 'apply'), tap: '申请成为理财达人' },
  ],
  [financialExpertPaths.financialExpertPersonal.pattern]: [
    zhang(personal('u-expert')),
    expert(personal('u-expert'), 'own'),
    guest(personal('b-lu'), 'signed out'),
    guest(personal('u-muted'), 'suspended'),
    guest(personal('b-qing'), 'no expert'),
    { ...zhang(personal('b-an'), 'more'), tap: '举报或屏蔽' },
    guest(personal('b-no-such'), 'unknown'),
  ],
  [financialExpertPaths.awardRecord.pattern]: [
    expert(financialExpertPaths.awardRecord.to(), 'open and claimed'),
    muted(financialExpertPaths.awardRecord.to(), 'checked and expired'),
    zhang(financialExpertPaths.awardRecord.to(), 'none'),
  ],
})
