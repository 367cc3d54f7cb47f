import * as v from 'valibot'
import type { claimBillAward, queryBill } from '#api/calls/activities/annual-bill.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  AWARD_COINS,
  billAward,
  billClaimUntil,
  billOpensAt,
  daysOfYear,
  FIRST_BILL_YEAR,
  yearBase,
} from '#domain/bill/annual-bill.ts'
import { deepestFall } from '#domain/bill/deepest-fall.ts'
import { ENDED } from '#domain/campaign/campaign-words.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { profitRate } from '#domain/report/month-report.ts'
import { monthOf } from '#domain/report/months.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { BILL_IN_CHECK } from '#test/sandbox/departments/trading/sentinels.ts'
import { monthReport, type MonthReport } from '#test/sandbox/departments/plans/monthly-report.ts'
import { userMovements, type Movement } from '#test/sandbox/departments/plans/user-books.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { accountDays, dividendYear, feeYear, ordersUntil, planYear } from './account-year.ts'

type Answer = v.InferInput<typeof queryBill.payload>
type Bill = NonNullable<Answer['bill']>

const SCOPE = 'annual-bill'

const isInCheck = (userId: string, year: number): boolean =>
  BILL_IN_CHECK.userId === userId && BILL_IN_CHECK.year === year

/** Of a year that is over, or that runs; RET.notFound of any other. */
function billState(world: World, user: User, year: number): Answer['state'] {
  const now = world.clock.now()
  if (year < FIRST_BILL_YEAR || year > Number(now.slice(0, 4)))
    throw new Refusal(RET.notFound, '没有这一年的账单')
  if (now < billOpensAt(year)) return 'notBegun'
  if (user.auth_flag !== '1') return 'unverified'
  return isInCheck(user.user_id, year) ? 'checking' : 'ready'
}

/** The user's bill of a year, or why there is none. */
export function billOf(world: World, user: User, year: number): Answer {
  const state = billState(world, user, year)
  const about = { serverTime: world.clock.now(), year, opensAt: billOpensAt(year) }
  const bill = state === 'ready' ? yearBill(world, user, year) : null
  return { ...about, state: state === 'ready' && bill === null ? 'none' : state, bill }
}

/** The years of which a user has a bill by now, the newest first. */
export function billYears(world: World, user: User): number[] {
  const now = world.clock.now()
  if (user.auth_flag !== '1') return []
  const last = Number(now.slice(0, 4)) - 1
  return Array.from({ length: last - FIRST_BILL_YEAR + 1 }, (_, ago) => last - ago)
    .filter((year) => now >= billOpensAt(year))
    .filter((year) => heldYear(world, user.user_id, year) !== null)
}

/** The year of who has held something in it; null of any other. */
function heldYear({ db, market }: Pick<World, 'db' | 'market'>, userId: string, year: number) {
  const movements = userMovements(db, userId)
  const started = movements[0]?.time.slice(0, 8) ?? `${year + 1}0101`
  const since = started > `${year}0101` ? started : `${year}0101`
  const span = { first: since, last: `${year}1231`, now: billOpensAt(year) }
  if (since > span.last) return null
  const days = accountDays(market, movements, span)
  const holdDays = days.filter(({ holds }) => holds).length
  return holdDays === 0 ? null : { movements, since, span, days, holdDays }
}

/** The users who have a bill of a year when it opens. */
export const billUsers = (books: Pick<World, 'db' | 'market'>, year: number): string[] =>
  books.db
    .all(
      v.object({ user_id: v.string() }),
      `SELECT user_id FROM users WHERE auth_flag = '1' ORDER BY user_id`,
    )
    .map(({ user_id: userId }) => userId)
    .filter((userId) => !isInCheck(userId, year) && heldYear(books, userId, year) !== null)

