import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { emptyPacks } from '#test/sandbox/departments/activity/gift-pack.ts'

const pack = { packId: 'newcomer-2026', requestNo: 'R202603111000000001' }
const taking = async (p: Provider, who = 'wang', other: object = {}) =>
  (await p.as(who))(claimGiftPack, { ...pack, ...other })

export const giftPack: readonly Scenario[] = [
  scenario(queryGiftPack, async (p) => p.anyone(queryGiftPack, {})),

  scenario(claimGiftPack, async (p) => taking(p), {
    notFound: async (p) => taking(p, 'wang', { packId: 'no-such' }),
    cannotJoin: async (p) => taking(p, 'zhang'),
    alreadyClaimed: async (p) => {
      okPayload(await taking(p))
      return taking(p, 'wang', { requestNo: 'R202603111000000002' })
    },
    soldOut: async (p) => taking(p, 'wang', { packId: emptyPacks }),
  }),
]
