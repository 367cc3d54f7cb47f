import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { queryExchange } from '#api/calls/coupons/exchange.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  chinaInstant,
  chinaTime,
  secondsBetween,
  type Time14,
} from '#domain/calendar/calendar-date.ts'
import { couponState } from '#domain/coupon/coupon.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { earnUnits } from '#test/sandbox/departments/units/unit-lots.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { findCoupon, grantCoupon } from './book.ts'

type ExchangeView = v.InferInput<typeof queryExchange.payload>['exchange']

/** The worth of a code: a coupon, coins or a card. */
type Worth =
  | { readonly kind: 'coupon'; readonly title: string; readonly batchId: string }
  | { readonly kind: 'coins'; readonly title: string; readonly coins: number }
  | {
      readonly kind: 'card'
      readonly title: string
      readonly cardNumber: string
      readonly until: Time14
    }

interface Code {
  readonly worth: Worth
  /** The reason against its exchange. */
  readonly closed?: 'expired' | 'void' | 'noStock'
}

const COUPON: Worth = { kind: 'coupon', title: '20 元申购费抵扣券', batchId: 'code-cut' }
const COINS: Worth = { kind: 'coins', title: '30 金币', coins: 30 }
const CARD: Worth = {
  kind: 'card',
  title: '读书会电子卡',
  cardNumber: '8816 2046 5530 1127',
  until: '20261231235959',
}

/** The code of a number: `CPN0000000000001`. */
export const sampleCode = (number: number): string => `CPN${String(number).padStart(13, '0')}`

/** A sentinel: it closes the field at once, as five wrong codes do. */
const CLOSES_FIELD = sampleCode(21)

/** 1 to 5 are sentinels; the second is another user's from the start. */
const CODES: ReadonlyMap<string, Code> = new Map([
  [sampleCode(1), { worth: COUPON }],
  [sampleCode(2), { worth: COUPON }],
  [sampleCode(3), { worth: COUPON, closed: 'expired' }],
  [sampleCode(4), { worth: COUPON, closed: 'void' }],
  [sampleCode(5), { worth: COUPON, closed: 'noStock' }],
  [sampleCode(6), { worth: COINS }],
  [sampleCode(7), { worth: CARD }],
  ...Array.from({ length: 13 }, (_, index): [string, Code] => [
    sampleCode(index + 8),
    { worth: index % 2 === 0 ? COUPON : COINS },
  ]),
])

const redeemedRow = v.object({
  code: v.string(),
  exchange_id: v.string(),
  user_id: v.string(),
  request_no: v.string(),
  time: v.string(),
  card_id: v.nullable(v.string()),
})
type Redeemed = v.InferOutput<typeof redeemedRow>

/** One sentence for every code that cannot be redeemed, so that it does not give away which codes exist. */
const INVALID = '兑换码无效或已失效'
const TRIES = 5
const WINDOW_MS = 10 * 60_000

const wrongRow = v.object({ tries: v.number(), first: v.nullable(v.string()) })

/** Wrong codes of the last ten minutes. */
function wrongTries(db: Database, userId: string, now: Time14) {
  const since = chinaTime(chinaInstant(now) - WINDOW_MS)
  return (
    db.get(
      wrongRow,
      'SELECT count(*) AS tries, min(time) AS first FROM wrong_codes WHERE user_id = ? AND time > ?',
      userId,
      since,
    ) ?? { tries: 0, first: null }
  )
}

/** RET.tooOften while the field is closed: ten minutes from the first of five wrong codes. */
function requireOpen(db: Database, userId: string, now: Time14): void {
  const { tries, first } = wrongTries(db, userId, now)
  if (tries < TRIES || first === null) return
  const opens = chinaTime(chinaInstant(first) + WINDOW_MS)
  const retryAfter = Math.max(1, secondsBetween(now, opens))
  const minutes = Math.ceil(retryAfter / 60)
  throw new Refusal(RET.tooOften, `错误次数过多，请 ${minutes} 分钟后再试`, { retryAfter })
}

const exchangeNo = (code: string): string =>
  `X${createHash('sha256').update(`exchange ${code}`).digest('hex').slice(0, 19).toUpperCase()}`

export const sampleExchange = (number: number): string => exchangeNo(sampleCode(number))

/** Notes an exchange and gives what the code stands for, in the caller's transaction. */
export function bookExchange(
  db: Database,
  it: { userId: string; code: string; requestNo: string; worth: Worth; time: Time14 },
): Redeemed {
  const { userId, code, requestNo, worth, time } = it
  const source = `code ${code}`
  const card =
    worth.kind === 'coupon'
      ? grantCoupon(db, { userId, batchId: worth.batchId, source, time })
      : null
  if (worth.kind === 'coins')
    earnUnits(db, { unit: UNIT.coin, userId, ref: source, time }, worth.coins)
  const row = {
    code,
    exchange_id: exchangeNo(code),
    user_id: userId,
    request_no: requestNo,
    time,
    card_id: card?.card_id ?? null,
  }
  db.run('INSERT INTO redeemed_codes VALUES (?, ?, ?, ?, ?, ?)', ...Object.values(row))
  return row
}

