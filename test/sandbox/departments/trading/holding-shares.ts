import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { createShare, queryShare } from '#api/calls/fund-share.ts'
import { RET } from '#api/endpoint.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import {
  heldDays,
  mayShowRate,
  shareExpiry,
  SHARES_A_DAY,
  shareState,
  type Shown,
} from '#domain/holding/shared-holding.ts'
import { maskName } from '#domain/identity/masking.ts'
import { growthBetween } from '#test/sandbox/market/peer-group.ts'
import { requireDayLimit } from '#test/sandbox/departments/identity/day-limit.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { BEGUN } from '#test/sandbox/kernel/clock.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { holdingOfFund } from './holding-view.ts'
import { clearedFunds, shareMoves } from './positions.ts'

type Own = v.InferInput<typeof createShare.payload>
type Public = v.InferInput<typeof queryShare.payload>

const figures = v.object({
  rate: v.string(),
  benchmark: v.nullable(v.string()),
  fall: v.nullable(v.string()),
})

const shareRow = v.object({
  token: v.string(),
  user_id: v.string(),
  request_no: v.string(),
  fund_code: v.string(),
  show: v.picklist(['rate', 'days']),
  first_buy: v.string(),
  to_date: v.string(),
  figures: v.nullable(v.pipe(v.string(), v.parseJson(), figures)),
  created_at: v.string(),
  expires_at: v.string(),
  revoked_at: v.nullable(v.string()),
})
type Share = v.InferOutput<typeof shareRow>

const BY_TOKEN = 'SELECT * FROM holding_shares WHERE token = ?'
const NOT_THERE = '分享不存在或已失效'

function frozenOf({ market }: World, share: Share) {
  return {
    fundCode: share.fund_code,
    fundName: market.fund(share.fund_code)?.name ?? share.fund_code,
    days: heldDays(share.first_buy, share.to_date),
    from: share.first_buy,
    to: share.to_date,
    figures: share.figures,
  }
}

const ownView = (world: World, share: Share): Own => ({
  token: share.token,
  ...frozenOf(world, share),
  createdAt: share.created_at,
  expiresAt: share.expires_at,
  state: shareState(
    { expiresAt: share.expires_at, revokedAt: share.revoked_at },
    world.clock.now(),
  ),
})

/** The figures of the fund over the days of the holding, with the rate of the holding itself. */
function frozenFigures(
  { market, clock }: World,
  code: string,
  span: { from: Date8; to: Date8; rate: string },
): v.InferOutput<typeof figures> {
  const points = market
    .rawPoints(code, clock.now())
    .filter(({ date }) => date >= span.from && date <= span.to)
  const [first, last] = [points[0]?.date ?? span.from, points.at(-1)?.date ?? span.to]
  return {
    rate: span.rate,
    benchmark: growthBetween((date) => market.benchmarkOn(code, date), first, last),
    fall: maxDrawdown(adjustedCurve(points))?.percent.toFixed(2) ?? null,
  }
}

/** The days and figures of a holding as they are now; null for who has none. */
function snapshot(world: World, user: User, code: string, show: Shown) {
  const held = holdingOfFund(world, user.user_id, code, world.clock.now())
  const first = shareMoves(world.db, user.user_id, code)[0]?.date
  if (!held || first === undefined || Number(held.row.shares) <= 0) return null
  const to = held.row.navDate
  const rate = held.row.holdProfitRate
  const shown =
    show === 'rate' && rate !== null && mayShowRate(first, to)
      ? frozenFigures(world, code, { from: first, to, rate })
      : null
  return { from: first, to, figures: shown }
}

interface Made {
  readonly token: string
  readonly requestNo: string
  readonly fundCode: string
  readonly show: Shown
  readonly at: Time14
}

function insert(
  { db }: World,
  user: User,
  made: Made,
  what: { from: Date8; to: Date8; figures: object | null },
): void {
  db.run(
    'INSERT INTO holding_shares VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
    made.token,
    user.user_id,
    made.requestNo,
    made.fundCode,
    made.show,
    what.from,
    what.to,
    what.figures === null ? null : JSON.stringify(what.figures),
    made.at,
    shareExpiry(made.at),
  )
}

