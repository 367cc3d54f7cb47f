/** A person's account in a portfolio: what is in it, and what it is worth. */
import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { dayIncome, moneyFundIncome } from '#domain/holding/holding.ts'
import { drift } from '#domain/advice/parts.ts'
import { divide, multiply, roundCent } from '#domain/money/money.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { portfolioAccount } from '#test/sandbox/market/portfolios.ts'
import { openLots } from '#test/sandbox/departments/trading/lots.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { currentParts, type Part, type Portfolio } from './portfolios.ts'

const accountRow = v.object({
  bank_serial: v.string(),
  user_id: v.string(),
  portfolio_code: v.string(),
  signed_at: v.string(),
  fee_through: v.string(),
  ended_at: v.string(),
})
export type Account = v.InferOutput<typeof accountRow>

type Books = { readonly db: Database; readonly market: Market }

/** The user's accounts that have not ended, in order of their portfolio. */
export const openAccounts = (db: Database, userId: string): readonly Account[] =>
  db.all(
    accountRow,
    `SELECT * FROM portfolio_accounts WHERE user_id = ? AND ended_at = '' ORDER BY portfolio_code`,
    userId,
  )

export const accountsIn = (db: Database, portfolioCode: string): readonly Account[] =>
  db.all(
    accountRow,
    `SELECT * FROM portfolio_accounts WHERE portfolio_code = ? AND ended_at = '' ORDER BY user_id`,
    portfolioCode,
  )

export const allAccounts = (db: Database): readonly Account[] =>
  db.all(accountRow, `SELECT * FROM portfolio_accounts WHERE ended_at = '' ORDER BY bank_serial`)

export const accountOf = (
  db: Database,
  userId: string,
  portfolioCode: string,
): Account | undefined => openAccounts(db, userId).find((it) => it.portfolio_code === portfolioCode)

/** Opens the account, or opens one that had ended again. */
export function openAccount(
  db: Database,
  it: { userId: string; portfolio: Portfolio; time: Time14 },
): Account {
  const { portfolioCode, portfolioName } = it.portfolio
  const serial = portfolioAccount(it.userId, portfolioCode)
  db.run(
    `INSERT OR IGNORE INTO cards VALUES (?, ?, 'portfolio', ?, ?, 0, 0, '组合账户')`,
    serial,
    it.userId,
    `${portfolioName}投顾账户`,
    portfolioCode.slice(-4),
  )
  db.run(
    `INSERT INTO portfolio_accounts VALUES (?, ?, ?, ?, ?, '')
     ON CONFLICT (bank_serial) DO UPDATE SET signed_at = excluded.signed_at, fee_through = excluded.fee_through, ended_at = ''
       WHERE ended_at <> ''`,
    serial,
    it.userId,
    portfolioCode,
    it.time,
    it.time.slice(0, 8),
  )
  const found = accountOf(db, it.userId, portfolioCode)
  if (!found) throw new Error(`${serial} was not opened`)
  return found
}

/** Cents that have come to the account and wait there. */
export const cashIn = (
  db: Database,
  { bank_serial: serial }: Pick<Account, 'bank_serial'>,
): number =>
  db.number(
    'SELECT coalesce(sum(amount), 0) AS amount FROM entries WHERE account = ? AND unit = ?',
    account.bank(serial),
    CNY,
  )

/** Moves cents between a card and the account; without a card they are the fee of the advice. */
export function transfer(
  db: Database,
  it: { applyNo: string; account: Account; card: string | null; amount: number; time: Time14 },
): void {
  if (it.amount === 0) return
  const other = it.card === null ? account.adviceFees : account.bank(it.card)
  post(db, {
    time: it.time,
    kind: 'portfolio',
    ref: it.applyNo,
    entries: [
      { account: other, unit: CNY, amount: -it.amount },
      { account: account.bank(it.account.bank_serial), unit: CNY, amount: it.amount },
    ],
  })
  db.run(
    'INSERT INTO portfolio_transfers (apply_no, bank_serial, card, amount, time) VALUES (?, ?, ?, ?, ?)',
    it.applyNo,
    it.account.bank_serial,
    it.card,
    it.amount,
    it.time,
  )
}

/** Hundredths of a fund's shares in the account. */
export const sharesIn = (db: Database, it: Account, fundCode: string): number =>
  openLots(db, { user_id: it.user_id, fund_code: fundCode, bank_serial: it.bank_serial }).reduce(
    (sum, lot) => sum + lot.shares,
    0,
  )

/** Funds of which the account has shares. */
export const fundsIn = (db: Database, it: Account): readonly string[] =>
  db
    .all(
      v.object({ code: v.string() }),
      'SELECT DISTINCT fund_code AS code FROM lots WHERE user_id = ? AND bank_serial = ? AND shares > 0 ORDER BY code',
      it.user_id,
      it.bank_serial,
    )
    .map(({ code }) => code)

/** Cents of a fund's purchases that wait to be confirmed. */
const waitingFor = (db: Database, it: Account, fundCode: string): number =>
  db.number(
    `SELECT coalesce(sum(amount), 0) AS amount FROM orders WHERE bank_serial = ? AND fund_code = ?
     AND status IN ('3', '5') AND business_code = '22'`,
    it.bank_serial,
    fundCode,
  )