/** From the books as of the day on which the bill opens, so that it never changes. */
function yearBill(world: World, user: User, year: number): Bill | null {
  const { db, market } = world
  const userId = user.user_id
  const held = heldYear(world, userId, year)
  if (held === null) return null
  const { movements, since, span, days, holdDays } = held
  const months = Array.from({ length: 12 }, (_, at) =>
    monthReport(market, movements, `${year}${String(at + 1).padStart(2, '0')}`, span.now),
  )
  const orders = ordersUntil(db, userId, span.last)
  const ofYear = orders.filter(({ day }) => day >= since)
  const funds = fundsOf(world, months)
  const plans = planYear(db, market, userId, span)
  const kind = billAward({
    paidInstalments: plans.paid,
    holdDays,
    yearDays: daysOfYear(year),
    fundTypes: new Set(funds.map(({ fundTypeName }) => fundTypeName)).size,
  })
  const wallet = funds.find(({ fundCode }) => fundCode === WALLET_FUND)
  const first = orders.find(({ isPurchase }) => isPurchase)
  return {
    generatedAt: span.now,
    since,
    ...accountYear(months, movements, span),
    months: months.map(({ month, profit }) => ({
      month,
      profit: yuan(profit),
      bought: yuan(
        ofYear
          .filter(({ day, isPurchase }) => isPurchase && monthOf(day) === month)
          .reduce((all, { amount }) => all + amount, 0),
      ),
    })),
    funds,
    holdDays,
    firstOrder:
      first === undefined
        ? null
        : {
            date: first.day,
            fundName: market.fund(first.fundCode)?.name ?? first.fundCode,
            amount: yuan(first.amount),
          },
    buys: ofYear.filter(({ isPurchase }) => isPurchase).length,
    sales: ofYear.filter(({ isPurchase }) => !isPurchase).length,
    plans,
    dividends: dividendYear(db, userId, span),
    fees: feeYear(db, userId, span),
    wallet: { income: wallet?.profit ?? '0.00', closing: wallet?.closing ?? '0.00' },
    fall: deepestFall(days),
    award:
      kind === null
        ? null
        : {
            kind,
            coins: AWARD_COINS,
            claimUntil: billClaimUntil(year),
            ...awardState(world, user, year),
          },
  }
}

/** The equation of the year, and its rate. */
function accountYear(
  months: readonly MonthReport[],
  movements: readonly Movement[],
  span: { readonly first: string; readonly last: string },
) {
  const total = (of: (month: MonthReport) => number) =>
    months.reduce((all, month) => all + of(month), 0)
  const opening = yuan(months[0]?.opening ?? 0)
  const profit = yuan(total((it) => it.profit))
  const flows = movements
    .map(({ time, paidIn }) => ({ date: time.slice(0, 8), amount: yuan(paidIn) }))
    .filter(({ date }) => date >= span.first && date <= span.last)
  return {
    opening,
    inflow: yuan(total((it) => it.inflow)),
    outflow: yuan(total((it) => it.outflow)),
    profit,
    closing: yuan(months.at(-1)?.closing ?? 0),
    rate: profitRate(profit, yearBase(opening, flows, span)),
  }
}

function fundsOf({ market }: World, months: readonly MonthReport[]): Bill['funds'] {
  const profits = new Map<string, number>()
  for (const { funds } of months)
    for (const { fundCode, profit } of funds)
      profits.set(fundCode, (profits.get(fundCode) ?? 0) + profit)
  const closings = new Map(months.at(-1)?.funds.map((it) => [it.fundCode, it.closing]))
  return [...profits].map(([fundCode, profit]) => ({
    fundCode,
    fundName: market.fund(fundCode)?.name ?? fundCode,
    fundTypeName: market.fund(fundCode)?.typeName ?? '其他',
    profit: yuan(profit),
    closing: yuan(closings.get(fundCode) ?? 0),
  }))
}

const claimId = (year: number): string => `award-${year}`

const claimedAt = (db: Database, userId: string, year: number): string | null =>
  db.text(
    'SELECT time FROM activity_claims WHERE user_id = ? AND scope = ? AND claim_id = ?',
    userId,
    SCOPE,
    claimId(year),
  ) ?? null

function awardState({ db, clock }: World, user: User, year: number) {
  const time = claimedAt(db, user.user_id, year)
  const open = clock.now() <= billClaimUntil(year) ? ('open' as const) : ('closed' as const)
  return { state: time === null ? open : ('claimed' as const), claimedAt: time }
}

/** Books the coins of an award at a moment: the claim and its coins are one step. */
export function giveAward(db: Database, userId: string, year: number, time: string): void {
  const claim = { userId, scope: SCOPE, claimId: claimId(year), time }
  giveOnce(db, claim, { unit: UNIT.coin, amount: AWARD_COINS })
}

/** Claims the coins of a year's award, once, until the end of the next March. */
export function claimAward(
  world: World,
  user: User,
  year: number,
): v.InferInput<typeof claimBillAward.payload> {
  const { bill } = billOf(world, user, year)
  const award = bill?.award ?? null
  if (award === null) throw new Refusal(RET.notEarned, '这一年没有可领取的奖励')
  if (award.state === 'closed') throw new Refusal(SHOWN_RET.activityOver, ENDED)
  const time = world.clock.now()
  giveAward(world.db, user.user_id, year, time)
  return { coins: award.coins, claimedAt: time }
}
