import type { Call } from '#api/client.ts'
import {
  canJoinActivity,
  keepClaimRewards,
  keepHomepage,
  keepInvestList,
  queryWelcomeConfig,
} from '#api/calls/keep-challenge.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { applyInit, getFundProtocolConfig } from '#api/calls/trade.ts'
import { KEEP, KEEP_PAUSED } from '#test/sandbox/departments/activity/catalogue.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const keep = { activityId: KEEP }
const noKeep = { activityId: 'no-such-challenge' }
const firstStep = { ...keep, stepId: 'keep-1' }

/** Someone with a plan of the challenge whose first instalment is paid. */
async function keeper(p: Provider): Promise<Call> {
  const zhang = await p.as('zhang')
  const { funds } = okPayload(await p.anyone(queryWelcomeConfig, keep))
  const { fundCode = '', minAmount = '' } = funds[0] ?? {}
  const { applyNo, randomCode } = okPayload(await zhang(applyInit, { fundCode, applyKind: 'plan' }))
  const { protocols } = okPayload(await zhang(getFundProtocolConfig, { fundCode }))
  const { plan } = okPayload(
    await zhang(createPlan, {
      ...keep,
      applyNo,
      fundCode,
      planName: '',
      amount: minAmount,
      cycle: 'daily',
      cycleDay: null,
      bankSerial: 'zhang-1',
      channelId: null,
      stopProfitRate: null,
      transPwd: p.seal(TRADING_PASSWORD, randomCode),
      protocolHashes: protocols.map((it) => it.hash),
      cfmTime: '20260311100000',
    }),
  )
  // Debited on that day, and confirmed on the next.
  await p.moveClock({ to: `${plan.nextDebitDate}160000` })
  await p.moveClock({ days: 1 })
  return zhang
}

export const keepChallenge: readonly Scenario[] = [
  scenario(keepHomepage, async (p) => (await keeper(p))(keepHomepage, keep), {
    notFound: async (p) => (await p.as('zhang'))(keepHomepage, noKeep),
  }),

  scenario(keepInvestList, async (p) => (await keeper(p))(keepInvestList, keep), {
    notFound: async (p) => (await p.as('zhang'))(keepInvestList, noKeep),
  }),

  scenario(keepClaimRewards, async (p) => (await keeper(p))(keepClaimRewards, firstStep), {
    notFound: async (p) =>
      (await p.as('zhang'))(keepClaimRewards, { ...keep, stepId: 'no-such-step' }),
    activityOver: async (p) => {
      const zhang = await p.as('zhang')
      const { claimUntil } = okPayload(await zhang(keepHomepage, keep))
      await p.moveClock({ to: claimUntil })
      return zhang(keepClaimRewards, firstStep)
    },
    activityPaused: async (p) =>
      (await p.as('zhang'))(keepClaimRewards, { ...firstStep, activityId: KEEP_PAUSED }),
    notEarned: async (p) => (await p.as('zhang'))(keepClaimRewards, firstStep),
    alreadyClaimed: async (p) => {
      const zhang = await keeper(p)
      okPayload(await zhang(keepClaimRewards, firstStep))
      return zhang(keepClaimRewards, firstStep)
    },
  }),

  scenario(canJoinActivity, async (p) => (await p.as('zhang'))(canJoinActivity, keep), {
    notFound: async (p) => (await p.as('zhang'))(canJoinActivity, noKeep),
  }),

  scenario(queryWelcomeConfig, async (p) => p.anyone(queryWelcomeConfig, keep), {
    notFound: async (p) => p.anyone(queryWelcomeConfig, noKeep),
  }),
]
