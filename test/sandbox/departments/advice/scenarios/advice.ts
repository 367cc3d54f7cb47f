import type * as v from 'valibot'
import type { Call } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import {
  deleteAdviceSolution,
  deleteGoal,
  listGoals,
  queryAdviceQuestions,
  queryAdviceSolution,
  queryAdviceState,
  queryMyAllocation,
  saveGoal,
  submitAdviceAnswers,
} from '#api/calls/advice/advice.ts'
import {
  applyPortfolio,
  estimatePortfolio,
  queryAdviceDocuments,
  queryAdviceOrder,
  redeemPortfolio,
  signAdvice,
  stopAdvice,
} from '#api/calls/advice/advice-order.ts'
import {
  listPortfolioAdjustments,
  listPortfolios,
  queryPortfolio,
  queryPortfolioCurve,
} from '#api/calls/advice/portfolio.ts'
import { getOpenIdByToken } from '#api/calls/login.ts'
import { partnerToken } from '#test/sandbox/departments/identity/testing/login-code.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const CHOICES = {
  purpose: 'p4',
  time: '3to5',
  amount: 'a4',
  spending: 's3',
  planned: 'l2',
  loss: '25',
  experience: 'e2',
  liquidity: 'd3',
}
const ANSWERS = {
  questionnaireId: 'advice-2026-1',
  answers: Object.entries(CHOICES).map(([questionId, optionId]) => ({
    questionId,
    optionIds: [optionId],
  })),
}
const PI = 'PI0001'
const NONE = 'PX9999'
const TOO_BOLD = 'PL0001'
const CLOSED = 'PH0003'

/** zhang with a match of i. */
async function matched(p: Provider, who = 'zhang'): Promise<Call> {
  const user = await p.as(who)
  okPayload(await user(submitAdviceAnswers, ANSWERS))
  return user
}

const proof = async (p: Provider, user: Call, password: string = TRADING_PASSWORD) =>
  p.sealed(user, { transPwd: password })

/** A proof whose random code was never given. */
async function usedProof(p: Provider, user: Call) {
  const { transPwd, randomCode } = await proof(p, user)
  return { transPwd, randomCode: `${randomCode}x` }
}

async function locked(send: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 5; times += 1) await send()
}

const hashesFor = async (user: Call, portfolioCode = PI) =>
  okPayload(await user(queryAdviceDocuments, { portfolioCode })).protocols.map(({ hash }) => hash)

type Given = { portfolioCode?: string; hashes?: string[]; password?: string; used?: true }

async function signing(p: Provider, user: Call, given: Given = {}) {
  const { portfolioCode = PI, password } = given
  const hashes = given.hashes ?? (await hashesFor(user))
  const request = { requestNo: 'SIGN0000000000000001', portfolioCode, hashes }
  const sealed = given.used ? await usedProof(p, user) : await proof(p, user, password)
  return user(signAdvice, { ...request, ...sealed })
}

async function signedUp(p: Provider): Promise<Call> {
  const user = await matched(p)
  okPayload(await signing(p, user))
  return user
}

interface In {
  readonly portfolioCode?: string
  readonly amount?: string
  readonly bankSerial?: string
  readonly password?: string
  readonly used?: true
}

async function paying(p: Provider, user: Call, given: In = {}) {
  const { portfolioCode = PI, amount = '10000.00', bankSerial = 'zhang-1', password } = given
  const request = { applyNo: 'INAA0000000000000001', portfolioCode, amount, bankSerial }
  const sealed = given.used ? await usedProof(p, user) : await proof(p, user, password)
  return user(applyPortfolio, { ...request, ...sealed })
}

/** zhang, whose money has been in the portfolio for a week. */
async function holder(p: Provider): Promise<Call> {
  const user = await signedUp(p)
  okPayload(await paying(p, user))
  await p.moveClock({ days: 7 })
  return user
}

interface Out {
  readonly portfolioCode?: string
  readonly bankSerial?: string
  readonly password?: string
  readonly used?: true
  readonly applyNo?: string
}

async function leaving(p: Provider, user: Call, given: Out = {}) {
  const {
    portfolioCode = PI,
    bankSerial = 'zhang-1',
    password,
    applyNo = 'OUTA0000000000000001',
  } = given
  const sealed = given.used ? await usedProof(p, user) : await proof(p, user, password)
  return user(redeemPortfolio, { applyNo, portfolioCode, percent: 50, bankSerial, ...sealed })
}

async function stopping(p: Provider, user: Call, given: Out = {}) {
  const { portfolioCode = PI, bankSerial = 'zhang-1', password } = given
  const request = {
    requestNo: 'STOP0000000000000001',
    portfolioCode,
    keep: '1' as const,
    bankSerial,
  }
  const sealed = given.used ? await usedProof(p, user) : await proof(p, user, password)
  return user(stopAdvice, { ...request, ...sealed })
}

