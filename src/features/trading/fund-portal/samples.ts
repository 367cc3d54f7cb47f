import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [paths.fundPerformance.pattern]: [
    nobody(paths.fundPerformance.to({})),
    nobody(paths.fundPerformance.to({ stage: '5y', order: 'up' }), 'lowest first'),
    nobody(paths.fundPerformance.to({ type: '2', risk: '5' }), 'empty'),
  ],
  [paths.fundValuation.pattern]: [
    nobody(paths.fundValuation.to({})),
    nobody(paths.fundValuation.to({ type: '2' }), 'money'),
    nobody(paths.fundValuation.to({ words: '没有这样的基金' }), 'empty'),
    nobody(paths.fundValuation.to({ view: 'index' }), 'indexes'),
  ],
  [paths.allFundList.pattern]: [
    nobody(paths.allFundList.to({})),
    nobody(paths.allFundList.to({ words: 'hacz' }), 'found'),
    nobody(paths.allFundList.to({ words: funds.longName }), 'long name'),
    nobody(paths.allFundList.to({ words: '没有这样的基金' }), 'empty'),
  ],
  [paths.buyFundList.pattern]: [zhang(paths.buyFundList.to({}))],
  [paths.directFundList.pattern]: [zhang(paths.directFundList.to({}))],
  [paths.stopWinFundList.pattern]: [zhang(paths.stopWinFundList.to({}))],
})
