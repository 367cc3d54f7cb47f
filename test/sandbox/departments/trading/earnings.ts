import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { moneyFundIncome } from '#domain/holding/holding.ts'
import { divide, multiply, roundCent, roundShare } from '#domain/money/money.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { tradeMessages } from './message-table.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post, type JournalKind } from '#test/sandbox/kernel/store/ledger.ts'
import { addLot, openLots, takeFromLot, type Place } from './lots.ts'
import { insertOrder, type NewOrder } from './orders.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { payOut } from './payouts.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

interface Position {
  userId: string
  fundCode: string
}

function addShares(
  db: Database,
  { userId, fundCode }: Position,
  lot: {
    origin: string
    bankSerial: string
    date: Date8
    shares: number
    kind: JournalKind
    time: Time14
  },
): void {
  db.run(
    `INSERT INTO lots (user_id, fund_code, origin, trade_date, confirm_date, shares, cost, bank_serial)
     VALUES (?, ?, ?, ?, ?, ?, 0, ?)
     ON CONFLICT (user_id, fund_code, origin) DO UPDATE SET shares = shares + excluded.shares`,
    userId,
    fundCode,
    lot.origin,
    lot.date,
    lot.date,
    lot.shares,
    lot.bankSerial,
  )
  post(db, {
    time: lot.time,
    kind: lot.kind,
    ref: `${fundCode} ${lot.date}`,
    entries: [
      { account: account.issued(fundCode), unit: fundCode, amount: -lot.shares },
      { account: account.holder(userId), unit: fundCode, amount: lot.shares },
    ],
  })
}

/** Shares (hundredths) by card, in lots for which a date is before, or up to, a day. */
function sharesByCard(
  db: Database,
  { userId, fundCode }: Position,
  until: { confirmedBy: Date8 } | { tradedBefore: Date8 },
): { bank_serial: string; shares: number }[] {
  const [condition, date] =
    'confirmedBy' in until
      ? ['confirm_date <= ?', until.confirmedBy]
      : ['trade_date < ?', until.tradedBefore]
  return db.all(
    v.object({ bank_serial: v.string(), shares: v.number() }),
    `SELECT bank_serial, sum(shares) AS shares FROM lots
     WHERE user_id = ? AND fund_code = ? AND ${condition}
     GROUP BY bank_serial HAVING sum(shares) > 0 ORDER BY bank_serial`,
    userId,
    fundCode,
    date,
  )
}

/**
 * A money fund's income of one calendar day, carried over into shares. Once: the day's row is the
 * key.
 */
export function creditIncome(
  db: Database,
  position: Position,
  date: Date8,
  incomePer10k: string,
  time: Time14,
): void {
  const held = sharesByCard(db, position, { confirmedBy: date })
  if (held.length === 0) return
  const incomes = held.map((it) => ({
    bankSerial: it.bank_serial,
    shares: cents(moneyFundIncome(yuan(it.shares), incomePer10k)),
  }))
  db.transaction(() => {
    db.run(
      'INSERT INTO incomes VALUES (?, ?, ?, ?)',
      position.userId,
      position.fundCode,
      date,
      incomes.reduce((total, it) => total + it.shares, 0),
    )
    for (const { bankSerial, shares } of incomes) {
      // One lot a card for all income: it is never charged for leaving early.
      const origin = `income-${bankSerial}`
      if (shares > 0)
        addShares(db, position, { origin, bankSerial, date, shares, kind: 'income', time })
    }
  })
}

/**
 * A dividend of every card's shares: reinvested at the value of its day, or paid out on `payDay`
 * where the holder chose cash. Shares bought at that day's value already lack it. Each is an order
 * of code 43.
 */
