import { replaceEqualDeep } from '@tanstack/react-query'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from './contract.ts'
import { isEmptyList, orNull, rows, unreadable } from './rows.ts'
import { readRowByRow } from './unfit-answer.ts'
import { listsIn } from './testing/lists-in.ts'
import { valueFor } from './testing/value-for.ts'

const name = v.object({ name: v.string() })
const ODD = { name: 5 }

describe('a list that is read row by row', () => {
  const list = v.object({ total: v.number(), records: rows(name) })

  test('leaves out what does not fit, and counts it', () => {
    const read = readRowByRow(list, { total: 3, records: [{ name: 'a' }, ODD, { name: 'b' }] })
    expect(read?.leftOut).toBe(1)
    expect(Array.from(read?.payload.records ?? [])).toEqual([{ name: 'a' }, { name: 'b' }])
    expect(unreadable(read?.payload.records)).toBe(1)
  })

  test('counts nothing where every row fits', () => {
    const read = readRowByRow(list, { total: 1, records: [{ name: 'a' }] })
    expect(read).toEqual({ payload: { total: 1, records: [{ name: 'a' }] }, leftOut: 0 })
    expect(unreadable(read?.payload.records)).toBe(0)
  })

  test('is not empty when none of its rows could be read', () => {
    const read = readRowByRow(list, { total: 1, records: [ODD] })
    expect(isEmptyList(read?.payload.records ?? [])).toBe(false)
    expect(isEmptyList([])).toBe(true)
  })

  test('loses the innermost row that does not fit, not the one around it', () => {
    const cards = v.object({ cards: rows(v.object({ funds: rows(name) })) })
    const read = readRowByRow(cards, { cards: [{ funds: [ODD, { name: 'a' }] }, { funds: 1 }] })
    expect(read?.leftOut).toBe(2)
    expect(read?.payload.cards.map(({ funds }) => [funds.length, unreadable(funds)])).toEqual([
      [1, 1],
    ])
  })

  test('fails where what is wrong is in no row', () => {
    expect(readRowByRow(list, { total: '3', records: [] })).toBeNull()
    expect(readRowByRow(list, { total: 3, records: null })).toBeNull()
  })

  test('is strict for everyone but the client', () => {
    expect(v.safeParse(list, { total: 1, records: [ODD] }).success).toBe(false)
  })

  test('keeps its count when the query cache shares what is the same', () => {
    const read = (records: unknown[]) => readRowByRow(list, { total: 2, records })?.payload
    const odd = read([{ name: 'a' }, ODD])
    const whole = read([{ name: 'a' }])
    expect(unreadable(replaceEqualDeep(whole, odd)?.records)).toBe(1)
    expect(unreadable(replaceEqualDeep(odd, odd)?.records)).toBe(1)
    expect(unreadable(replaceEqualDeep(odd, whole)?.records)).toBe(0)
  })
})

test('a part that its row can do without is null where it cannot be read', () => {
  const row = v.object({ rows: rows(v.object({ id: v.string(), link: orNull(name) })) })
  const read = readRowByRow(row, { rows: [{ id: '1', link: ODD }] })
  expect(read).toEqual({ payload: { rows: [{ id: '1', link: null }] }, leftOut: 1 })
  expect(v.safeParse(row, { rows: [{ id: '1', link: ODD }] }).success).toBe(false)
})

const lists = endpoints.flatMap((endpoint) =>
  listsIn(endpoint.payload).map(({ place, schema, oneByOne }) => ({
    call: `${endpoint.name} ${place}`,
    endpoint,
    schema,
    oneByOne,
  })),
)

/**
 * rules.md#envelope: read as a whole, because without a row something else would be shown, agreed
 * to or worked out. A new list is read row by row, or it is named here.
 */
