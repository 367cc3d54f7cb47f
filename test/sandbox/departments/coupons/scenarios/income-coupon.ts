import { claimCoupon } from '#api/calls/coupons/coupon.ts'
import { claimExperience, queryIncomeCoupon } from '#api/calls/coupons/income.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

/** Claims an experience and lets so many days pass. */
async function claimed(p: Provider, who: string, days: number): Promise<string> {
  const request = { batchId: 'experience', requestNo: 'R202603111000000001' }
  const { coupon } = okPayload(await (await p.as(who))(claimCoupon, request))
  if (days > 0) await p.moveClock({ days })
  return coupon.cardId
}
const claim = async (p: Provider, who: string, cardId: string) =>
  (await p.as(who))(claimExperience, { cardId })

const NO_CARD = 'f'.repeat(24)

export const incomeCoupon: readonly Scenario[] = [
  scenario(
    queryIncomeCoupon,
    async (p) => {
      const cardId = await claimed(p, 'zhang', 3)
      return (await p.as('zhang'))(queryIncomeCoupon, { cardId })
    },
    { notFound: async (p) => (await p.as('zhang'))(queryIncomeCoupon, { cardId: NO_CARD }) },
  ),

  scenario(claimExperience, async (p) => claim(p, 'zhang', await claimed(p, 'zhang', 9)), {
    notFound: async (p) => claim(p, 'zhang', NO_CARD),
    notEarned: async (p) => claim(p, 'zhang', await claimed(p, 'zhang', 3)),
    alreadyClaimed: async (p) => {
      const cardId = await claimed(p, 'zhang', 9)
      okPayload(await claim(p, 'zhang', cardId))
      return claim(p, 'zhang', cardId)
    },
    cannotJoin: async (p) => claim(p, 'li', await claimed(p, 'li', 9)),
    activityOver: async (p) => claim(p, 'zhang', await claimed(p, 'zhang', 15)),
  }),
]