const goal = (goalId: string, name = '养老') => ({
  goalId,
  kind: 'pension' as const,
  name,
  goal: '500000.00',
  now: '50000.00',
  monthly: '2000.00',
  years: 15,
  rate: '3.5',
  inflation: '2',
})

/** A call about one portfolio, which only a match opens. */
const gated = <P extends v.GenericSchema>(
  endpoint: Endpoint<typeof queryPortfolio.request, P, (typeof queryPortfolio.errors)[number]>,
): Scenario =>
  scenario(endpoint, async (p) => (await matched(p))(endpoint, { portfolioCode: PI }), {
    notFound: async (p) => (await matched(p))(endpoint, { portfolioCode: NONE }),
    adviceNeeded: async (p) => (await p.as('zhang'))(endpoint, { portfolioCode: PI }),
    adviceMismatch: async (p) => (await matched(p))(endpoint, { portfolioCode: TOO_BOLD }),
  })

export const adviceScenarios: readonly Scenario[] = [
  scenario(queryAdviceState, async (p) => (await p.as('advised'))(queryAdviceState, {}), {}),
  scenario(queryAdviceQuestions, async (p) => (await p.as('zhang'))(queryAdviceQuestions, {}), {}),
  scenario(submitAdviceAnswers, async (p) => (await p.as('zhang'))(submitAdviceAnswers, ANSWERS), {
    notFound: async (p) =>
      (await p.as('zhang'))(submitAdviceAnswers, { ...ANSWERS, questionnaireId: 'advice-2020-1' }),
    riskMismatch: async (p) => (await p.as('zhao'))(submitAdviceAnswers, ANSWERS),
  }),
  scenario(queryAdviceSolution, async (p) => (await matched(p))(queryAdviceSolution, {}), {
    notFound: async (p) => (await p.as('zhang'))(queryAdviceSolution, {}),
  }),
  scenario(deleteAdviceSolution, async (p) => (await matched(p))(deleteAdviceSolution, {}), {
    requestPending: async (p) => (await p.as('advised'))(deleteAdviceSolution, {}),
  }),
  scenario(queryMyAllocation, async (p) => (await p.as('zhang'))(queryMyAllocation, {}), {}),
  scenario(listGoals, async (p) => (await p.as('zhang'))(listGoals, {}), {}),
  scenario(saveGoal, async (p) => (await p.as('zhang'))(saveGoal, goal('GOAL000000000000001')), {
    async limitReached(p) {
      const user = await p.as('zhang')
      for (let at = 0; at < 10; at += 1)
        okPayload(await user(saveGoal, goal(`GOAL00000000000000${at}`)))
      return user(saveGoal, goal('GOAL0000000000000099'))
    },
    contentRefused: async (p) =>
      (await p.as('zhang'))(saveGoal, goal('GOAL000000000000001', '<b>养老</b>')),
  }),
  scenario(deleteGoal, async (p) => (await p.as('zhang'))(deleteGoal, { goalId: 'none' }), {}),

  scenario(listPortfolios, async (p) => (await matched(p))(listPortfolios, {}), {
    adviceNeeded: async (p) => (await p.as('zhang'))(listPortfolios, {}),
  }),
  gated(queryPortfolio),
  gated(listPortfolioAdjustments),
  gated(queryAdviceDocuments),
  scenario(
    queryPortfolioCurve,
    async (p) => (await matched(p))(queryPortfolioCurve, { portfolioCode: PI, range: 'all' }),
    {
      notFound: async (p) =>
        (await matched(p))(queryPortfolioCurve, { portfolioCode: NONE, range: 'all' }),
      adviceNeeded: async (p) =>
        (await p.as('zhang'))(queryPortfolioCurve, { portfolioCode: PI, range: 'all' }),
      adviceMismatch: async (p) =>
        (await matched(p))(queryPortfolioCurve, { portfolioCode: TOO_BOLD, range: 'all' }),
    },
  ),

  scenario(signAdvice, async (p) => signing(p, await matched(p)), {
    notFound: async (p) => signing(p, await matched(p), { portfolioCode: NONE }),
    async adviceNeeded(p) {
      const user = await p.as('zhang')
      return signing(p, user, { hashes: [] })
    },
    adviceMismatch: async (p) => signing(p, await matched(p), { portfolioCode: TOO_BOLD }),
    wrongTradingPassword: async (p) => signing(p, await matched(p), { password: '135790' }),
    async tradingPasswordLocked(p) {
      const user = await matched(p)
      await locked(async () => signing(p, user, { password: '135790' }))
      return signing(p, user)
    },
    tokenExpired: async (p) => signing(p, await matched(p), { used: true }),
    agreementUnread: async (p) => signing(p, await matched(p), { hashes: [] }),
    portfolioClosed: async (p) =>
      signing(p, await matched(p), { portfolioCode: CLOSED, hashes: [] }),
    async handOver(p) {
      const token = await partnerToken(p.sandbox, 'zhang')
      const { retValue } = okPayload(await p.anyone(getOpenIdByToken, { token }))
      const user = p.client({ openId: retValue.openid, encOpenId: retValue.encid })
      return signing(p, user, { hashes: [] })
    },
  }),

  scenario(
    estimatePortfolio,
    async (p) =>
      (await matched(p))(estimatePortfolio, { portfolioCode: PI, kind: 'in', amount: '1000.00' }),
    {
      notFound: async (p) =>
        (await matched(p))(estimatePortfolio, {
          portfolioCode: NONE,
          kind: 'in',
          amount: '1000.00',
        }),
      adviceNeeded: async (p) =>
        (await p.as('zhang'))(estimatePortfolio, {
          portfolioCode: PI,
          kind: 'in',
          amount: '1000.00',
        }),
      adviceMismatch: async (p) =>
        (await matched(p))(estimatePortfolio, {
          portfolioCode: TOO_BOLD,
          kind: 'in',
          amount: '1000.00',
        }),
      amountOutOfRange: async (p) =>
        (await matched(p))(estimatePortfolio, { portfolioCode: PI, kind: 'in', amount: '499.99' }),
      portfolioClosed: async (p) =>
        (await matched(p))(estimatePortfolio, {
          portfolioCode: CLOSED,
          kind: 'in',
          amount: '1000.00',
        }),
      sharesShort: async (p) =>
        (await signedUp(p))(estimatePortfolio, { portfolioCode: PI, kind: 'out', percent: 50 }),
    },
  ),

  scenario(applyPortfolio, async (p) => paying(p, await signedUp(p)), {
    notFound: async (p) => paying(p, await signedUp(p), { portfolioCode: NONE }),
    adviceNeeded: async (p) => paying(p, await p.as('zhang')),
    adviceMismatch: async (p) => paying(p, await signedUp(p), { portfolioCode: TOO_BOLD }),
    wrongTradingPassword: async (p) => paying(p, await signedUp(p), { password: '135790' }),
    async tradingPasswordLocked(p) {
      const user = await signedUp(p)
      await locked(async () => paying(p, user, { password: '135790' }))
      return paying(p, user)
    },
    tokenExpired: async (p) => paying(p, await signedUp(p), { used: true }),
    portfolioClosed: async (p) => paying(p, await signedUp(p), { portfolioCode: CLOSED }),
    cardUnavailable: async (p) => paying(p, await signedUp(p), { bankSerial: 'zhang-9' }),
    amountOutOfRange: async (p) => paying(p, await signedUp(p), { amount: '499.99' }),
    agreementUnread: async (p) => paying(p, await matched(p)),
  }),

  scenario(redeemPortfolio, async (p) => leaving(p, await holder(p)), {
    notFound: async (p) => leaving(p, await matched(p)),
    wrongTradingPassword: async (p) => leaving(p, await holder(p), { password: '135790' }),
    async tradingPasswordLocked(p) {
      const user = await holder(p)
      await locked(async () => leaving(p, user, { password: '135790' }))
      return leaving(p, user)
    },
    tokenExpired: async (p) => leaving(p, await holder(p), { used: true }),
    cardUnavailable: async (p) => leaving(p, await holder(p), { bankSerial: 'zhang-9' }),
    sharesShort: async (p) => leaving(p, await signedUp(p)),
    async requestPending(p) {
      const user = await holder(p)
      okPayload(await leaving(p, user))
      return leaving(p, user, { applyNo: 'OUTA0000000000000002' })
    },
  }),

  scenario(stopAdvice, async (p) => stopping(p, await holder(p)), {
    notFound: async (p) => stopping(p, await matched(p)),
    wrongTradingPassword: async (p) => stopping(p, await holder(p), { password: '135790' }),
    async tradingPasswordLocked(p) {
      const user = await holder(p)
      await locked(async () => stopping(p, user, { password: '135790' }))
      return stopping(p, user)
    },
    tokenExpired: async (p) => stopping(p, await holder(p), { used: true }),
    cardUnavailable: async (p) => stopping(p, await holder(p), { bankSerial: 'zhang-9' }),
    async requestPending(p) {
      const user = await holder(p)
      okPayload(await leaving(p, user))
      return stopping(p, user)
    },
  }),

  scenario(
    queryAdviceOrder,
    async (p) => {
      const user = await signedUp(p)
      okPayload(await paying(p, user))
      return user(queryAdviceOrder, { applyNo: 'INAA0000000000000001' })
    },
    {
      notFound: async (p) =>
        (await p.as('zhang'))(queryAdviceOrder, { applyNo: 'INAA0000000000000001' }),
    },
  ),
]
