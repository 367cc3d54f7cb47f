import { configAdvisePaths as paths } from '#paths/config-advise.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, advised, zhao, qian, chen, fresh] = [
  as(null),
  as('zhang'),
  as('advised'),
  as('zhao'),
  as('qian'),
  as('chen'),
  as('new'),
]
const portfolioCode = 'PI0001'
const bold = 'PL0001'

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [paths.configIntroduce.pattern]: [
    guest(paths.configIntroduce.to(), 'signed out'),
    advised(paths.configIntroduce.to(), 'signed'),
    zhao(paths.configIntroduce.to(), 'expired'),
  ],
  [paths.configQuestions.pattern]: [
    zhang(paths.configQuestions.to()),
    zhao(paths.configQuestions.to(), 'no class'),
    advised(paths.configQuestions.to(), 'answered before'),
  ],
  [paths.solutionSelection.pattern]: [
    advised(paths.solutionSelection.to()),
    zhao(paths.solutionSelection.to(), 'expired'),
    zhang(paths.solutionSelection.to(), 'none'),
  ],
  [paths.strategyDetails.pattern]: [
    advised(paths.strategyDetails.to({ portfolioCode }), 'adjusting'),
    advised(paths.strategyDetails.to({ portfolioCode: 'PH0001' }), 'to sign'),
    advised(paths.strategyDetails.to({ portfolioCode: 'PI0002' }), 'under a year'),
    advised(paths.strategyDetails.to({ portfolioCode: 'PH0003' }), 'ending'),
    advised(paths.strategyDetails.to({ portfolioCode: bold }), 'above the class'),
    zhang(paths.strategyDetails.to({ portfolioCode }), 'before the questionnaire'),
    advised(paths.strategyDetails.to({ portfolioCode: 'PX0001' }), 'unknown'),
  ],
  [paths.solutionDetails.pattern]: [
    advised(paths.solutionDetails.to()),
    zhao(paths.solutionDetails.to(), 'expired'),
    zhang(paths.solutionDetails.to(), 'none'),
  ],
  [paths.assetConfig.pattern]: [
    zhang(paths.assetConfig.to()),
    advised(paths.assetConfig.to(), 'with a target'),
    qian(paths.assetConfig.to(), 'many funds'),
    fresh(paths.assetConfig.to(), 'nothing held'),
    zhao(paths.assetConfig.to(), 'no class'),
  ],
  [paths.configHistory.pattern]: [
    advised(paths.configHistory.to({ portfolioCode })),
    chen(paths.configHistory.to({ portfolioCode }), 'before the questionnaire'),
  ],
  [paths.viewpointList.pattern]: [guest(paths.viewpointList.to())],
  [paths.jump.pattern]: [zhang(paths.jump.to({ to: 'nowhere' }), 'unknown')],
  [paths.configCalculatorEntry.pattern]: [
    guest(paths.configCalculatorEntry.to(), 'signed out'),
    zhang(paths.configCalculatorEntry.to()),
  ],
  [paths.configCalculator.pattern]: [
    guest(paths.configCalculator.to({ kind: 'pension' })),
    { ...guest(paths.configCalculator.to({ kind: 'home' }), 'result'), tap: '计算' },
    zhang(paths.configCalculator.to({ goalId: 'NOSUCHGOAL' }), 'unknown'),
  ],
  [paths.strategyTrans.pattern]: [
    advised(paths.strategyTrans.to({ portfolioCode, kind: 'in', amount: '1000' })),
    advised(paths.strategyTrans.to({ portfolioCode, kind: 'out' }), 'out'),
    advised(paths.strategyTrans.to({ portfolioCode, kind: 'stop' }), 'stop'),
    zhang(paths.strategyTrans.to({ portfolioCode, kind: 'in' }), 'before the questionnaire'),
    advised(paths.strategyTrans.to({ portfolioCode: 'PH0001', kind: 'in' }), 'not signed'),
    advised(
      paths.strategyTrans.to({ portfolioCode, kind: 'in', applyNo: 'NOSUCHORDER00000001' }),
      'unknown outcome',
    ),
  ],
})
