import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import type { Persona } from '#test/sandbox/seed/persona.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { bankByName } from './banks.ts'
import { inventedCardNo } from './invented.ts'
import { decisionTime, insertPensionAccount } from './pension.ts'

/** The bank of the personas that have not bound their card yet. */
const BANK_ID = '1001'

/** The visit by which a persona applied for the account. */
export const applicationNo = (userId: string): string => `B20260311PENSION${userId.toUpperCase()}`

/** The pension account of a persona, as the bank has it. */
export function seedPension(db: Database, market: Market, persona: Persona, now: Time14): void {
  const { userId, pension } = persona
  if (pension === undefined) return
  if (pension === 'bound' || pension === 'cardBound') {
    const card = persona.cards.at(-1)
    const bank = bankByName(card?.bankName ?? '')
    const cardNo = inventedCardNo(bank.debitBin, userId, card?.tail)
    const fundAccount = pension === 'bound'
    insertPensionAccount(db, userId, {
      bankId: bank.bankId,
      openTime: now,
      cardNo,
      bound: true,
      fundAccount,
    })
    return
  }
  const slow = pension === 'opening'
  const openTime = slow ? decisionTime(now, market.isTradingDay) : now
  insertPensionAccount(db, userId, { bankId: BANK_ID, openTime })
  db.run(
    `INSERT INTO signings (sign_no, user_id, purpose, bank_id, return_url, status, remark, opened_at, expires_at, card_no,
       mobile, cust_name, cert_no, ext_str, used)
     VALUES (?, ?, 'open', ?, '', 'signed', '', ?, ?, '', '', '', '', '', 0)`,
    applicationNo(userId),
    userId,
    BANK_ID,
    now,
    now,
  )
}
