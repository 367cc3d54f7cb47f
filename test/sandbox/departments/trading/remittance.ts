import { formatAmount } from '#domain/money/format-figures.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { cardTail } from '#domain/identity/masking.ts'
import { BANKS } from '#test/sandbox/departments/identity/banks.ts'
import { parseCents, cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { recordPaid } from './orders.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { datesFor } from './purchase-terms.ts'

/** Smaller transfers are returned: the wallet's ordinary top-up is for them. */
export const MIN_REMITTANCE = '10000.00'

/**
 * The code that the user writes into a transfer's remark: always the same for one user, without
 * identifying the user.
 */
export const userRemarkCode = (userId: string): string =>
  `HY${String(createHash('sha256').update(`remark ${userId}`).digest().readUInt32BE(0) % 1_000_000).padStart(6, '0')}`

/** A transfer to the company's account (`/remittance`). */
export interface Transfer {
  /** The sender, by the name that the bank gives. */
  userId: string
  /** Yuan. */
  amount: string
  /**
   * The source of the money: the serial of a card that is or was bound here, or the number of any
   * card, with or without spaces.
   */
  card: string
  /**
   * The bank's number: the same again changes nothing and gives the first answer. One is made where
   * it is missing.
   */
  remittanceNo?: string
}

const receivedRow = v.object({
  remittanceNo: v.string(),
  state: v.picklist(['arrived', 'credited', 'returned']),
  remark: v.string(),
  applyNo: v.nullable(v.string()),
})

/**
 * The outcome of a transfer; `remark` is the reason of a return, `applyNo` is the order that it
 * became.
 */
export type Received = v.InferOutput<typeof receivedRow>

/**
 * Lets a bank transfer arrive at the clock's time. From a card that the user has bound it becomes a
 * purchase of wallet shares (code 22, kind w6), confirmed on T+1; from elsewhere, or below
 * `MIN_REMITTANCE`, it goes back. Throws RangeError, with what is wrong, for an unknown user, an
 * amount that is none, and a card that is neither a known serial nor a number.
 */
export function receiveTransfer(
  { db, clock, market }: Pick<World, 'db' | 'clock' | 'market'>,
  transfer: Transfer,
): Received {
  const { userId } = transfer
  if (!userById(db, userId)) throw new RangeError(`userId: there is no user "${userId}"`)
  const amount = parseCents(transfer.amount)
  if (amount === null || amount <= 0)
    throw new RangeError(`amount: not a sum in yuan: "${transfer.amount}"`)
  const card = payingCard(db, userId, transfer.card)
  const now = clock.now()
  const remittanceNo = transfer.remittanceNo ?? freshNo(db, now)
  const wallet = market.fund(WALLET_FUND)
  const remark = !wallet
    ? '暂不支持大额存入，款项已退回'
    : card.bankSerial === null
      ? '汇款账户不是已绑定的银行卡，款项已退回'
      : amount < cents(MIN_REMITTANCE)
        ? `低于最低金额 ${formatAmount(MIN_REMITTANCE)} 元，款项已退回`
        : ''
  const applyNo = remark === '' ? `R${madeApplyNo('remittance', remittanceNo)}` : null
  db.transaction(() => {
    const added = db.run(
      'INSERT OR IGNORE INTO remittances VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      remittanceNo,
      userId,
      now,
      amount,
      card.bankName,
      card.tail,
      card.bankSerial,
      applyNo === null ? 'returned' : 'arrived',
      remark,
      applyNo,
    )
    if (added === 0 || applyNo === null || !wallet || card.bankSerial === null) return
    const dates = datesFor(wallet, now, market)
    recordPaid(db, {
      apply_no: applyNo,
      user_id: userId,
      fund_code: wallet.code,
      bank_serial: card.bankSerial,
      business_kind: 'w6',
      amount,
      request: '',
      oper_time: now,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.incomeShown,
    })
  })
  return receivedAs(db, remittanceNo, { userId, amount })
}

/** The record under a number, which must be of this transfer. */
function receivedAs(
  db: Database,
  remittanceNo: string,
  own: { userId: string; amount: number },
): Received {
  const received = db.get(
    v.object({ ...receivedRow.entries, user_id: v.string(), amount: v.number() }),
    `SELECT remittance_no AS remittanceNo, state, remark, apply_no AS applyNo, user_id, amount
     FROM remittances WHERE remittance_no = ?`,
    remittanceNo,
  )
  if (received?.user_id !== own.userId || received.amount !== own.amount)
    throw new RangeError(`remittanceNo: another transfer than of ${yuan(own.amount)} has it`)
  return v.parse(receivedRow, received)
}

interface PayingCard {
  /** Null where the card is not one that the user has bound. */
  bankSerial: string | null
  bankName: string
  tail: string
}

const OTHER_BANK = '其他银行'
const CARD_NUMBER = /^\d{12,19}$/

/** The card that a transfer comes from. Throws RangeError for what is no card. */
export function payingCard(db: Database, userId: string, serialOrNumber: string): PayingCard {
  const digits = serialOrNumber.replace(/\s/g, '')
  const known = db.get(
    v.object({
      bank_serial: v.string(),
      user_id: v.string(),
      bank_name: v.string(),
      tail: v.string(),
    }),
    // A card that was unbound and bound again is there twice.
    `SELECT c.bank_serial, c.user_id, c.bank_name, c.tail FROM cards c LEFT JOIN card_details d USING (bank_serial)
     WHERE c.bank_serial = ?1 OR d.card_no = ?2 ORDER BY c.user_id = ?3 DESC LIMIT 1`,
    serialOrNumber,
    digits,
    userId,
  )
  if (known) {
    const bankSerial = known.user_id === userId ? known.bank_serial : null
    return { bankSerial, bankName: known.bank_name, tail: known.tail }
  }
  if (!CARD_NUMBER.test(digits))
    throw new RangeError('card: neither the serial of a card nor a card number')
  const bank = BANKS.find((it) => digits.startsWith(it.debitBin) || digits.startsWith(it.creditBin))
  return { bankSerial: null, bankName: bank?.bankName ?? OTHER_BANK, tail: cardTail(digits) }
}

function freshNo(db: Database, now: Time14): string {
  const count = db.number('SELECT count(*) AS count FROM remittances')
  return `T${madeApplyNo('transfer', now, String(count))}`
}
