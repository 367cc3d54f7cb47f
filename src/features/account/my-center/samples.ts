import { dealPaths } from '#paths/deal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, feng, foreign] = [as(null), as('zhang'), as('feng'), as('foreign')]

/** Samples that show each screen. */
export const samples: Samples = ({ funds, complaints, papers, every }) => {
  const order = dealPaths.purchase.to({ fundCode: funds.bought })
  const centre = myCenterPaths.centerHome.to()
  const tax = myCenterPaths.personalTax
  return {
    [myCenterPaths.centerHome.pattern]: [
      zhang(centre),
      { ...zhang(centre, 'cards'), tap: '银行卡\n2 张' },
      as('wu')(centre, 'expired document'),
      as('zhou')(centre, 'rejected document'),
      as('li')(centre, 'not verified'),
      as('new')(centre, 'not assessed'),
      as('wang')(centre, 'lowest class'),
      as('halfway')(centre, 'half opened'),
      as('visitor')(centre, 'no account'),
      as('lostcard')(centre, 'lost card'),
      as('frozen')(centre, 'frozen'),
      { ...as('qian')(centre, 'unavailable card'), tap: '银行卡\n2 张' },
      guest(centre, 'signed out'),
    ],
    [myCenterPaths.security.pattern]: [
      zhang(myCenterPaths.security.to()),
      as('frozen')(myCenterPaths.security.to(), 'frozen'),
      as('qian')(myCenterPaths.security.to(), 'another user'),
      as('visitor')(myCenterPaths.security.to(), 'no account'),
      guest(myCenterPaths.security.to(), 'signed out'),
    ],
    [myCenterPaths.complaints.pattern]: [
      as('complaining')(myCenterPaths.complaints.to(), 'of every state'),
      zhang(myCenterPaths.complaints.to(), 'none yet'),
      guest(myCenterPaths.complaints.to(), 'signed out'),
    ],
    [myCenterPaths.complaintForm.pattern]: [
      zhang(myCenterPaths.complaintForm.to({})),
      zhang(myCenterPaths.complaintForm.to({ fundCode: funds.held }), 'about a fund'),
    ],
    [myCenterPaths.complaint.pattern]: [
      ...(['submitted', 'extended', 'answered', 'reopened', 'closed'] as const).map((state) =>
        as('complaining')(myCenterPaths.complaint.to({ requestNo: complaints(state) }), state),
      ),
      zhang(myCenterPaths.complaint.to({ requestNo: complaints('answered') }), 'of somebody else'),
    ],
    [myCenterPaths.papers.pattern]: [
      zhang(myCenterPaths.papers.to()),
      as('wang')(myCenterPaths.papers.to(), 'none yet'),
      guest(myCenterPaths.papers.to(), 'signed out'),
    ],
    [myCenterPaths.paperForm.pattern]: [
      zhang(myCenterPaths.paperForm.to({ kind: 'statement' })),
      zhang(myCenterPaths.paperForm.to({ kind: 'assetProof' }), 'of a day'),
      as('every')(
        myCenterPaths.paperForm.to({ kind: 'confirmation', applyNo: every.status('1') }),
        'of an order',
      ),
      as('new')(myCenterPaths.paperForm.to({ kind: 'incomeProof' }), 'without trades'),
    ],
    [myCenterPaths.paper.pattern]: [
      zhang(myCenterPaths.paper.to({ requestNo: papers.ready })),
      zhang(myCenterPaths.paper.to({ requestNo: papers.making }), 'in the making'),
      as('qian')(myCenterPaths.paper.to({ requestNo: papers.ready }), 'of somebody else'),
    ],
    [tax.pattern]: [
      feng(tax.to({ part: 'crs', from: order }), 'tax residence'),
      foreign(tax.to({ part: 'all' }), 'of two countries'),
      zhang(tax.to({ part: 'info' }), 'personal information'),
      as('li')(tax.to(), 'not verified'),
    ],
  }
}