export function creditDividend(
  { db, market }: { db: Database; market: Market },
  position: Position,
  point: RawPoint,
  time: Time14,
  payDay: Date8 = time.slice(0, 8),
): void {
  const perShare = point.dividend
  if (perShare === null) return
  const { userId, fundCode } = position
  db.transaction(() => {
    for (const card of sharesByCard(db, position, { tradedBefore: point.date })) {
      const paid = cents(roundCent(multiply(yuan(card.shares), perShare)))
      const place = { user_id: userId, fund_code: fundCode, bank_serial: card.bank_serial }
      const method = effectiveDividendMethod({ db, market }, place)
      const shares = method === '1' ? 0 : cents(roundShare(divide(yuan(paid), point.nav)))
      if (paid === 0 || (method === '0' && shares === 0)) continue
      const applyNo = dividendNo(place, point.date)
      const order: NewOrder = {
        ...place,
        apply_no: applyNo,
        business_code: '43',
        amount: 0,
        request: '',
        oper_time: time,
        trade_date: point.date,
        confirm_date: time.slice(0, 8),
        income_date: time.slice(0, 8),
        dividend_method: method,
        net: paid,
        fee: 0,
        nav: point.nav,
        ...(method === '0' ? { shares } : {}),
      }
      insertOrder(db, order, '1')
      if (method === '0') {
        announce(db, tradeMessages, 'dividendReinvested', order, time)
        const origin = `dividend-${point.date}-${card.bank_serial}`
        const { date } = point
        const bankSerial = card.bank_serial
        addShares(db, position, { origin, bankSerial, date, shares, kind: 'dividend', time })
        continue
      }
      post(db, {
        time,
        kind: 'dividend',
        ref: applyNo,
        entries: [
          { account: account.fundCash(fundCode), unit: CNY, amount: -paid },
          { account: account.payout(applyNo), unit: CNY, amount: paid },
        ],
      })
      payOut(
        db,
        { apply_no: applyNo, user_id: userId, bank_serial: card.bank_serial, route: 'card' },
        { amount: paid, day: payDay, time },
      )
    }
  })
}

/**
 * A split of the shares that were bought at values of before its day, or their merging. Each lot has
 * its part to 0.01 share and stays as old as it is. A second split of the same day throws.
 */
export function creditSplit(
  db: Database,
  position: Position,
  { date, split }: Pick<RawPoint, 'date' | 'split'>,
  time: Time14,
): void {
  if (split == null) return
  const { userId, fundCode } = position
  db.transaction(() => {
    let added = 0
    for (const lot of openLots(db, { user_id: userId, fund_code: fundCode })) {
      if (lot.trade_date >= date) continue
      const more = cents(roundShare(multiply(yuan(lot.shares), split))) - lot.shares
      const origin = `split-${date}-${lot.lot_id}`
      if (more > 0) {
        const place = { user_id: userId, fund_code: fundCode, bank_serial: lot.bank_serial }
        addLot(db, { ...place, ...lot, apply_no: origin }, { shares: more, cost: 0 })
      }
      if (more < 0) takeFromLot(db, origin, lot, -more)
      added += more
    }
    if (added === 0) return
    const converted = { userIds: [userId], fundCode, date, figure: split }
    announce(db, tradeMessages, 'sharesConverted', converted, time)
    post(db, {
      time,
      kind: 'split',
      ref: `${fundCode} ${date}`,
      entries: [
        { account: account.issued(fundCode), unit: fundCode, amount: -added },
        { account: account.holder(userId), unit: fundCode, amount: added },
      ],
    })
  })
}

/**
 * 0: dividends become shares; 1: they are paid out. What the holder chose for the card, else the
 * fund's default.
 */
export function effectiveDividendMethod(
  { db, market }: Pick<World, 'db' | 'market'>,
  place: Place,
): '0' | '1' {
  return (
    db.get(
      v.object({ method: v.picklist(['0', '1']) }),
      'SELECT method FROM dividend_methods WHERE user_id = ? AND fund_code = ? AND bank_serial = ?',
      place.user_id,
      place.fund_code,
      place.bank_serial,
    )?.method ??
    market.fund(place.fund_code)?.dividendMethod ??
    '1'
  )
}

/** Notes what the holder wants of the dividends of a card's shares. */
export function chooseDividendMethod(db: Database, place: Place, method: '0' | '1'): void {
  db.run(
    `INSERT INTO dividend_methods VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, fund_code, bank_serial) DO UPDATE SET method = excluded.method`,
    place.user_id,
    place.fund_code,
    place.bank_serial,
    method,
  )
}

/** The number of a dividend's order. */
export const dividendNo = ({ user_id, fund_code, bank_serial }: Place, exDate: Date8): string =>
  `D${madeApplyNo('dividend', user_id, fund_code, bank_serial, exDate)}`

/** The positions of all users: each user with each fund of their lots. */
export function positions(db: Database): Position[] {
  return db.all(
    v.object({ userId: v.string(), fundCode: v.string() }),
    'SELECT DISTINCT user_id AS userId, fund_code AS fundCode FROM lots ORDER BY fund_code, user_id',
  )
}