export function shareHolding(
  world: World,
  user: User,
  asked: v.InferOutput<typeof createShare.request>,
): Own {
  const { db, clock } = world
  const { requestNo, fundCode, show } = asked
  const before = db.get(
    shareRow,
    'SELECT * FROM holding_shares WHERE user_id = ? AND request_no = ?',
    user.user_id,
    requestNo,
  )
  if (before && (before.fund_code !== fundCode || before.show !== show)) {
    throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他分享')
  }
  if (before) return ownView(world, before)
  const what = snapshot(world, user, fundCode, show)
  if (!what) throw new Refusal(RET.notFound, '您没有持有这只基金')
  requireDayLimit(db, clock.now(), {
    done: 'holding_shares WHERE user_id = ? AND created_at >= ?',
    userId: user.user_id,
    limit: SHARES_A_DAY,
    said: `每天最多分享 ${SHARES_A_DAY} 次`,
  })
  const token = randomBytes(16).toString('hex')
  insert(world, user, { token, requestNo, fundCode, show, at: clock.now() }, what)
  return ownView(world, found(world, token))
}

function found({ db }: World, token: string): Share {
  const share = db.get(shareRow, BY_TOKEN, token)
  if (!share) throw new Refusal(RET.notFound, NOT_THERE)
  return share
}

export function revoke(world: World, user: User, token: string): Own {
  const share = found(world, token)
  if (share.user_id !== user.user_id) throw new Refusal(RET.notFound, NOT_THERE)
  world.db.run(
    'UPDATE holding_shares SET revoked_at = ? WHERE token = ? AND revoked_at IS NULL',
    world.clock.now(),
    token,
  )
  return ownView(world, found(world, token))
}

export const sharesOf = (world: World, user: User, fundCode: string): Own[] =>
  world.db
    .all(
      shareRow,
      `SELECT * FROM holding_shares WHERE user_id = ? AND fund_code = ?
       ORDER BY created_at DESC, token`,
      user.user_id,
      fundCode,
    )
    .map((it) => ownView(world, it))

/** Alike for what never was, was taken back or is over. */
export function publicShare(world: World, token: string): Public {
  const share = found(world, token)
  const { state, expiresAt } = ownView(world, share)
  const owner = userById(world.db, share.user_id)
  if (state !== 'open' || !owner) throw new Refusal(RET.notFound, NOT_THERE)
  return { ...frozenOf(world, share), maskedName: maskName(owner.name), expiresAt }
}

/** The tokens of holdings that personas shared before the sandbox began, by the state of each. */
export const SEEDED_TOKENS = {
  live: 'a1'.repeat(16),
  expired: 'b2'.repeat(16),
  revoked: 'c3'.repeat(16),
  sold: 'd4'.repeat(16),
} as const

const SEEDED = 'shares_seeded'

/** Fills the table on first use: one of each state of zhang's, and one of a fund since sold. */
export function seedShares(world: World): void {
  const { db, clock } = world
  if (db.meta(SEEDED) !== null) return
  const begun = db.meta(BEGUN) ?? clock.now()
  db.setMeta(SEEDED, begun)
  const ago = (days: number): Time14 => `${addDays(begun.slice(0, 8), -days)}${begun.slice(8)}`
  const put = (userId: string, fundCode: string, token: string, days: number) => {
    const user = userById(db, userId)
    if (!user) return
    const to = addDays(begun.slice(0, 8), -days - 1)
    const first = shareMoves(db, userId, fundCode)[0]?.date ?? addMonths(to, -14)
    if (first > to) return
    const rate = { from: first, to, rate: '6.20' }
    const what = { from: first, to, figures: frozenFigures(world, fundCode, rate) }
    const made = { token, requestNo: `SEED${token.slice(0, 16).toUpperCase()}`, fundCode }
    insert(world, user, { ...made, show: 'rate', at: ago(days) }, what)
  }
  put('zhang', '980301', SEEDED_TOKENS.live, 1)
  put('zhang', '980301', SEEDED_TOKENS.expired, 9)
  put('zhang', '980301', SEEDED_TOKENS.revoked, 2)
  db.run('UPDATE holding_shares SET revoked_at = ? WHERE token = ?', ago(1), SEEDED_TOKENS.revoked)
  const [sold] = clearedFunds(world, 'cleared')
  if (sold) put('cleared', sold.fund.code, SEEDED_TOKENS.sold, 2)
}
