import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { maskPhone, cardTail } from '#domain/identity/masking.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { bankById, REFUSED_CARD, type Bank } from './banks.ts'
import { LOST } from '#test/sandbox/people/persona.ts'
import { replacementOf } from './card-use.ts'
import { insertVisitor } from './records.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

const boundCard = v.object({
  bank_serial: v.string(),
  user_id: v.string(),
  bank_name: v.string(),
  tail: v.string(),
  unavailable_reason: v.string(),
  bank_id: v.string(),
  card_no: v.string(),
  mobile: v.string(),
  is_main: v.number(),
  bank_single: v.number(),
  bank_day: v.number(),
  own_single: v.nullable(v.number()),
  own_day: v.nullable(v.number()),
})

export type BoundCard = v.InferOutput<typeof boundCard>

const BOUND = `SELECT bank_serial, user_id, bank_name, tail, unavailable_reason, bank_id, card_no, mobile, is_main,
  bank_single, bank_day, own_single, own_day FROM cards JOIN card_details USING (bank_serial) WHERE unbound_at = ''`

/** The user's cards, the main one first. */
export function boundCards(db: Database, userId: string): BoundCard[] {
  return db.all(boundCard, `${BOUND} AND user_id = ? ORDER BY is_main DESC, bound_at`, userId)
}

/** The user's card, or RET.notFound. */
export function ownCard(db: Database, user: User, bankSerial: string): BoundCard {
  const card = boundCards(db, user.user_id).find((it) => it.bank_serial === bankSerial)
  if (!card) throw new Refusal(RET.notFound, '没有这张银行卡')
  return card
}

/**
 * RET.cardTaken where the card is bound already, by whomever; RET.identityMismatch for the card of
 * the sentinel.
 */
export function requireFreeCard(db: Database, cardNo: string): void {
  if (cardNo === REFUSED_CARD) {
    throw new Refusal(RET.identityMismatch, '姓名、证件号、卡号与银行预留手机号不一致')
  }
  if (db.get(boundCard, `${BOUND} AND card_no = ?`, cardNo)) {
    throw new Refusal(RET.cardTaken, '该银行卡已被绑定')
  }
}

/** Binds a card; the first one is the main one. Gives its number. */
export function bindCard(
  { db, clock }: World,
  user: User,
  card: { bank: Bank; cardNo: string; mobile: string },
): string {
  requireFreeCard(db, card.cardNo)
  const bankSerial = `${user.user_id}-${randomBytes(4).toString('hex')}`
  const isFirst = boundCards(db, user.user_id).length === 0
  db.transaction(() => {
    const single = cents(card.bank.singleLimit)
    const day = cents(card.bank.dayLimit)
    db.run(
      'INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      bankSerial,
      user.user_id,
      card.bank.bankId,
      card.bank.bankName,
      cardTail(card.cardNo),
      single,
      day,
      '',
    )
    insertDetails(db, {
      bankSerial,
      bankId: card.bank.bankId,
      cardNo: card.cardNo,
      mobile: card.mobile,
      isMain: isFirst,
      single,
      day,
      boundAt: clock.now(),
    })
    // Of an account that is being opened, its card is no change.
    if (user.auth_flag === '1') {
      const { bankName } = card.bank
      const named = { bankSerial, bankName, tail: cardTail(card.cardNo) }
      announce(db, accountMessages, 'cardBound', { userId: user.user_id, card: named }, clock.now())
    }
  })
  return bankSerial
}

