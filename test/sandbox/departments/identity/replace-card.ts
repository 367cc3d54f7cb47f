import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { cardTail } from '#domain/identity/masking.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { UNDER_WAY, UNPAID } from './card-use.ts'
import { insertDetails, unboundOwner, type BoundCard } from './cards.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

/**
 * The orders that go on at the new card: those under way, those with money on its way, and freezes
 * by the registrar. Orders that are over stay with the card of their payment.
 */
const GOES_ON = `(${UNDER_WAY} OR (${UNPAID}) OR business_code IN ('31', '32'))`

/**
 * The orders that go on and were paid by the lost card, by the books: the new card has paid them
 * from now on, because their refunds would go there.
 */
const PAID_BY_CARD = `business_code IN ('20', '22', '39') AND route = 'card'
  AND (status IN ('1', '2', '3', '5', '6') OR status = '7' AND payout > 0)`

/**
 * Puts a new card in a lost one's place: shares, plans, orders under way and payouts go on at the
 * new one, in the caller's transaction. Gives the new card's serial.
 */
export function replaceCard(
  db: Database,
  lost: BoundCard,
  fresh: { cardNo: string; mobile: string; requestNo: string },
  time: Time14,
): string {
  const bankSerial = `${lost.user_id}-r${madeApplyNo('replaced', fresh.requestNo).slice(0, 8).toLowerCase()}`
  db.run(
    `INSERT INTO cards SELECT ?, user_id, channel_id, bank_name, ?, single_limit, day_limit, ''
     FROM cards WHERE bank_serial = ?`,
    bankSerial,
    cardTail(fresh.cardNo),
    lost.bank_serial,
  )
  insertDetails(db, {
    bankSerial,
    bankId: lost.bank_id,
    cardNo: fresh.cardNo,
    mobile: fresh.mobile,
    isMain: lost.is_main === 1,
    single: lost.bank_single,
    day: lost.bank_day,
    boundAt: time,
  })
  db.run(
    'UPDATE card_details SET own_single = ?, own_day = ? WHERE bank_serial = ?',
    lost.own_single,
    lost.own_day,
    bankSerial,
  )
  const moved = db.get(
    v.object({ paid: v.number() }),
    `SELECT coalesce(sum(amount), 0) AS paid FROM orders WHERE bank_serial = ? AND ${GOES_ON} AND ${PAID_BY_CARD}`,
    lost.bank_serial,
  )
  post(db, {
    time,
    kind: 'cardReplaced',
    ref: fresh.requestNo,
    entries: [
      { account: account.bank(lost.bank_serial), unit: CNY, amount: moved?.paid ?? 0 },
      { account: account.bank(bankSerial), unit: CNY, amount: -(moved?.paid ?? 0) },
    ],
  })
  const move = (table: string, condition = '1') =>
    db.run(
      `UPDATE ${table} SET bank_serial = ? WHERE bank_serial = ? AND ${condition}`,
      bankSerial,
      lost.bank_serial,
    )
  move('orders', GOES_ON)
  move('lots')
  const plans = db.all(
    v.object({ planNo: v.string(), userId: v.string() }),
    `SELECT plan_no AS planNo, user_id AS userId FROM plans
     WHERE bank_serial = ? AND status <> 'terminated' ORDER BY seq`,
    lost.bank_serial,
  )
  move('plans', `status <> 'terminated'`)
  const tail = cardTail(fresh.cardNo)
  const card = { bankSerial, bankName: lost.bank_name, tail }
  announce(db, accountMessages, 'planCardChanged', { plans, card }, time)
  move('dividend_methods')
  db.run('UPDATE cards SET user_id = ? WHERE bank_serial = ?', unboundOwner(db), lost.bank_serial)
  db.run(
    'UPDATE card_details SET unbound_at = ?, is_main = 0 WHERE bank_serial = ?',
    time,
    lost.bank_serial,
  )
  return bankSerial
}
