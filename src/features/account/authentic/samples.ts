import { authenticPaths } from '#paths/authentic.ts'
import { dealPaths } from '#paths/deal.ts'
import { as, type Samples } from '#templates/sample.ts'

const [li, zhang, halfway] = [as('li'), as('zhang'), as('halfway')]

/** Samples that show each screen. */
export const samples: Samples = ({ funds }) => {
  const from = dealPaths.purchase.to({ fundCode: funds.bought })
  const { verifyInformation: verify } = authenticPaths
  return {
    [authenticPaths.authentic.pattern]: [
      li(authenticPaths.authentic.to({ from }), 'new'),
      as(null)(authenticPaths.authentic.to(), 'signed out'),
    ],
    [verify.pattern]: [
      li(verify.to({ step: '1', from }), 'pictures'),
      halfway(verify.to({ step: '1' }), 'pictures uploaded'),
      halfway(verify.to({ step: '2' }), 'correction'),
      as('reviewing')(verify.to({ step: '1', mode: 'document' }), 'waits for the reviewer'),
      zhang(verify.to({ step: '3', mode: 'document' }), 'approved'),
      as('zhou')(verify.to({ step: '3', mode: 'document' }), 'rejected'),
      as('wu')(verify.to({ step: '1', mode: 'document' }), 'to be renewed'),
      as('zheng')(verify.to({ step: '3', mode: 'activate' }), 'activate'),
    ],
    [authenticPaths.authBank.pattern]: [
      halfway(authenticPaths.authBank.to({ from })),
      { ...halfway(authenticPaths.authBank.to(), 'banks'), tap: '支持的银行' },
    ],
    [authenticPaths.supportBank.pattern]: [
      as(null)(authenticPaths.supportBank.to()),
      halfway(authenticPaths.supportBank.to({ from }), 'from an order'),
    ],
    [authenticPaths.bindPassword.pattern]: [
      as('sun')(authenticPaths.bindPassword.to({ step: '1' }), 'after a reload'),
    ],
    [authenticPaths.replenishInformation.pattern]: [
      halfway(authenticPaths.replenishInformation.to({ from })),
    ],
    [authenticPaths.authenticSuccess.pattern]: [
      zhang(authenticPaths.authenticSuccess.to(), 'without an order'),
      zhang(authenticPaths.authenticSuccess.to({ from }), 'for an order'),
    ],
  }
}