const WHOLE = [
  // Another fee would be shown than the one that holds.
  /\.(?:purchaseTiers|redemptionTiers)$/,
  / (?:purchaseTiers|redemptionTiers)$/,
  /^estimate(?:Redeem|Convert) lots$/,
  /^sellPreview lots$/,
  /^mncjActivityHdMncjPositionDetails lots$/,
  // The sums would not add up to the player's own.
  /^gameResult own\.funds$/,
  // The quota and the sums would be of other rows than those that are shown.
  /^queryPensionSummary (?:contributions|holdings)$/,
  // Another tax would be worked out than the law's.
  /^queryTaxRules /,
  // Something would be agreed to unread, or a use of personal information go unnamed.
  / protocols$/,
  /\bsections$/,
  /^getActivityRule rules$/,
  /^queryExpertSeason season\.rules$/,
  /^listPrivacyInfo groups(?:\.items)?$/,
  // Another tax residence would be shown, and declared, than the one that is stored.
  /^queryPersonalAndCRS taxResidences$/,
  // Another class would come out of the assessment.
  /^queryRiskQuestionnaire questions(?:\.options)?$/,
  /^queryRiskResult result\.answers(?:\.optionIds)?$/,
  // Products would be shown, or a contract signed, with a step or a clause less.
  /^queryPrivateState missing$/,
  /^queryPrivateProduct clauses$/,
  // The visit would be answered with a question less, a transfer that went back be unknown.
  /^listPrivateContracts contracts\.(?:questions|returned)$/,
  // Returns, drawdowns and days are worked out of them.
  /^listPrivateNav points$/,
  /^queryNavHistory (?:points|benchmark|peer)$/,
  // A day less would move the lines of the zones.
  /^listIndexHistory days$/,
  /^assetCurve days$/,
  /^backtestPlan curve$/,
  /^queryIncomeCalendar days$/,
  // A card that carries something would look free to be untied.
  /^queryBankCardUse (?:shares|orders|arriving|plans)$/,
  // Another list would be described than the one that is shown.
  /^(?:listFundRules rules\.rule|queryFundList rule)\./,
  // A coupon would look usable where it is not.
  /(?: |\.)(?:scenes|containers|payBy)$/,
  /\bscope\.(?:fundCodes|fundTypes|except)$/,
  // The newest price, its change and the curve are worked out of them.
  /^queryGoldPrice (?:sessions|points)$/,
  // A paper with a fact less would not be the one that was checked.
  /^checkPaper facts$/,
  // A plan would go unnamed that was not changed.
  /^(?:changePlansCard|queryPlansCardChange) plans$/,
  // By position.
  /^(?:listFundRules rules\.top|queryFundList records)\.columns$/,
  /^queryFundRanking records\.(?:returns|drawdowns|spans)$/,
  /^processGoldCoinsTask signIn\.coins$/,
  // Coins would be spent without a term, or come back without a part.
  /^queryGoldGoods rules$/,
  /^queryGoldExchange (?:steps|returned)$/,
  // Money would go on a day that was not named.
  /^previewPlan debitDates$/,
  // Another residence would be declared than what is saved.
  /^queryOpeningProgress info\.taxResidences$/,
  // A market that is closed, and moves the dates, would go unnamed.
  /(?: |\.)(?:overseasMarkets|overseasClosures(?:\.markets)?|closedMarkets)$/,
  // Less money would be set aside than is debited.
  /^listPlans upcoming$/,
  // Another quiz would be answered, another choice made than the one that was meant.
  /^queryItem item\.lesson\.questions(?:\.options)?$/,
  /^(?:queryItem item|castVote)\.?\s?vote\.options$/,
  // Chances would no longer come to the whole.
  /^queryChest prizes$/,
  // A question without one of its choices, a check without one of its questions, or a plan without
  // one of its units would be another one.
  /^(?:nextQuestion|answerQuestion|quizResult|submitCheck) (?:review|reviews|choices)/,
  /^queryLearning (?:units|check)/,
  // A tier would seem not to exist, and a right to promise something else.
  /^queryVip tiers$/,
  /^(?:listVipRights rights|claimVipRight right)\.content$/,
  // The months and funds of a bill would no longer come to its profit.
  /^queryBill bill\.(?:months|funds)$/,
  // Data would be agreed to that are not shown.
  /^partnerHandover prefill$/,
  // A void week would be passed over in silence.
  /^queryPickWeek round\.voidWeeks$/,
  // A streak would be another one, a campaign would have other conditions, rules or prizes.
  /^(?:keep|direct)Homepage slots$/,
  /^queryActivity activity\.(?:needs|unmet|rules|prizes)$/,
  /^listActivities records\.(?:needs|unmet)$/,
  // Another reward would be named than the one that is paid.
  /^queryInvite(?:e?)Home campaign\.(?:gains|ladder|rules)$/,
  /^queryInviteHome tasks$/,
  /^queryInviteHome recent\.rewards$/,
  /^listInviteRecords records\.rewards$/,
  /^queryInviteeHome (?:own\.rewards|challenge\.days)$/,
  /^listInviteTasks months\.claims$/,
  // A form without one of its fields would be another form.
  /^takePostTicket fields$/,
  // A sum of money would be seen where it is hidden.
  /^listMessages items\.amounts$/,
  // A kind would look as if it could not be switched off.
  /^queryMessageSettings kinds$/,
  // A later answer would be read as the only one.
  /^queryComplaint answers$/,
  // Another portfolio would be matched, an account would be reckoned with a day less, or the parts
  // of an order would no longer come to its whole.
  /^queryAdviceQuestions questions(?:\.options)?$/,
  /^(?:submitAdviceAnswers|queryAdviceSolution) lower$/,
  /^queryAdviceSolution answers(?:\.optionIds)?$/,
  /^queryMyAllocation (?:days|index\.closes)$/,
  /^queryPortfolioCurve points$/,
  /^(?:applyPortfolio|redeemPortfolio|stopAdvice) parts$/,
  // Of a link: without one of them it would lead somewhere else.
  /(?:forwardInfo|ForwardInfo|forward)\.params$/,
]
const isWhole = (call: string) => WHOLE.some((pattern) => pattern.test(call))

test.each(lists)('$call is read row by row, or named as one that is not', (list) => {
  expect(list.oneByOne).toBe(!isWhole(list.call))
})

const calls = endpoints.filter(({ payload }) => listsIn(payload).some((list) => list.oneByOne))

test.each(calls)('odd rows never fail $name, and take no other row along', ({ payload }) => {
  const own = listsIn(payload).filter(({ oneByOne, place }) => oneByOne && !place.includes('.'))
  fc.assert(
    fc.property(
      valueFor(payload),
      fc.array(fc.tuple(fc.nat(), fc.anything()), { minLength: 1, maxLength: 4 }),
      (value, odd) => {
        if (typeof value !== 'object' || value === null) throw new Error('no payload')
        const given = new Map(Object.entries(value))
        for (const { place, schema } of own) {
          const fits = given.get(place)
          if (!Array.isArray(fits)) throw new Error(`${place} is no list`)
          const all: unknown[] = [...fits]
          for (const [at, row] of odd) all.splice(at % (all.length + 1), 0, row)
          const good = all.filter((row) => v.safeParse(schema.item, row).success)
          const read = readRowByRow(payload, { ...value, [place]: all })
          expect(read).not.toBeNull()
          const list: unknown = Reflect.get(Object(read?.payload), place)
          if (!Array.isArray(list)) throw new Error(`${place} was not read as a list`)
          expect(list.length + unreadable(list)).toBe(all.length)
          expect(list.length).toBeGreaterThanOrEqual(good.length)
        }
      },
    ),
    { numRuns: 25 },
  )
})
