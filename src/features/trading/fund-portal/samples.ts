import { fundPortalPaths } from '#paths/fund-portal.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian, han] = [as(null), as('zhang'), as('qian'), as('han')]

/** Samples that show each screen. */
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
    han(fundPortalPaths.allFundList.to({ scope: 'watch' }), 'watched'),
    guest(fundPortalPaths.allFundList.to({ scope: 'watch' }), 'nothing watched'),
    han(fundPortalPaths.allFundList.to({ scope: 'compare', codes: '980301' }), 'one picked'),
    guest(
      fundPortalPaths.allFundList.to({ scope: 'compare', codes: '980201,980301', range: '3y' }),
      'two compared',
    ),
    han(
      fundPortalPaths.allFundList.to({
        scope: 'compare',
        codes: ['980805', '980407', funds.money, '980401', '980301'].join(','),
      }),
      'five compared',
    ),
    guest(
      fundPortalPaths.allFundList.to({ scope: 'compare', codes: '980201,999999' }),
      'no such fund',
    ),
  ],
  [fundPortalPaths.buyFundList.pattern]: [zhang(fundPortalPaths.buyFundList.to())],
  [fundPortalPaths.directFundList.pattern]: [zhang(fundPortalPaths.directFundList.to())],
  [fundPortalPaths.stopWinFundList.pattern]: [zhang(fundPortalPaths.stopWinFundList.to())],
})
