import { dealPaths } from '#paths/deal.ts'
import { risksPaths } from '#paths/risks.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, fresh] = [as(null), as('zhang'), as('new')]

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => {
  const order = dealPaths.purchase.to({ fundCode: funds.bought })
  return {
    [risksPaths.assessment.pattern]: [
      fresh(risksPaths.assessment.to(), 'never taken'),
      zhang(risksPaths.assessment.to(), 'taken before'),
      as('li')(risksPaths.assessment.to(), 'not verified'),
    ],
    [risksPaths.assessResult.pattern]: [
      zhang(risksPaths.assessResult.to()),
      zhang(risksPaths.assessResult.to({ from: order }), 'for an order'),
      as('chen')(risksPaths.assessResult.to({ from: order }), 'lowest class'),
      as('zhao')(risksPaths.assessResult.to(), 'expired'),
      fresh(risksPaths.assessResult.to(), 'empty'),
    ],
    [risksPaths.onlyShowAssessResult.pattern]: [zhang(risksPaths.onlyShowAssessResult.to())],
    [risksPaths.riskExplain.pattern]: [guest(risksPaths.riskExplain.to())],
    [risksPaths.confirmingOrder.pattern]: [
      as('wang')(risksPaths.confirmingOrder.to({ fundCode: funds.longName }), 'above the class'),
      zhang(risksPaths.confirmingOrder.to({ fundCode: funds.bought })),
    ],
  }
}