export function insertDetails(
  db: Database,
  it: {
    bankSerial: string
    bankId: string
    cardNo: string
    mobile: string
    isMain: boolean
    single: number
    day: number
    boundAt: string
  },
): void {
  db.run(
    `INSERT INTO card_details (bank_serial, bank_id, card_no, mobile, is_main, bank_single, bank_day, bound_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    it.bankSerial,
    it.bankId,
    it.cardNo,
    it.mobile,
    it.isMain ? 1 : 0,
    it.single,
    it.day,
    it.boundAt,
  )
}

const found = v.object({ found: v.number() })

/** Returns whether it is the card of a pension account, which can be bound only as such. */
export const isPensionCard = (db: Database, cardNo: string): boolean =>
  db.has('SELECT 1 AS found FROM pension_accounts WHERE card_no = ?', cardNo)

/**
 * The reason against unbinding a card now: it carries shares, orders or money under way, a plan or
 * a pension. Empty when there is none.
 */
export function unbindBlock(db: Database, bankSerial: string): string {
  const has = (sql: string) => db.get(found, `SELECT 1 AS found ${sql} LIMIT 1`, bankSerial)
  if (has(`FROM orders WHERE bank_serial = ? AND status NOT IN ('1', '2', '4', '6', '7')`)) {
    return '该卡有在途交易，暂不能解绑'
  }
  if (has('FROM orders WHERE bank_serial = ? AND payout > 0 AND paid = 0')) {
    return '该卡有款项未到账，暂不能解绑'
  }
  if (has('FROM lots WHERE bank_serial = ? AND shares > 0')) {
    return '该卡名下有基金份额，暂不能解绑'
  }
  if (has(`FROM plans WHERE bank_serial = ? AND status <> 'terminated'`)) {
    return '该卡有定投计划，请先结束计划'
  }
  if (
    has(
      `FROM cards JOIN card_details USING (bank_serial) JOIN pension_accounts USING (user_id, card_no)
       WHERE bank_serial = ? AND fund_account = 1`,
    )
  ) {
    return '该卡绑定了个人养老金基金账户，暂不能解绑'
  }
  return ''
}

/** Owns the cards that were unbound, so that old orders still find theirs. */
const SINK = 'o_unbound_cards'

export function unboundOwner(db: Database): string {
  return db.text('SELECT user_id FROM users WHERE open_id = ?', SINK) ?? insertVisitor(db, SINK)
}

export function unbindCard({ db, clock }: World, user: User, bankSerial: string): void {
  if (replacementOf(db, bankSerial) !== '') {
    throw new Refusal(RET.requestPending, '该卡正在办理更换，审核结束前不能解绑')
  }
  const untied = boundCards(db, user.user_id).find((it) => it.bank_serial === bankSerial)
  const block = unbindBlock(db, bankSerial)
  if (block !== '') throw new Refusal(SHOWN_RET.cardInUse, block)
  db.transaction(() => {
    db.run(
      `UPDATE pension_accounts SET bound = 0
       WHERE user_id = ? AND card_no = (SELECT card_no FROM card_details WHERE bank_serial = ?)`,
      user.user_id,
      bankSerial,
    )
    db.run('UPDATE cards SET user_id = ? WHERE bank_serial = ?', unboundOwner(db), bankSerial)
    db.run(
      'UPDATE card_details SET unbound_at = ?, is_main = 0 WHERE bank_serial = ?',
      clock.now(),
      bankSerial,
    )
    if (untied) {
      const named = { bankSerial, bankName: untied.bank_name, tail: untied.tail }
      announce(
        db,
        accountMessages,
        'cardUntied',
        { userId: user.user_id, card: named },
        clock.now(),
      )
    }
    const [first] = boundCards(db, user.user_id)
    if (first)
      db.run('UPDATE card_details SET is_main = 1 WHERE bank_serial = ?', first.bank_serial)
  })
}

/** A card as the list for managing them shows it. */
export function cardView(db: Database, card: BoundCard) {
  const orNull = (value: number | null) => (value === null ? null : yuan(value))
  const outage = bankById(card.bank_id)?.unavailableReason ?? ''
  const reason = card.unavailable_reason === '' ? outage : card.unavailable_reason
  return {
    bankSerial: card.bank_serial,
    bankId: card.bank_id,
    bankName: card.bank_name,
    cardTail: card.tail,
    mobileNo: maskPhone(card.mobile),
    isMain: card.is_main === 1 ? ('1' as const) : ('0' as const),
    singleLimit: yuan(card.bank_single),
    dayLimit: yuan(card.bank_day),
    ownSingleLimit: orNull(card.own_single),
    ownDayLimit: orNull(card.own_day),
    available: reason === '',
    unavailableReason: reason,
    ...(card.unavailable_reason === LOST ? { lost: '1' as const } : {}),
    ...(isPensionCard(db, card.card_no) ? { pension: '1' as const } : {}),
    unbindBlock: unbindBlock(db, card.bank_serial),
  }
}