const byRequest = (db: Database, userId: string, requestNo: string) =>
  db.get(
    redeemedRow,
    'SELECT * FROM redeemed_codes WHERE user_id = ? AND request_no = ?',
    userId,
    requestNo,
  )
const byCode = (db: Database, code: string) =>
  db.get(redeemedRow, 'SELECT * FROM redeemed_codes WHERE code = ?', code)

/** RET.badRequest for a number that came with another code before, right or wrong. */
function requireSameCode(db: Database, userId: string, code: string, requestNo: string): void {
  const wrong = db.get(
    v.object({ code: v.string() }),
    'SELECT code FROM wrong_codes WHERE user_id = ? AND request_no = ?',
    userId,
    requestNo,
  )
  const before = byRequest(db, userId, requestNo)?.code ?? wrong?.code ?? code
  if (before !== code)
    throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于另一个兑换码')
}

/**
 * Exchanges a code. The same request again answers as the first did, a code of one's own with what
 * it became; one that cannot be redeemed counts once for a request.
 */
export function redeem(
  world: World,
  user: User,
  { code, requestNo }: { code: string; requestNo: string },
): ExchangeView {
  const { db, clock } = world
  const now = clock.now()
  const userId = user.user_id
  requireSameCode(db, userId, code, requestNo)
  const before = byRequest(db, userId, requestNo)
  if (before) return exchangeView(db, before, now)
  if (code === CLOSES_FIELD)
    for (let n = 1; n <= TRIES; n += 1) {
      noteWrong(db, { userId, code, requestNo: `${requestNo}-${n}`, now })
    }
  requireOpen(db, userId, now)
  if (user.auth_flag !== '1') throw new Refusal(RET.cannotJoin, '请先完成实名认证')
  const used = byCode(db, code)
  if (used?.user_id === userId) return exchangeView(db, used, now)
  const found = CODES.get(code)
  if (!found || used || found.closed !== undefined) {
    // It says that the code is one: it counts as every other one that gives nothing.
    noteWrong(db, { userId, code, requestNo, now })
    if (found?.closed === 'noStock' && !used) {
      throw new Refusal(SHOWN_RET.soldOut, '已兑完，兑换码没有使用')
    }
    const triesLeft = Math.max(0, TRIES - wrongTries(db, userId, now).tries)
    throw new Refusal(SHOWN_RET.codeInvalid, INVALID, { triesLeft })
  }
  return db.transaction(() =>
    exchangeView(
      db,
      bookExchange(db, { userId, code, requestNo, worth: found.worth, time: now }),
      now,
    ),
  )
}

const noteWrong = (
  db: Database,
  it: { userId: string; code: string; requestNo: string; now: Time14 },
): void =>
  void db.run(
    'INSERT OR IGNORE INTO wrong_codes VALUES (?, ?, ?, ?)',
    it.userId,
    it.requestNo,
    it.code,
    it.now,
  )

function exchangeView(db: Database, it: Redeemed, now: Time14): ExchangeView {
  const found = CODES.get(it.code)
  if (!found) throw new Error(`There is no code ${it.code}`)
  const { worth } = found
  const card = it.card_id === null ? undefined : findCoupon(db, it.user_id, it.card_id)
  const validUntil = card?.valid_until ?? (worth.kind === 'card' ? worth.until : null)
  const isVoid = card?.state === 'void'
  const isOver = card
    ? couponState(
        { validFrom: card.valid_from, validUntil: card.valid_until, stored: card.state },
        now,
      ) === 'expired'
    : validUntil !== null && now >= validUntil
  return {
    exchangeId: it.exchange_id,
    title: worth.title,
    kind: worth.kind,
    time: it.time,
    cardId: it.card_id,
    coins: worth.kind === 'coins' ? worth.coins : null,
    cardNumber: worth.kind === 'card' ? worth.cardNumber : null,
    validUntil,
    state: isVoid ? 'void' : isOver ? 'expired' : 'usable',
  }
}

/** An own exchange; RET.notFound for any other. */
export function requireExchange(
  { db, clock }: World,
  user: User,
  named: { exchangeId?: string | undefined; requestNo?: string | undefined },
): ExchangeView {
  const found = db.get(
    redeemedRow,
    'SELECT * FROM redeemed_codes WHERE user_id = ? AND (exchange_id = ? OR request_no = ?)',
    user.user_id,
    named.exchangeId ?? '',
    named.requestNo ?? '',
  )
  if (!found) throw new Refusal(RET.notFound, INVALID)
  return exchangeView(db, found, clock.now())
}

export const exchangesOf = ({ db, clock }: World, user: User): ExchangeView[] =>
  db
    .all(
      redeemedRow,
      'SELECT * FROM redeemed_codes WHERE user_id = ? ORDER BY time DESC, code',
      user.user_id,
    )
    .map((it) => exchangeView(db, it, clock.now()))

/** Codes that a persona has exchanged, one of each kind; the second is thereby another's. */
export function seedExchanges(db: Database, userId: string, now: Time14): void {
  for (const number of [2, 6, 7]) {
    const code = sampleCode(number)
    const worth = CODES.get(code)?.worth
    if (worth) bookExchange(db, { userId, code, requestNo: `seed-${number}`, worth, time: now })
  }
}
