import { dealPaths } from '#paths/deal.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, fresh] = [as('zhang'), as('qian'), as('new')]

/** Samples that show each screen. */
export const samples: Samples = ({ funds, applyNo, placedNo }) => ({
  [dealPaths.purchase.pattern]: [
    zhang(dealPaths.purchase.to({ fundCode: funds.bought, isCheckedPre: '1' })),
    as('frozen')(dealPaths.purchase.to({ fundCode: funds.bought, isCheckedPre: '1' }), 'frozen'),
  ],
  [dealPaths.deposit.pattern]: [
    zhang(dealPaths.deposit.to({ fundCode: funds.money, isCheckedPre: '1' })),
  ],
  [dealPaths.redeem.pattern]: [
    zhang(dealPaths.redeem.to({ fundCode: funds.held })),
    zhang(dealPaths.redeem.to({ fundCode: funds.held, tab: 'convert' }), 'convert'),
    fresh(dealPaths.redeem.to({ fundCode: funds.held }), 'empty'),
  ],
  [dealPaths.withdraw.pattern]: [
    zhang(dealPaths.withdraw.to({ fundCode: funds.money })),
    zhang(dealPaths.withdraw.to({ fundCode: funds.money, tab: 'ordinary' }), 'ordinary'),
  ],
  [dealPaths.transformList.pattern]: [zhang(dealPaths.transformList.to({ fundCode: funds.held }))],
  [dealPaths.addBank.pattern]: [
    zhang(
      dealPaths.addBank.to({
        from: dealPaths.purchase.to({ fundCode: funds.bought, isCheckedPre: '1' }),
      }),
    ),
    as('li')(dealPaths.addBank.to(), 'not verified'),
  ],
  [dealPaths.dealResult.pattern]: [
    qian(dealPaths.dealResult.to({ type: 'purchase', applyNo: placedNo, fundCode: funds.bought })),
    zhang(
      dealPaths.dealResult.to({ type: 'purchase', applyNo, fundCode: funds.bought }),
      'unknown',
    ),
  ],
})