/** Cents that come back from the company's own sales and failures: they stay in the account. */
const comingBack = (db: Database, it: Account): number =>
  db.number(
    `SELECT coalesce(sum(o.payout), 0) AS amount FROM orders o
     LEFT JOIN portfolio_children c USING (apply_no) LEFT JOIN portfolio_orders p ON p.apply_no = c.parent
     WHERE o.bank_serial = ? AND o.payout > 0 AND o.paid = 0 AND coalesce(p.kind, 'adjust') IN ('adjust', 'fee', 'in')`,
    it.bank_serial,
  )

/** The newest value of a fund that is out. */
const newestValue = ({ market }: Books, fundCode: string, now: Time14) =>
  market.rawPoints(fundCode, now).at(-1)

/** Cents that the shares of a fund are worth by its newest value. */
export function worthOf(books: Books, it: Account, fundCode: string, now: Time14): number {
  const nav = newestValue(books, fundCode, now)?.nav ?? '0'
  return cents(roundCent(multiply(yuan(sharesIn(books.db, it, fundCode)), nav)))
}

export interface Worth {
  /** Cents. */
  readonly value: number
  readonly cash: number
  /** By part, with what waits to be confirmed. */
  readonly parts: ReadonlyMap<string, number>
}

/** The contents of the account, in cents: shares by their newest values, purchases under way, cash. */
export function worth(books: Books, it: Account, now: Time14): Worth {
  const { db } = books
  const waiting = db
    .all(
      v.object({ code: v.string() }),
      `SELECT DISTINCT fund_code AS code FROM orders WHERE bank_serial = ? AND status IN ('3', '5') AND business_code = '22'`,
      it.bank_serial,
    )
    .map(({ code }) => code)
  const codes = [...new Set([...fundsIn(db, it), ...waiting])].toSorted()
  const parts = new Map(
    codes.map((code) => [code, worthOf(books, it, code, now) + waitingFor(db, it, code)]),
  )
  const cash = cashIn(db, it) + comingBack(db, it)
  return { parts, cash, value: [...parts.values()].reduce((sum, part) => sum + part, 0) + cash }
}

/** The points by which the account is off its portfolio. */
export function driftOf(books: Books, it: Account, portfolio: Portfolio, now: Time14): string {
  const target = currentParts(books.db, portfolio, now)
  const { parts } = worth(books, it, now)
  const codes = [...new Set([...target.map(({ fundCode }) => fundCode), ...parts.keys()])]
  return drift(
    codes.map((code) => yuan(parts.get(code) ?? 0)),
    codes.map((code) => String(weightIn(target, code))),
  )
}

const weightIn = (parts: readonly Part[], code: string) =>
  parts.find(({ fundCode }) => fundCode === code)?.weight ?? 0

/** The cents that came in from cards, and that have gone or go out to them. */
export function flows(db: Database, it: Account): { in: number; out: number } {
  const paid = db.number(
    `SELECT coalesce(sum(amount), 0) AS amount FROM portfolio_transfers
     WHERE bank_serial = ? AND card IS NOT NULL AND amount > 0 AND time >= ?`,
    it.bank_serial,
    it.signed_at,
  )
  const left = db.number(
    `SELECT coalesce(-sum(amount), 0) AS amount FROM portfolio_transfers
     WHERE bank_serial = ? AND card IS NOT NULL AND amount < 0 AND time >= ?`,
    it.bank_serial,
    it.signed_at,
  )
  const leaving = db.number(
    `SELECT coalesce(sum(o.payout), 0) AS amount FROM orders o JOIN portfolio_children c USING (apply_no)
     JOIN portfolio_orders p ON p.apply_no = c.parent
     WHERE o.bank_serial = ? AND p.kind IN ('out', 'stop') AND o.payout > 0 AND o.paid = 0`,
    it.bank_serial,
  )
  return { in: paid, out: left + leaving }
}

/** The income of the newest day on which the funds have values; null without one. */
export function newestDay(
  { db, market }: Books,
  it: Account,
  now: Time14,
): { date: Date8; profit: string } | null {
  const codes = fundsIn(db, it)
  const dates = codes.flatMap((code) => {
    const fund = market.fund(code)
    return fund && !fund.isQdii && !fund.isMoney
      ? (market.rawPoints(code, now).at(-1)?.date ?? [])
      : []
  })
  const date =
    dates.toSorted().at(-1) ??
    codes
      .flatMap((code) => market.rawPoints(code, now).at(-1)?.date ?? [])
      .toSorted()
      .at(-1)
  if (date === undefined) return null
  const profits = codes.map((code) => {
    const points = market.rawPoints(code, now)
    const at = lastOnOrBefore(points, date)
    const [point, before] = [points[at], points[at - 1]]
    if (!point || !before || point.date !== date) return 0
    const held = openLots(db, { user_id: it.user_id, fund_code: code, bank_serial: it.bank_serial })
      .filter((lot) => lot.trade_date < date)
      .reduce((sum, lot) => sum + lot.shares, 0)
    return cents(
      point.incomePer10k === null
        ? dayIncome({
            shares: yuan(held),
            nav: point.nav,
            navBefore: before.nav,
            dividend: point.dividend,
            splitShares: '0',
          })
        : moneyFundIncome(yuan(held), point.incomePer10k),
    )
  })
  return { date, profit: yuan(profits.reduce((sum, part) => sum + part, 0)) }
}

/** Percent of what came in; null of nothing. */
export const profitRate = (profit: number, paidIn: number): string | null =>
  paidIn === 0 ? null : roundCent(divide(multiply(yuan(profit), '100'), yuan(paidIn)))
