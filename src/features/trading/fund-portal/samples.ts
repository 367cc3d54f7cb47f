import { fundPortalPaths } from '#paths/fund-portal.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [fundPortalPaths.performance.pattern]: [
    nobody(fundPortalPaths.performance.to()),
    nobody(fundPortalPaths.performance.to({ stage: '5y', order: 'up' }), 'lowest first'),
    nobody(fundPortalPaths.performance.to({ type: '2', risk: '5' }), 'empty'),
  ],
  [fundPortalPaths.valuation.pattern]: [
    nobody(fundPortalPaths.valuation.to()),
    nobody(fundPortalPaths.valuation.to({ type: '2' }), 'money'),
    nobody(fundPortalPaths.valuation.to({ words: '没有这样的基金' }), 'empty'),
    nobody(fundPortalPaths.valuation.to({ view: 'index' }), 'indexes'),
  ],
  [fundPortalPaths.allFundList.pattern]: [
    nobody(fundPortalPaths.allFundList.to()),
    nobody(fundPortalPaths.allFundList.to({ words: 'hacz' }), 'found'),
    nobody(fundPortalPaths.allFundList.to({ words: funds.longName }), 'long name'),
    nobody(fundPortalPaths.allFundList.to({ words: '没有这样的基金' }), 'empty'),
  ],
  [fundPortalPaths.buyFundList.pattern]: [zhang(fundPortalPaths.buyFundList.to())],
  [fundPortalPaths.directFundList.pattern]: [zhang(fundPortalPaths.directFundList.to())],
  [fundPortalPaths.stopWinFundList.pattern]: [zhang(fundPortalPaths.stopWinFundList.to())],
})
