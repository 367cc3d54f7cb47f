import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { bankByName } from '#test/sandbox/departments/identity/banks.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { decisionTime, insertPensionAccount } from '#test/sandbox/departments/identity/pension.ts'
import { recordContribution } from '#test/sandbox/departments/identity/pension-contributions.ts'
import { buyInThePast } from './seed-personas-trades.ts'

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
    seedPaidIn(db, market, persona, now)
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

/** The day of the seeded contributions; their two funds were bought on the next one. */
const PAID_IN = '20260210093000'
const BOUGHT = '20260211'

/** Fills in a persona's payment of this year, and the two classes Y that were bought with it. */
function seedPaidIn(db: Database, market: Market, persona: Persona, now: Time14): void {
  const { userId, paidIn, cards } = persona
  if (paidIn === undefined || now < PAID_IN) return
  const contributionNo = `C${applicationNo(userId)}`
  recordContribution(db, userId, {
    contributionNo,
    amount: paidIn.amount,
    paidTime: PAID_IN,
    creditTime: PAID_IN,
  })
  if (!paidIn.funds) return
  const bankSerial = `${userId}-${cards.length}`
  for (const [index, fund] of market.funds
    .filter((it) => it.pensionOnly)
    .slice(0, 2)
    .entries()) {
    const point = market.pointOn(fund.code, BOUGHT, now)
    if (point === undefined) continue
    const amount = ['1500.00', '2000.00'][index] ?? '1000.00'
    buyInThePast(db, market, userId, { fund, point, amount, bankSerial, until: now })
  }
}
