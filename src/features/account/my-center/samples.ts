import { dealPaths } from '#paths/deal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, feng, foreign] = [as(null), as('zhang'), as('feng'), as('foreign')]

/** How to see each screen. */
export const samples: Samples = ({ funds }) => {
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
      { ...as('qian')(centre, 'unavailable card'), tap: '银行卡\n2 张' },
      guest(centre, 'signed out'),
    ],
    [tax.pattern]: [
      feng(tax.to({ part: 'crs', from: order }), 'tax residence'),
      foreign(tax.to({ part: 'all' }), 'of two countries'),
      zhang(tax.to({ part: 'info' }), 'personal information'),
      as('li')(tax.to(), 'not verified'),
    ],
  }
}
