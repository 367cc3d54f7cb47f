import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { bankById } from './banks.ts'
import { inventedCardNo } from './invented.ts'
import { contributionAmount, recordContribution } from './pension-contributions.ts'
import type { Signing } from './signings.ts'

/** When a bank that takes its time decides, on the next working day. */
const DECIDED_AT = '100000'

/** The reason of a bank against a person with an account at another one. */
const HAS_ANOTHER = '您已在其他银行开立个人养老金资金账户，每人只能开立一个'

/** An account whose `open_time` is to come is one that the bank has not decided about yet. */
const accountRow = v.object({
  bank_id: v.string(),
  card_no: v.string(),
  bound: v.number(),
  fund_account: v.number(),
  open_time: v.string(),
  authorized: v.number(),
})

type PensionAccount = v.InferOutput<typeof accountRow>

const pensionAccount = (db: Database, userId: string): PensionAccount | undefined =>
  db.get(
    accountRow,
    `SELECT bank_id, card_no, bound, fund_account, open_time, authorized FROM pension_accounts
     WHERE user_id = ?`,
    userId,
  )

const visitRow = v.object({
  sign_no: v.string(),
  bank_id: v.string(),
  purpose: v.picklist(['open', 'authorize', 'contribute']),
  expires_at: v.string(),
})

/** The newest visit that can still be ended at the bank. */
const openVisit = ({ db, clock }: World, user: User) =>
  db.get(
    visitRow,
    `SELECT sign_no, bank_id, purpose, expires_at FROM signings WHERE user_id = ? AND purpose IN ('open', 'authorize')
     AND status = 'open' AND expires_at > ? ORDER BY opened_at DESC, sign_no DESC LIMIT 1`,
    user.user_id,
    clock.now(),
  )

/** The visit by which the account was applied for. */
const application = ({ db }: World, user: User) =>
  db.get(
    visitRow,
    `SELECT sign_no, bank_id, purpose, expires_at FROM signings WHERE user_id = ? AND purpose = 'open'
     AND status = 'signed' ORDER BY opened_at DESC, sign_no DESC LIMIT 1`,
    user.user_id,
  )

/** The user's account that the bank has opened. */
export function openedAccount({ db, clock }: World, user: User): PensionAccount | undefined {
  const account = pensionAccount(db, user.user_id)
  return account !== undefined && account.open_time <= clock.now() ? account : undefined
}

/** The visit under way at a bank; null where there is none, or the account is there. */
export function pendingVisit(world: World, user: User) {
  if (openedAccount(world, user) !== undefined) return null
  const account = pensionAccount(world.db, user.user_id)
  const visit = account === undefined ? openVisit(world, user) : application(world, user)
  if (visit === undefined) return null
  return {
    bankId: visit.bank_id,
    signNo: visit.sign_no,
    purpose: visit.purpose,
    state: account === undefined ? ('open' as const) : ('processing' as const),
    dueTime: account?.open_time ?? visit.expires_at,
  }
}

const bankName = (bankId: string) => bankById(bankId)?.bankName ?? '银行'

/** A person has one account at one bank: which visits to a bank's page are refused. */
export function requireVisitAllowed(
  world: World,
  user: User,
  { bankId, purpose }: { bankId: string; purpose: Signing['purpose'] },
): void {
  const account = pensionAccount(world.db, user.user_id)
  const held = account?.bank_id ?? pendingVisit(world, user)?.bankId
  if (held !== undefined && held !== bankId) {
    const doing = account === undefined ? '正在' : '已在'
    throw new Refusal(
      SHOWN_RET.pensionElsewhere,
      `您${doing}${bankName(held)}办理个人养老金资金账户，每人只能开立一个，请在该行继续`,
    )
  }
  if (purpose === 'contribute' && account?.bound !== 1) {
    throw new Refusal(RET.notBound, '请先绑定个人养老金资金账户')
  }
  if (account === undefined) return
  if (account.open_time > world.clock.now()) {
    throw new Refusal(SHOWN_RET.pensionExists, `${bankName(bankId)}正在处理您的申请，无需再次提交`)
  }
  if (purpose === 'open') {
    throw new Refusal(SHOWN_RET.pensionExists, `您已在${bankName(bankId)}开立个人养老金资金账户`)
  }
}

/** The next working day's time at which a slow bank decides. */
export function decisionTime(now: Time14, isTradingDay: TradingCalendar): Time14 {
  const tomorrow: Date8 = addDays(now.slice(0, 8), 1)
  return `${tradingDayOnOrAfter(tomorrow, isTradingDay)}${DECIDED_AT}`
}

/** Records an account that the bank opens at `openTime`, read by the company. */
export function insertPensionAccount(
  db: Database,
  userId: string,
  it: { bankId: string; openTime: Time14; cardNo?: string; bound?: boolean; fundAccount?: boolean },
): void {
  const bin = bankById(it.bankId)?.debitBin ?? ''
  const bound = it.bound === true ? 1 : 0
  const fundAccount = it.fundAccount === false ? 0 : bound
  db.run(
    `INSERT INTO pension_accounts (user_id, bank_id, card_no, bound, fund_account, open_time, authorized)
     VALUES (?, ?, ?, ?, ?, ?, 1) ON CONFLICT (user_id) DO UPDATE SET authorized = 1`,
    userId,
    it.bankId,
    it.cardNo ?? inventedCardNo(bin, `${userId} pension`),
    bound,
    fundAccount,
    it.openTime,
  )
}

/** The decisions that the person may take on the pension bank's page. */
export type PensionDecision = 'agree' | 'processing' | 'elsewhere'

/**
 * The person goes through with it on the pension bank's page: the account is there, or applied for,
 * or we may read it. A bank refuses who has an account elsewhere.
 */
export function decidePension(world: World, signing: Signing, decision: PensionDecision): void {
  const { db, clock, market } = world
  const account = pensionAccount(db, signing.user_id)
  const hasAnother = account !== undefined && account.bank_id !== signing.bank_id
  if (decision === 'elsewhere' || hasAnother) {
    db.run(
      `UPDATE signings SET status = 'refused', remark = ? WHERE sign_no = ? AND status = 'open'`,
      HAS_ANOTHER,
      signing.sign_no,
    )
    return
  }
  const slow = decision === 'processing' && signing.purpose === 'open'
  const now = clock.now()
  db.transaction(() => {
    if (signing.purpose !== 'contribute') {
      const openTime = slow ? decisionTime(now, market.isTradingDay) : now
      insertPensionAccount(db, signing.user_id, { bankId: signing.bank_id, openTime })
    }
    db.run(`UPDATE signings SET status = 'signed' WHERE sign_no = ?`, signing.sign_no)
  })
}

/**
 * The person pays in on the pension bank's page: credited at once, or by a slow bank on the next
 * working day. Throws SHOWN_RET.amountOutOfRange for an amount that the year has no room for.
 */
export function payIn(
  { db, clock, market }: World,
  signing: Signing,
  { typed, slow }: { typed: string; slow: boolean },
): void {
  const paidTime = clock.now()
  const creditTime = slow ? decisionTime(paidTime, market.isTradingDay) : paidTime
  const amount = contributionAmount(db, signing.user_id, typed, creditTime)
  db.transaction(() => {
    const contributionNo = signing.sign_no
    recordContribution(db, signing.user_id, { contributionNo, amount, paidTime, creditTime })
    db.run(`UPDATE signings SET status = 'signed' WHERE sign_no = ?`, signing.sign_no)
  })
}
