import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang] = [as(null), as('zhang')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => ({
  [paths.serviceCharge.pattern]: [
    nobody(paths.serviceCharge.to({ fundCode: funds.bought })),
    nobody(paths.serviceCharge.to({ fundCode: funds.money }), 'money'),
    nobody(paths.serviceCharge.to({ fundCode: funds.longName }), 'long name'),
    nobody(paths.serviceCharge.to({}), 'no fund'),
  ],
  [paths.shiftRule.pattern]: [
    zhang(paths.shiftRule.to({ fundCode: funds.bought })),
    nobody(paths.shiftRule.to({ fundCode: funds.money }), 'nobody'),
    nobody(paths.shiftRule.to({}), 'no fund'),
  ],
})
