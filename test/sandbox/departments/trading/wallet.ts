import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { addLot, takeLots } from './lots.ts'

/** The wallet product's name, whatever the fund in it is called. */
export const WALLET_NAME = '禾岸宝'

/** A card's wallet as a way to pay (rules.md#kinds-channels-and-products). */
export const WALLET_CHANNEL = '8901'

interface WalletMove {
  apply_no: string
  user_id: string
  bank_serial: string
  /** Cents; as many hundredths of a share, for the NAV is always 1. */
  amount: number
}

/** Turns wallet shares into the order's money in transit, at once. */
export function payFromWallet(db: Database, order: WalletMove & { oper_time: Time14 }): void {
  const { user_id, bank_serial, apply_no, amount } = order
  takeLots(db, apply_no, { user_id, bank_serial, fund_code: WALLET_FUND }, amount)
  post(db, {
    time: order.oper_time,
    kind: 'walletOut',
    ref: apply_no,
    entries: [
      { account: account.holder(user_id), unit: WALLET_FUND, amount: -amount },
      { account: account.issued(WALLET_FUND), unit: WALLET_FUND, amount },
      { account: account.fundCash(WALLET_FUND), unit: CNY, amount: -amount },
      { account: account.transit(apply_no), unit: CNY, amount },
    ],
  })
}

/** Turns an order's money on its way back into wallet shares. */
export function payIntoWallet(db: Database, order: WalletMove, time: Time14): void {
  const { user_id, bank_serial, apply_no, amount } = order
  const day = time.slice(0, 8)
  addLot(
    db,
    {
      user_id,
      bank_serial,
      fund_code: WALLET_FUND,
      apply_no: `wallet-${apply_no}`,
      trade_date: day,
      confirm_date: day,
    },
    { shares: amount, cost: amount },
  )
  post(db, {
    time,
    kind: 'walletIn',
    ref: apply_no,
    entries: [
      { account: account.payout(apply_no), unit: CNY, amount: -amount },
      { account: account.fundCash(WALLET_FUND), unit: CNY, amount },
      { account: account.issued(WALLET_FUND), unit: WALLET_FUND, amount: -amount },
      { account: account.holder(user_id), unit: WALLET_FUND, amount },
    ],
  })
}
