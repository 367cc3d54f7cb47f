import { chargePaths } from '#paths/charge.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [chargePaths.serviceCharge.pattern]: [
    nobody(chargePaths.serviceCharge.to({ fundCode: funds.bought })),
    nobody(chargePaths.serviceCharge.to({ fundCode: funds.money }), 'money'),
    nobody(chargePaths.serviceCharge.to({ fundCode: funds.longName }), 'long name'),
    nobody(chargePaths.serviceCharge.to(), 'no fund'),
  ],
  [chargePaths.shiftRule.pattern]: [
    zhang(chargePaths.shiftRule.to({ fundCode: funds.bought })),
    nobody(chargePaths.shiftRule.to({ fundCode: funds.money }), 'nobody'),
    nobody(chargePaths.shiftRule.to(), 'no fund'),
  ],
})
