import { formatAmount } from '#domain/money/format-figures.ts'
import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { pensionQuota } from '#domain/pension/pension-quota.ts'
import { pensionTermsOn } from '#domain/tax/pension-terms.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

const row = v.object({
  contribution_no: v.string(),
  amount: v.number(),
  paid_time: v.string(),
  credit_time: v.string(),
})

/** The contributions that were paid in, newest first; a credit to come is null. */
export const contributionsOf = (db: Database, userId: string, now: Time14) =>
  db
    .all(
      row,
      `SELECT contribution_no, amount, paid_time, credit_time FROM pension_contributions
       WHERE user_id = ? AND paid_time <= ? ORDER BY paid_time DESC, contribution_no DESC`,
      userId,
      now,
    )
    .map((it) => ({
      contributionNo: it.contribution_no,
      amount: yuan(it.amount),
      paidTime: it.paid_time,
      creditTime: it.credit_time <= now ? it.credit_time : null,
    }))

/** When the bank credits what was paid in by a visit; null where nothing was. */
export const creditTimeOf = (db: Database, signNo: string): Time14 | null =>
  db.text('SELECT credit_time FROM pension_contributions WHERE contribution_no = ?', signNo) ?? null

/** Records money paid into an account. The same number again changes nothing. */
export function recordContribution(
  db: Database,
  userId: string,
  it: { contributionNo: string; amount: string; paidTime: Time14; creditTime: Time14 },
): void {
  db.run(
    `INSERT INTO pension_contributions (contribution_no, user_id, amount, paid_time, credit_time)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT (contribution_no) DO NOTHING`,
    it.contributionNo,
    userId,
    cents(it.amount),
    it.paidTime,
    it.creditTime,
  )
}

/**
 * The amount that a person enters at the bank, with two places; SHOWN_RET.amountOutOfRange above what is
 * left of the year in which it is credited. What is on its way counts for its own year.
 */
export function contributionAmount(
  db: Database,
  userId: string,
  typed: string,
  creditTime: Time14,
): string {
  const amount = parseCents(typed) ?? 0
  if (amount <= 0) {
    throw new Refusal(SHOWN_RET.amountOutOfRange, '请输入缴存金额，最多两位小数')
  }
  const year = creditTime.slice(0, 4)
  const { yearlyLimit } = pensionTermsOn(`${year}1231`)
  const all = contributionsOf(db, userId, `${year}1231235959`)
  const { left } = pensionQuota(yearlyLimit, all, year)
  if (amount > cents(left)) {
    throw new Refusal(
      SHOWN_RET.amountOutOfRange,
      `超出${year}年剩余额度，还可缴存 ${formatAmount(left)} 元`,
    )
  }
  return yuan(amount)
}
