import { chargePaths } from '#paths/charge.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, qian] = [as(null), as('zhang'), as('qian')]

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => ({
  [chargePaths.serviceCharge.pattern]: [
    guest(chargePaths.serviceCharge.to({ fundCode: funds.bought })),
    qian(chargePaths.serviceCharge.to({ fundCode: funds.bought }), 'own rates'),
    guest(chargePaths.serviceCharge.to({ fundCode: funds.money }), 'money'),
    guest(chargePaths.serviceCharge.to({ fundCode: funds.longName }), 'long name'),
    guest(chargePaths.serviceCharge.to(), 'no fund'),
  ],
  [chargePaths.shiftRule.pattern]: [
    zhang(chargePaths.shiftRule.to({ fundCode: funds.bought })),
    guest(chargePaths.shiftRule.to({ fundCode: funds.money }), 'guest'),
    guest(chargePaths.shiftRule.to(), 'no fund'),
  ],
})
