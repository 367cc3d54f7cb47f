import * as v from 'valibot'
import type { queryIncomeCoupon } from '#api/calls/coupons/income.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { bringsIncome } from '#domain/coupon/coupon.ts'
import {
  countedSum,
  experienceDay,
  experienceReward,
  incomeDays,
  rateUpReward,
  type IncomeTerms,
} from '#domain/coupon/income-coupon.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { earnUnits } from '#test/sandbox/departments/units/unit-lots.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account } from '#test/sandbox/kernel/store/ledger.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchOf, INCOME_BATCHES } from './batches.ts'
import { couponRow, findCoupon, moveCoupon, type CouponRow } from './book.ts'

type View = v.InferInput<typeof queryIncomeCoupon.payload>

interface Day {
  readonly date: Date8
  /** Null while the day is not over. */
  readonly value: string | null
}

/** The amount that a user holds in the wallet as a day ends. */
const heldOn = (db: Database, userId: string, day: Date8): string =>
  yuan(
    db.number(
      `SELECT coalesce(sum(e.amount), 0) AS held FROM entries e JOIN journals j USING (journal_id)
       WHERE e.account = ? AND e.unit = ? AND j.time <= ?`,
      account.holder(userId),
      WALLET_FUND,
      `${day}235959`,
    ),
  )

const claimedOn = (it: CouponRow): Date8 => it.granted_at.slice(0, 8)

/** The figures known of each day: the amount held, or the income of 10,000 shares. */
function daysOf(
  { db, market }: { db: Database; market: Market },
  it: CouponRow,
  terms: IncomeTerms,
  now: Time14,
): readonly Day[] {
  return incomeDays(terms, claimedOn(it)).map((date) => {
    if (terms.kind === 'rateUp')
      return { date, value: date < now.slice(0, 8) ? heldOn(db, it.user_id, date) : null }
    const point = market.pointOn(WALLET_FUND, date, now)
    return { date, value: point?.incomePer10k ?? null }
  })
}

const known = (days: readonly Day[]): string[] => days.flatMap(({ value }) => value ?? [])

const rewardOf = (terms: IncomeTerms, days: readonly Day[]): number =>
  (terms.kind === 'rateUp'
    ? rateUpReward(terms, known(days))
    : experienceReward(terms, known(days))
  ).coins

function requireIncome(db: Database, user: User, cardId: string) {
  const it = findCoupon(db, user.user_id, cardId)
  const terms = it && batchOf(it.batch_id).terms
  if (!it || !terms || !bringsIncome(terms)) throw new Refusal(RET.notFound, '没有找到这张券')
  return { it, terms }
}

function stateOf(it: CouponRow, terms: IncomeTerms, isOver: boolean, user: User): View['state'] {
  if (it.state === 'used') return 'paid'
  if (it.state !== 'held') return 'lapsed'
  if (!isOver) return 'running'
  if (terms.kind === 'rateUp') return 'settling'
  return user.auth_flag === '1' ? 'claimable' : 'unverified'
}

export function incomeView(world: World, user: User, cardId: string): View {
  const now = world.clock.now()
  const { it, terms } = requireIncome(world.db, user, cardId)
  const days = daysOf(world, it, terms, now)
  const isOver = days.every(({ value }) => value !== null)
  const shown = (value: string) =>
    terms.kind === 'rateUp' ? countedSum(terms, value) : experienceDay(terms, value)
  return {
    serverTime: now,
    state: stateOf(it, terms, isOver, user),
    days: days.map(({ date, value }) => ({ date, amount: value === null ? null : shown(value) })),
    coins: rewardOf(terms, days),
    claimUntil: terms.kind === 'rateUp' ? null : it.valid_until,
  }
}

/** Pays what a coupon has brought, and ends it, in one step. */
function pay(db: Database, it: CouponRow, coins: number, time: Time14): void {
  db.transaction(() => {
    moveCoupon(db, it, { state: 'used', kind: 'used', time })
    const event = { unit: UNIT.coin, userId: it.user_id, ref: `coupon ${it.card_id}`, time }
    if (coins > 0) earnUnits(db, event, coins)
  })
}

/** Claims an experience that is over: once, verified, before its end. */
export function claimExperience(world: World, user: User, cardId: string): { coins: number } {
  const { db, clock } = world
  const now = clock.now()
  return db.transaction(() => {
    const { it, terms } = requireIncome(db, user, cardId)
    if (terms.kind !== 'experience') throw new Refusal(RET.notFound, '没有找到这张券')
    if (it.state === 'used') throw new Refusal(RET.alreadyClaimed, '奖励已领取')
    if (it.state !== 'held' || now >= it.valid_until)
      throw new Refusal(SHOWN_RET.activityOver, '领取已结束')
    const days = daysOf(world, it, terms, now)
    if (days.some(({ value }) => value === null))
      throw new Refusal(RET.notEarned, '体验还没有结束，暂不能领取')
    if (user.auth_flag !== '1') throw new Refusal(RET.cannotJoin, '请先完成实名认证')
    const coins = rewardOf(terms, days)
    pay(db, it, coins, now)
    return { coins }
  })
}

/** Pays every higher rate whose last day is over. */
export function payHigherRates(db: Database, market: Market, day: Date8, time: Time14): void {
  for (const { batchId, terms } of INCOME_BATCHES) {
    if (!bringsIncome(terms) || terms.kind !== 'rateUp') continue
    const held = db.all(
      couponRow,
      `SELECT * FROM coupons WHERE batch_id = ? AND state = 'held' ORDER BY card_id`,
      batchId,
    )
    for (const it of held) {
      const days = daysOf({ db, market }, it, terms, time)
      if ((days.at(-1)?.date ?? day) >= day) continue
      pay(db, it, rewardOf(terms, days), time)
    }
  }
}
