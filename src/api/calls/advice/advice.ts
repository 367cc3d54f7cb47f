/** The questionnaire of the advice, its solution, goals and the diagnosis (rules.md#advice). */
import * as v from 'valibot'
import { ADVICE_STATES, CAP_KINDS } from '#domain/advice/match.ts'
import { PORTFOLIO_MODULES } from '#domain/fund/portfolio.ts'
import { mutation, query } from '#api/endpoint.ts'
import {
  clientRiskLevel,
  date8,
  fundCode,
  fundRiskLevel,
  nothing,
  requestNo,
  text,
  time14,
} from '#api/fields.ts'
import { money, orderMoney, percent, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { adjustmentState, portfolioCode } from './portfolio.ts'

const base = { method: 'GET', source: 'assumed' } as const
const rung = v.picklist(PORTFOLIO_MODULES)

export const queryAdviceState = query({
  ...base,
  name: 'queryAdviceState',
  about: 'Says how far the user is: answers, match, what is signed, what is under way.',
  path: '/api/advise/queryAdviceState',
  request: nothing,
  payload: v.object({
    state: v.picklist(ADVICE_STATES),
    solutionId: v.nullable(v.string()),
    /** Null without a valid match. */
    matched: v.nullable(portfolioCode),
    validDate: v.nullable(date8),
    signed: rows(
      v.object({
        portfolioCode,
        portfolioName: v.string(),
        value: money,
        dayProfit: v.nullable(money),
        date: v.nullable(date8),
        profit: money,
        rate: v.nullable(percent),
        drift: percent,
        adjusting: v.nullable(adjustmentState),
        ending: v.boolean(),
      }),
    ),
  }),
})

export const queryAdviceQuestions = query({
  ...base,
  name: 'queryAdviceQuestions',
  about: 'Gives the questions on the needs, with what an option means in yuan or percent.',
  path: '/api/advise/queryAdviceQuestions',
  request: nothing,
  payload: v.object({
    questionnaireId: v.string(),
    questions: v.array(
      v.object({
        questionId: v.string(),
        title: v.string(),
        multiple: v.boolean(),
        options: v.array(
          v.object({
            optionId: v.string(),
            optionTxt: v.string(),
            /** Yuan of an amount, percent of a loss; null where the option has no number. */
            number: v.nullable(v.string()),
          }),
        ),
      }),
    ),
  }),
})

const answers = v.pipe(
  v.array(
    v.object({
      questionId: text(32),
      optionIds: v.pipe(v.array(text(32)), v.minLength(1), v.maxLength(5)),
    }),
  ),
  v.maxLength(20),
)

const caps = v.object({ class: rung, time: rung, loss: rung })

const solution = {
  solutionId: v.string(),
  made: time14,
  validDate: date8,
  /** False once the year is over or the class has fallen. */
  isValid: v.boolean(),
  clientRiskLevel,
  caps,
  boundBy: v.picklist(CAP_KINDS),
  portfolioCode,
  rung,
  /** The nearest first. */
  lower: v.array(v.object({ portfolioCode, rung })),
  amount: money,
  /** A month. */
  spending: money,
  planned: money,
  pots: v.object({ ready: money, planned: money, long: money, short: money }),
}

export const submitAdviceAnswers = mutation({
  name: 'submitAdviceAnswers',
  about: 'Hands the answers in and matches a portfolio by the lowest of three caps.',
  method: 'POST',
  path: '/api/advise/submitAdviceAnswers',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'riskMismatch'],
  source: 'assumed',
  request: v.object({ questionnaireId: text(64), answers }),
  payload: v.object(solution),
})

export const queryAdviceSolution = query({
  ...base,
  name: 'queryAdviceSolution',
  about: 'Shows a solution of the user with its answers; without a number the newest.',
  path: '/api/advise/queryAdviceSolution',
  errors: ['notFound'],
  request: v.object({ solutionId: v.optional(text(64)) }),
  payload: v.object({ ...solution, questionnaireId: v.string(), answers }),
})

export const deleteAdviceSolution = mutation({
  name: 'deleteAdviceSolution',
  about: 'Deletes the solutions of the user; not while a portfolio is signed.',
  method: 'POST',
  path: '/api/advise/deleteAdviceSolution',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['requestPending'],
  source: 'assumed',
  request: nothing,
  payload: nothing,
})

const stock = v.object({ code: v.string(), name: v.string(), share: percent })

/** Facts alone: each figure of the diagnosis is reckoned from them, by its printed formula. */
export const queryMyAllocation = query({
  ...base,
  name: 'queryMyAllocation',
  about: 'Gives what is held with what is known of it, and the daily account; for everybody.',
  path: '/api/advise/queryMyAllocation',
  request: nothing,
  payload: v.object({
    asOf: date8,
    /** Null without a test. */
    clientRiskLevel: v.nullable(clientRiskLevel),
    /** Of the valid match; null without one. */
    target: v.nullable(rung),
    pots: v.nullable(v.object({ ready: money, planned: money, long: money, short: money })),
    holdings: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        typeName: v.string(),
        riskLevel: fundRiskLevel,
        companyName: v.string(),
        managerName: v.string(),
        shares,
        amount: money,
        navDate: date8,
        /** Calendar days since the first purchase that is still in it. */
        heldDays: v.number(),
        /** Percent a year; null where it is not known. */
        runningRate: v.nullable(percent),
        /** Yuan of front fees that were paid for it. */
        frontFees: money,
        /** The newest report that is out; null where none is. */
        filing: v.nullable(
          v.object({
            reportDate: date8,
            industries: rows(v.object({ name: v.string(), share: percent })),
            stocks: rows(stock),
          }),
        ),
        /** Of the last year: percent of the deepest fall, and days until it was made up. */
        drawdown: v.nullable(percent),
        recoveryDays: v.nullable(v.number()),
      }),
    ),
    /** The account day by day, oldest first: its value in the evening, and what came in that day. */
    days: v.array(v.object({ date: date8, value: money, flow: money })),
    /** Null where no index is published. */
    index: v.nullable(
      v.object({
        name: v.string(),
        closes: v.array(v.object({ date: date8, close: v.string() })),
      }),
    ),
  }),
})

const goal = {
  goalId: text(32),
  kind: v.picklist(['pension', 'education', 'home', 'reserve', 'freedom']),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  goal: orderMoney,
  now: orderMoney,
  monthly: orderMoney,
  years: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)),
  rate: percent,
  inflation: percent,
}

export const listGoals = query({
  ...base,
  name: 'listGoals',
  about: 'Lists the saved goals, ten at most.',
  path: '/api/advise/listGoals',
  request: nothing,
  payload: v.object({ goals: rows(v.object({ ...goal, saved: time14 })) }),
})

export const saveGoal = mutation({
  name: 'saveGoal',
  about: 'Saves a goal, or changes the one with its number.',
  method: 'POST',
  path: '/api/advise/saveGoal',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['limitReached', 'contentRefused'],
  source: 'assumed',
  request: v.object({ ...goal, goalId: requestNo }),
  payload: v.object({ ...goal, saved: time14 }),
})

export const deleteGoal = mutation({
  name: 'deleteGoal',
  about: 'Deletes a goal; one that is gone stays so.',
  method: 'POST',
  path: '/api/advise/deleteGoal',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'assumed',
  request: v.object({ goalId: text(32) }),
  payload: nothing,
})
