import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, qian, fresh] = [as('zhang'), as('qian'), as('new')]

/** How to see each screen. */
export const samples: Samples = ({ funds, applyNo, placedNo }) => ({
  [paths.purchase.pattern]: [
    zhang(paths.purchase.to({ fundCode: funds.bought, isCheckedPre: '1' })),
  ],
  [paths.deposit.pattern]: [zhang(paths.deposit.to({ fundCode: funds.money, isCheckedPre: '1' }))],
  [paths.redeem.pattern]: [
    zhang(paths.redeem.to({ fundCode: funds.held })),
    zhang(paths.redeem.to({ fundCode: funds.held, tab: 'convert' }), 'convert'),
    fresh(paths.redeem.to({ fundCode: funds.held }), 'empty'),
  ],
  [paths.withdraw.pattern]: [
    zhang(paths.withdraw.to({ fundCode: funds.money })),
    zhang(paths.withdraw.to({ fundCode: funds.money, tab: 'ordinary' }), 'ordinary'),
  ],
  [paths.transformList.pattern]: [zhang(paths.transformList.to({ fundCode: funds.held }))],
  [paths.addBank.pattern]: [
    zhang(
      paths.addBank.to({ from: paths.purchase.to({ fundCode: funds.bought, isCheckedPre: '1' }) }),
    ),
    as('li')(paths.addBank.to({}), 'not verified'),
  ],
  [paths.dealResult.pattern]: [
    qian(paths.dealResult.to({ type: 'purchase', applyNo: placedNo, fundCode: funds.bought })),
    zhang(paths.dealResult.to({ type: 'purchase', applyNo, fundCode: funds.bought }), 'unknown'),
  ],
})
