import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { CONFIRMED_MONTHS, type Condition } from '#domain/private-plan/conditions.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { contractsOf, insertContract, noteVisit } from './contracts.ts'
import { insertPaper, TOO_OLD } from './papers.ts'
import { DECLARATION, planByCode } from './plans.ts'
import { keepTransfer } from './transfers.ts'

const number = (...of: string[]) => madeApplyNo('private', ...of)

/** Seeds the steps, papers and contracts of the personas, as of the first moment. */
export function seedPrivate(db: Database, market: Market, now: Time14): void {
  const today = now.slice(0, 8)
  const confirmed = (userId: string, condition: Condition, ago: number) =>
    db.run(
      'INSERT INTO target_confirmations VALUES (?, ?, ?, ?, ?, ?)',
      userId,
      number('confirm', userId),
      condition,
      DECLARATION.hash,
      `${addDays(today, -ago)}100000`,
      addMonths(addDays(today, -ago), CONFIRMED_MONTHS),
    )
  const paper = (userId: string, kind: Condition, ago: number, reason = '') =>
    insertPaper(
      { db },
      {
        user_id: userId,
        request_no: number('paper', userId, String(ago)),
        kind,
        file_hash: '',
        time: `${addDays(today, -ago)}093000`,
        decide_due: ago === 0 ? `${addDays(today, 1)}150000` : `${addDays(today, 1 - ago)}150000`,
        reason,
      },
    )
  confirmed('qian', 'assets', 40)
  paper('qian', 'assets', 39)
  confirmed('zhu', 'netAssets', 3)
  paper('zhu', 'netAssets', 0)
  confirmed('han', 'income', 1)
  // Both are past their time.
  confirmed('zhou', 'income', 1_100)
  paper('zhou', 'income', 400)
  confirmed('private', 'assets', 300)
  paper('private', 'assets', 299)
  paper('private', 'income', 60, TOO_OLD)

  const contract = (code: string, amount: string, signedAt: Time14, arrivedAt: Time14) => {
    const plan = planByCode(code)
    if (plan === undefined) throw new Error(`No plan has the code ${code}`)
    const requestNo = number('contract', code)
    const made = { userId: 'private', requestNo, asked: '', plan, amount, signedAt }
    const contractNo = insertContract({ db, market }, made)
    const row = () => {
      const found = contractsOf(db, 'private').find((it) => it.contract_no === contractNo)
      if (found === undefined) throw new Error(`${contractNo} is not there`)
      return found
    }
    const { payment } = row()
    const transferNo = number('transfer', code)
    keepTransfer(db, { contract: row(), transferNo, amount: payment, reason: '', now: arrivedAt })
    return row
  }
  // The effective one takes part in the opening of its month.
  const signed = addDays(today, -300)
  const visited = `${addDays(signed, 3)}100000`
  const held = contract('990201', '500000.00', `${signed}100000`, `${addDays(signed, 1)}110000`)
  noteVisit({ db, market, now: visited }, held(), [true, true, true, true, true])
  const before = tradingDayBefore(today, market.isTradingDay)
  contract('990101', '1000000.00', `${before}150000`, `${before}163000`)
}
