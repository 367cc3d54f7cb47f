import * as v from 'valibot'
import { ASSET_CLASSES, LADDER, stressLoss, weightAllowed } from '#domain/advice/ladder.ts'
import { barredFrom, classCap, VALID_MONTHS, type Barred } from '#domain/advice/match.ts'
import { rungIndex, RUNGS } from '#domain/advice/ladder.ts'
import { RET } from '#api/endpoint.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { riskTestState } from '#domain/identity/risk.ts'
import data from './portfolios.json' with { type: 'json' }
import { newestSolution } from './solutions.ts'

export const part = v.strictObject({
  fundCode: v.string(),
  assetClass: v.picklist(ASSET_CLASSES),
  weight: v.number(),
})
export type Part = v.InferOutput<typeof part>
const parts = v.array(part)

const portfolio = v.strictObject({
  portfolioCode: v.string(),
  portfolioName: v.string(),
  moduleName: v.picklist(RUNGS),
  state: v.picklist(['open', 'closed', 'ending']),
  inception: v.string(),
  initial: parts,
  adjustments: v.array(v.strictObject({ date: v.string(), reason: v.string(), parts })),
})
export type Portfolio = v.InferOutput<typeof portfolio>

const ALL = dataFile('departments/advice/portfolios.json', v.array(portfolio), data)

export const MIN_FIRST = '500.00'
export const MIN_MORE = '100.00'

const isWhole = (of: readonly Part[]) => of.reduce((sum, it) => sum + it.weight, 0) === 100

type Funds = Pick<Market, 'fund'>
/** By market, whose funds stay the same. */
const ofMarket = new WeakMap<Funds, readonly Portfolio[]>()

/** Portfolios all of whose funds the market has, from the calmest to the boldest. */
export function portfoliosIn(market: Funds): readonly Portfolio[] {
  const known = ofMarket.get(market)
  if (known !== undefined) return known
  const whole = ALL.filter((it) =>
    [...it.initial, ...it.adjustments.flatMap((a) => a.parts)].every(({ fundCode }) =>
      market.fund(fundCode),
    ),
  )
  ofMarket.set(market, whole)
  return whole
}

export interface Adjustment {
  readonly id: string
  readonly date: Date8
  readonly time: Time14
  readonly reason: string
  readonly before: readonly Part[]
  readonly parts: readonly Part[]
}

const adjustmentRow = v.object({
  adjustment_id: v.string(),
  time: v.string(),
  reason: v.string(),
  parts: v.pipe(v.string(), v.parseJson(), parts),
})

/** The adjustments of a portfolio that have been decided by a moment, oldest first. */
export function adjustmentsOf(db: Database, it: Portfolio, now: Time14): readonly Adjustment[] {
  const made = db
    .all(
      adjustmentRow,
      'SELECT * FROM portfolio_adjustments WHERE portfolio_code = ? AND time <= ? ORDER BY time, adjustment_id',
      it.portfolioCode,
      now,
    )
    .map((row) => ({
      id: row.adjustment_id,
      date: row.time.slice(0, 8),
      time: row.time,
      reason: row.reason,
      parts: row.parts,
    }))
  const past = it.adjustments.map(({ date, reason, parts: after }) => ({
    id: `${it.portfolioCode}-${date}`,
    date,
    time: `${date}100000`,
    reason,
    parts: after,
  }))
  const all = [...past, ...made]
  return all.map(({ id, date, time, reason, parts: after }, index) => ({
    id,
    date,
    time,
    reason,
    before: all[index - 1]?.parts ?? it.initial,
    parts: after,
  }))
}

/** The parts of a portfolio at a moment. */
export const currentParts = (db: Database, it: Portfolio, now: Time14): readonly Part[] =>
  adjustmentsOf(db, it, now).at(-1)?.parts ?? it.initial

/** RET.badRequest for parts that are not whole, unknown, doubled, or too heavy. */
export function requireParts(market: Market, asked: readonly Part[]): void {
  const problem = asked.some((it) => {
    const fund = market.fund(it.fundCode)
    return !fund || it.weight <= 0 || !weightAllowed({ weight: it.weight, typeCode: fund.typeCode })
  })
  const isDouble = new Set(asked.map((it) => it.fundCode)).size !== asked.length
  if (problem || isDouble || !isWhole(asked))
    throw new Refusal(
      RET.badRequest,
      '组合成分不正确：须为已有基金，单只不超过 20%（货币与指数基金除外），合计 100%',
    )
}

export function portfolioByCode(market: Pick<Market, 'fund'>, code: string): Portfolio {
  const found = portfoliosIn(market).find((it) => it.portfolioCode === code)
  if (!found) throw new Refusal(RET.notFound, '没有这个组合')
  return found
}

/** The portfolio that a rung leads to: the first of its module that is open. */
export const ofRung = (
  market: Pick<Market, 'fund'>,
  rung: Portfolio['moduleName'],
): Portfolio | undefined =>
  portfoliosIn(market).find((it) => it.moduleName === rung && it.state === 'open')

export const stressOf = ({ moduleName }: Portfolio) => stressLoss(LADDER[moduleName].mix)
export const rateOf = ({ moduleName }: Portfolio) => LADDER[moduleName].rate

const levelOf = (user: User): number =>
  riskTestState(user.risk_test) === 'valid' ? user.risk_level : -1

/** Returns whether a solution still counts: its year is not over and the class has not fallen. */
export function isSolutionValid(
  user: User,
  it: { made: Time14; level: number },
  now: Time14,
): boolean {
  if (levelOf(user) < 0 || addMonths(it.made.slice(0, 8), VALID_MONTHS) < now.slice(0, 8))
    return false
  return rungIndex(classCap(levelOf(user))) >= rungIndex(classCap(it.level))
}

const WORDS: Readonly<
  Record<Barred, readonly [typeof RET.adviceNeeded | typeof RET.adviceMismatch, string]>
> = {
  noAnswers: [RET.adviceNeeded, '请先完成投资需求问卷'],
  expired: [RET.adviceNeeded, '您的方案已失效，请重新完成投资需求问卷'],
  aboveClass: [RET.adviceMismatch, '该组合高于您的风险等级，不能查看或转入'],
  aboveMatch: [RET.adviceMismatch, '该组合高于您的匹配方案，不能查看或转入'],
}

/** Returns why the user may not see or enter a portfolio; null where that is open. */
export function barred({ db, clock }: World, user: User, it: Portfolio) {
  const now = clock.now()
  const solution = newestSolution(db, user.user_id)
  const why = barredFrom(it.moduleName, {
    matched: solution?.match.rung ?? null,
    isValid: solution !== null && isSolutionValid(user, solution, now),
    level: levelOf(user),
  })
  return why && { retCode: WORDS[why][0], message: WORDS[why][1] }
}

export function requireMatch(world: World, user: User, it: Portfolio): void {
  const why = barred(world, user, it)
  if (why) throw new Refusal(why.retCode, why.message)
}
