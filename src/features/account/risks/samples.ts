import { paths } from '#src/paths.ts'
import { as, type Samples } from '#templates/sample.ts'

const [nobody, zhang, fresh] = [as(null), as('zhang'), as('new')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => {
  const order = paths.purchase.to({ fundCode: funds.bought })
  return {
    [paths.riskAssessment.pattern]: [
      fresh(paths.riskAssessment.to({}), 'never taken'),
      zhang(paths.riskAssessment.to({}), 'taken before'),
      as('li')(paths.riskAssessment.to({}), 'not verified'),
    ],
    [paths.riskResult.pattern]: [
      zhang(paths.riskResult.to({})),
      zhang(paths.riskResult.to({ from: order }), 'for an order'),
      as('chen')(paths.riskResult.to({ from: order }), 'lowest class'),
      as('zhao')(paths.riskResult.to({}), 'expired'),
      fresh(paths.riskResult.to({}), 'empty'),
    ],
    [paths.riskResultOnly.pattern]: [zhang(paths.riskResultOnly.to({}))],
    [paths.riskExplain.pattern]: [nobody(paths.riskExplain.to({}))],
    [paths.confirmingOrder.pattern]: [
      as('wang')(paths.confirmingOrder.to({ fundCode: funds.longName }), 'above the class'),
      zhang(paths.confirmingOrder.to({ fundCode: funds.bought })),
    ],
  }
}
