/** The fee of advice: reckoned each evening, collected at the end of a quarter or of the advice. */
import * as v from 'valibot'
import { collected, partsFee } from '#domain/advice/fees.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { isOwnFund } from '#test/sandbox/market/own-rates.ts'
import { allAccounts, cashIn, sharesIn, transfer, worth, type Account } from './accounts.ts'
import { portfolioByCode, portfoliosIn, rateOf } from './portfolios.ts'

/** Reckons the fee of each day that is over, up to one. */
export function reckonFees(db: Database, market: Market, day: Date8, time: Time14): void {
  const known = new Set(portfoliosIn(market).map((it) => it.portfolioCode))
  for (const account of allAccounts(db)) {
    if (!known.has(account.portfolio_code)) continue
    const rate = rateOf(portfolioByCode(market, account.portfolio_code))
    const { parts, value } = worth({ db, market }, account, time)
    const feeParts = [...parts].flatMap(([code, part]) => {
      const fund = market.fund(code)
      return fund
        ? [
            {
              value: yuan(part),
              own: isOwnFund(fund),
              salesServiceRate: fund.salesServiceRate ?? '0',
            },
          ]
        : []
    })
    for (let date = addDays(account.fee_through, 1); date <= day; date = addDays(date, 1)) {
      db.run(
        'INSERT OR IGNORE INTO advice_fees (bank_serial, day, assets, fee) VALUES (?, ?, ?, ?)',
        account.bank_serial,
        date,
        value,
        partsFee(feeParts, rate, date),
      )
    }
    db.run(
      'UPDATE portfolio_accounts SET fee_through = max(fee_through, ?) WHERE bank_serial = ?',
      day,
      account.bank_serial,
    )
  }
}

/** Cents that are owed: the days that are not collected, rounded once. */
export function owedFee(db: Database, { bank_serial: serial }: Account): number {
  const days = db.all(
    v.object({ fee: v.string() }),
    `SELECT fee FROM advice_fees WHERE bank_serial = ? AND collected_by = ''`,
    serial,
  )
  return cents(collected(days.map(({ fee }) => fee)))
}

/** Cents that the advice has cost so far. */
export const paidFee = (db: Database, { bank_serial: serial }: Account): number =>
  db.number(
    'SELECT coalesce(-sum(amount), 0) AS amount FROM portfolio_transfers WHERE bank_serial = ? AND card IS NULL',
    serial,
  )

const settle = (db: Database, account: Account, applyNo: string): void => {
  db.run(
    `UPDATE advice_fees SET collected_by = ? WHERE bank_serial = ? AND collected_by = ''`,
    applyNo,
    account.bank_serial,
  )
}

/** Takes what is owed from the cash; what is not there is let off, for the advice ends. */
export function collectFromCash(
  db: Database,
  account: Account,
  applyNo: string,
  time: Time14,
): void {
  const amount = Math.min(owedFee(db, account), cashIn(db, account))
  transfer(db, { applyNo, account, card: null, amount: -amount, time })
  settle(db, account, applyNo)
}

/** The number of the fee of a quarter. */
export const feeNo = (account: Account, day: Date8): string =>
  `F${madeApplyNo('advice fee', account.bank_serial, day)}`

/**
 * Returns the sources of a quarter's fee: the cash that is there, and hundredths of a money fund's shares for
 * the rest. Null where those do not reach: it waits for the next quarter.
 */
export function feeSources(
  { db, market }: { db: Database; market: Market },
  account: Account,
  money: readonly string[],
): { owed: number; sell: { fundCode: string; shares: number } | null } | null {
  const owed = owedFee(db, account)
  const missing = owed - cashIn(db, account)
  if (missing <= 0) return { owed, sell: null }
  const fundCode = money.find(
    (code) => market.fund(code)?.isMoney && sharesIn(db, account, code) >= missing,
  )
  return fundCode === undefined ? null : { owed, sell: { fundCode, shares: missing } }
}

/** Books what was collected of a quarter; the days before its order are settled by it. */
export function bookFee(
  db: Database,
  account: Account,
  applyNo: string,
  amount: number,
  time: Time14,
): void {
  transfer(db, {
    applyNo,
    account,
    card: null,
    amount: -Math.min(amount, cashIn(db, account)),
    time,
  })
}

export { settle as settleFee }
