import { fundPortalPaths } from '#paths/fund-portal.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian] = [as(null), as('zhang'), as('qian')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [fundPortalPaths.performance.pattern]: [
    guest(fundPortalPaths.performance.to()),
    guest(fundPortalPaths.performance.to({ stage: '5y', order: 'up' }), 'lowest first'),
    guest(fundPortalPaths.performance.to({ type: '2', risk: '5' }), 'empty'),
  ],
  [fundPortalPaths.valuation.pattern]: [
    guest(fundPortalPaths.valuation.to()),
    guest(fundPortalPaths.valuation.to({ type: '2' }), 'money'),
    guest(fundPortalPaths.valuation.to({ words: '没有这样的基金' }), 'empty'),
    guest(fundPortalPaths.valuation.to({ view: 'index' }), 'indexes'),
  ],
  [fundPortalPaths.allFundList.pattern]: [
    guest(fundPortalPaths.allFundList.to()),
    guest(fundPortalPaths.allFundList.to({ words: 'hacz' }), 'found'),
    qian(fundPortalPaths.allFundList.to({ words: '均衡' }), 'own portfolio'),
    guest(fundPortalPaths.allFundList.to({ words: funds.longName }), 'long name'),
    guest(fundPortalPaths.allFundList.to({ words: '没有这样的基金' }), 'empty'),
    guest(fundPortalPaths.allFundList.to({ words: '定投' }), 'functions'),
  ],
  [fundPortalPaths.buyFundList.pattern]: [zhang(fundPortalPaths.buyFundList.to())],
  [fundPortalPaths.directFundList.pattern]: [zhang(fundPortalPaths.directFundList.to())],
  [fundPortalPaths.stopWinFundList.pattern]: [zhang(fundPortalPaths.stopWinFundList.to())],
})
