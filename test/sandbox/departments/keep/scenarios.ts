import type { Call } from '#api/client.ts'
import {
  canJoinActivity,
  keepClaimRewards,
  keepHomepage,
  keepInvestList,
  queryWelcomeConfig,
} from '#api/calls/keep-challenge.ts'
import * as direct from '#api/calls/direct-challenge.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { applyInit, getFundProtocolConfig } from '#api/calls/trade.ts'
import {
  DIRECT,
  DIRECT_PAUSED,
  KEEP,
  KEEP_PAUSED,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const noChallenge = { activityId: 'no-such-challenge' }

interface Challenge {
  readonly activityId: string
  readonly paused: string
  readonly stepId: string
  readonly cycle: { readonly cycle: 'daily' | 'weekly'; readonly cycleDay: number | null }
  /** The number of instalments that reach its first step. */
  readonly debits: number
  readonly calls: {
    readonly home: typeof keepHomepage
    readonly list: typeof keepInvestList
    readonly claim: typeof keepClaimRewards
    readonly canJoin: typeof canJoinActivity
    readonly welcome: typeof queryWelcomeConfig
  }
}

const KEEP_CHALLENGE: Challenge = {
  activityId: KEEP,
  paused: KEEP_PAUSED,
  stepId: 'keep-1',
  cycle: { cycle: 'daily', cycleDay: null },
  debits: 1,
  calls: {
    home: keepHomepage,
    list: keepInvestList,
    claim: keepClaimRewards,
    canJoin: canJoinActivity,
    welcome: queryWelcomeConfig,
  },
}

const TWELVE_WEEKS: Challenge = {
  activityId: DIRECT,
  paused: DIRECT_PAUSED,
  stepId: 'direct-4',
  cycle: { cycle: 'weekly', cycleDay: 4 },
  debits: 4,
  calls: {
    home: direct.directHomepage,
    list: direct.directInvestList,
    claim: direct.directClaimRewards,
    canJoin: direct.directCanJoin,
    welcome: direct.directWelcome,
  },
}

/** Someone with a plan of the challenge that has reached its first step. */
async function keeper(p: Provider, challenge: Challenge): Promise<Call> {
  const { activityId, calls, cycle, debits } = challenge
  const zhang = await p.as('zhang')
  const { funds } = okPayload(await p.anyone(calls.welcome, { activityId }))
  const { fundCode = '', minAmount = '' } = funds[0] ?? {}
  const { applyNo, randomCode } = okPayload(await zhang(applyInit, { fundCode, applyKind: 'plan' }))
  const { protocols } = okPayload(await zhang(getFundProtocolConfig, { fundCode }))
  const { plan } = okPayload(
    await zhang(createPlan, {
      activityId,
      applyNo,
      fundCode,
      planName: '',
      amount: minAmount,
      ...cycle,
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
  await p.moveClock({ days: 1 + 7 * (debits - 1) })
  return zhang
}

function challengeScenarios(challenge: Challenge): readonly Scenario[] {
  const { activityId, paused, stepId, calls } = challenge
  const { home, list, claim, canJoin, welcome } = calls
  const edition = { activityId }
  const firstStep = { activityId, stepId }
  return [
    scenario(home, async (p) => (await keeper(p, challenge))(home, edition), {
      notFound: async (p) => (await p.as('zhang'))(home, noChallenge),
    }),

    scenario(list, async (p) => (await keeper(p, challenge))(list, edition), {
      notFound: async (p) => (await p.as('zhang'))(list, noChallenge),
    }),

    scenario(claim, async (p) => (await keeper(p, challenge))(claim, firstStep), {
      notFound: async (p) => (await p.as('zhang'))(claim, { activityId, stepId: 'no-such-step' }),
      activityOver: async (p) => {
        const zhang = await p.as('zhang')
        const { claimUntil } = okPayload(await zhang(home, edition))
        await p.moveClock({ to: claimUntil })
        return zhang(claim, firstStep)
      },
      activityPaused: async (p) => (await p.as('zhang'))(claim, { stepId, activityId: paused }),
      notEarned: async (p) => (await p.as('zhang'))(claim, firstStep),
      alreadyClaimed: async (p) => {
        const zhang = await keeper(p, challenge)
        okPayload(await zhang(claim, firstStep))
        return zhang(claim, firstStep)
      },
    }),

    scenario(canJoin, async (p) => (await p.as('zhang'))(canJoin, edition), {
      notFound: async (p) => (await p.as('zhang'))(canJoin, noChallenge),
    }),

    scenario(welcome, async (p) => p.anyone(welcome, edition), {
      notFound: async (p) => p.anyone(welcome, noChallenge),
    }),
  ]
}

export const keepChallenge: readonly Scenario[] = [
  ...challengeScenarios(KEEP_CHALLENGE),
  ...challengeScenarios(TWELVE_WEEKS),
]
