import { listDraws, openChest, queryChest, signIn } from '#api/calls/activities/chest.ts'
import { joinActivity } from '#api/calls/campaign.ts'
import {
  CHEST,
  CHEST_EMPTY,
  CHEST_OVER,
  CHEST_PAUSED,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const requestNo = 'R202603111000000001'
const opening = async (p: Provider, who: string, activityId: string = CHEST) =>
  (await p.as(who))(openChest, { activityId, requestNo })
const joining = async (p: Provider, who: string, activityId: string) => {
  const join = { activityId, ruleVersion: '20260301', consentId: 'chest-rules' }
  okPayload(await (await p.as(who))(joinActivity, join))
}
const signing = async (p: Provider, day: string) => (await p.as('zhang'))(signIn, { day })

export const chest: readonly Scenario[] = [
  scenario(queryChest, async (p) => (await p.as('coins'))(queryChest, { activityId: CHEST }), {
    notFound: async (p) => (await p.as('coins'))(queryChest, { activityId: 'keep-1' }),
  }),
  scenario(listDraws, async (p) => (await p.as('coins'))(listDraws, { page: 1, size: 20 })),
  scenario(signIn, async (p) => signing(p, '20260311'), {
    activityOver: async (p) => signing(p, '20260310'),
    alreadyClaimed: async (p) => {
      okPayload(await signing(p, '20260311'))
      return signing(p, '20260311')
    },
  }),
  scenario(openChest, async (p) => opening(p, 'coins'), {
    notFound: async (p) => opening(p, 'coins', 'keep-1'),
    activityOver: async (p) => opening(p, 'coins', CHEST_OVER),
    activityPaused: async (p) => opening(p, 'coins', CHEST_PAUSED),
    cannotJoin: async (p) => opening(p, 'zhang'),
    notEarned: async (p) => {
      await joining(p, 'zhang', CHEST)
      return opening(p, 'zhang')
    },
    soldOut: async (p) => opening(p, 'coins', CHEST_EMPTY),
  }),
]
