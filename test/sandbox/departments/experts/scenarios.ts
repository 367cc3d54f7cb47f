import type { Call } from '#api/client.ts'
import * as calls from '#api/calls/expert.ts'
import { control } from '#test/sandbox/testing/test-client.ts'
import { okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { REFUSED_WORD, requestNo } from '#test/sandbox/testing/coverage/steps-content.ts'

const applyAs = (call: Call, more: object = {}) =>
  call(calls.applyExpert, {
    requestNo: requestNo('Y'),
    bio: '持有两年，记录每一次再平衡和读季报的笔记',
    showFacts: '1',
    realName: '1',
    noPromotion: '1',
    noAdvice: '1',
    ...more,
  })

export const expert: readonly Scenario[] = [
  scenario(calls.queryExpertSeason, async (p) => p.anyone(calls.queryExpertSeason, {})),

  scenario(calls.queryExpert, async (p) => p.anyone(calls.queryExpert, { personId: 'u-expert' }), {
    notFound: async (p) => p.anyone(calls.queryExpert, { personId: 'b-no-such' }),
  }),

  scenario(calls.applyExpert, async (p) => applyAs(await p.as('qian')), {
    notAuthenticated: async (p) => applyAs(await p.as('li')),
    cannotJoin: async (p) => applyAs(await p.as('zhang')),
    requestPending: async (p) => {
      const call = await p.as('qian')
      okPayload(await applyAs(call))
      return applyAs(call, { requestNo: requestNo('Z') })
    },
    muted: async (p) => applyAs(await p.as('muted')),
    contentRefused: async (p) =>
      applyAs(await p.as('qian'), { bio: `持有两年，这只基金${REFUSED_WORD}` }),
  }),

  scenario(calls.listAwards, async (p) => (await p.as('expert'))(calls.listAwards, {})),

  scenario(
    calls.claimAward,
    async (p) => (await p.as('expert'))(calls.claimAward, { awardId: 'j-diary' }),
    {
      notFound: async (p) => (await p.as('zhang'))(calls.claimAward, { awardId: 'j-diary' }),
      notEarned: async (p) => (await p.as('muted'))(calls.claimAward, { awardId: 'j-checked' }),
      alreadyClaimed: async (p) => {
        const call = await p.as('expert')
        okPayload(await call(calls.claimAward, { awardId: 'j-diary' }))
        return call(calls.claimAward, { awardId: 'j-diary' })
      },
      activityOver: async (p) => {
        const call = await p.as('expert')
        await control(p.sandbox, 'clock', { days: 4 })
        return call(calls.claimAward, { awardId: 'j-diary' })
      },
    },
  ),
]
