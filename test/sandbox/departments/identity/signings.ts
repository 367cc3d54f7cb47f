import { createHmac, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { PENSION_PURPOSES, type PensionPurpose } from '#domain/pension/pension-account.ts'
import { NEXT_TYPES } from '#domain/identity/payment-bank-return.ts'
import { isLoopback } from '#test/sandbox/kernel/loopback.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { bindableCard } from './banks.ts'
import { requireFreeCard } from './cards.ts'
import { recordMessage, requireMobile } from './messages.ts'
import { requirePerson } from './person.ts'
import { later, tooOften } from './proofs.ts'
import { readIdentity } from './records.ts'

const OPEN_MS = 30 * 60_000
const HOUR_MS = 3_600_000
const SIGNINGS_AN_HOUR = 20
const KEY = 'payment_bank_key'
/** The company's site, besides this machine. Invented. */
const OWN_HOSTS = new Set(['h5.sandbox.test', 'sandbox.test', 'h5.heanfund.example'])
/** The banks' site, as pages that are not on this machine reach it. Invented. */
const BANK_ORIGIN = 'https://pay.riverbank.example'

/** `PENSION_PURPOSES` are the pension bank's; every other is a nextType of the payment bank's. */
const signingRow = v.object({
  sign_no: v.string(),
  user_id: v.string(),
  purpose: v.string(),
  bank_id: v.string(),
  return_url: v.string(),
  status: v.picklist(['open', 'signed', 'refused']),
  remark: v.string(),
  expires_at: v.string(),
  card_no: v.string(),
  mobile: v.string(),
  cust_name: v.string(),
  cert_no: v.string(),
  ext_str: v.string(),
  used: v.number(),
})

export type Signing = v.InferOutput<typeof signingRow>

const SELECT = `SELECT sign_no, user_id, purpose, bank_id, return_url, status, remark, expires_at, card_no, mobile, cust_name,
  cert_no, ext_str, used FROM signings`

export function findSigning({ db }: World, signNo: string): Signing | undefined {
  return db.get(signingRow, `${SELECT} WHERE sign_no = ?`, signNo)
}

/** The user's newest one that the payment bank signed and whose return was not used yet. */
export function newestReturn({ db }: World, user: User): Signing | undefined {
  return db.get(
    signingRow,
    `${SELECT} WHERE user_id = ? AND ext_str <> '' AND used = 0 ORDER BY opened_at DESC LIMIT 1`,
    user.user_id,
  )
}

export const isExpired = ({ clock }: World, signing: Signing) =>
  signing.status === 'open' && signing.expires_at <= clock.now()

function requireOwnAddress(address: string): void {
  const { protocol, origin, hostname } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (isWeb && (isLoopback(origin) || OWN_HOSTS.has(hostname))) return
  throw new Refusal(RET.redirectRefused, '返回地址不在允许范围内')
}

/** Opens a visit to the bank's page. The person is the verified one, where there is one. */
export function openSigning(
  world: World,
  user: User,
  wish: { bankId: string; purpose: string; returnUrl: string },
) {
  requireOwnAddress(wish.returnUrl)
  const { db, clock } = world
  const now = clock.now()
  const opened = db.get(
    v.object({ count: v.number(), first: v.nullable(v.string()) }),
    'SELECT count(*) AS count, min(opened_at) AS first FROM signings WHERE user_id = ? AND opened_at > ?',
    user.user_id,
    later(now, -HOUR_MS),
  )
  if (opened && opened.count >= SIGNINGS_AN_HOUR) {
    const waited = Math.abs(secondsBetween(opened.first ?? now, now))
    throw tooOften('操作过于频繁，请稍后再试', HOUR_MS / 1_000 - waited)
  }
  const digits = String(randomBytes(4).readUInt32BE(0) % 1_000_000).padStart(6, '0')
  const signNo = `B${now}${randomBytes(6).toString('hex').toUpperCase()}${digits}`
  const expiresAt = later(now, OPEN_MS)
  const { mobile, cert_no } = readIdentity(db, user.user_id)
  db.run(
    `INSERT INTO signings VALUES (?, ?, ?, ?, ?, 'open', '', ?, ?, '', ?, ?, ?, '', 0)`,
    signNo,
    user.user_id,
    wish.purpose,
    wish.bankId,
    wish.returnUrl,
    now,
    expiresAt,
    mobile,
    user.name,
    cert_no,
  )
  // On this machine the bank's page is on the page's own origin.
  const site = isLoopback(new URL(wish.returnUrl).origin) ? '' : BANK_ORIGIN
  return { url: `${site}/sandbox/bank/sign?signNo=${signNo}`, signNo, expiresAt }
}

/** A visit to the pension bank's page. */
export type PensionSigning = Signing & { purpose: PensionPurpose }

export const isPension = (signing: Signing): signing is PensionSigning =>
  PENSION_PURPOSES.some((it) => it === signing.purpose)

/** The fields that the person types on the bank's page. */
export interface SignForm {
  cardNo: string
  mobile: string
  custName: string
  certNo: string
}

/** The person refuses on the bank's page. */
export function refuseSigning({ db }: World, signing: Signing): void {
  db.run(
    `UPDATE signings SET status = 'refused', remark = '用户取消签约' WHERE sign_no = ? AND status = 'open'`,
    signing.sign_no,
  )
}

/**
 * The person agrees on the payment bank's page: what was typed is checked, and the return's proof
 * made.
 */
export function agreeSigning(world: World, signing: Signing, form: SignForm): void {
  const { db, clock } = world
  if (signing.purpose === `next-${NEXT_TYPES.endContract}`) return endContract(db, signing)
  const now = clock.now()
  requireMobile(form.mobile)
  const person = requirePerson(form.certNo, form.custName, now.slice(0, 8))
  const card = bindableCard(signing.bank_id, form.cardNo, 'page')
  requireFreeCard(db, card.number)
  const uin = signing.sign_no
  const CheckSum = createHmac('sha256', bankKey(world))
    .update([uin, now, card.number, form.mobile, person.certNo].join('|'))
    .digest('hex')
  db.transaction(() => {
    db.run(
      `UPDATE signings SET status = 'signed', card_no = ?, mobile = ?, cust_name = ?, cert_no = ?, ext_str = ?
       WHERE sign_no = ? AND status = 'open'`,
      card.number,
      form.mobile,
      person.userName,
      person.certNo,
      JSON.stringify({ uin, TimeStamp: now, CheckSum }),
      signing.sign_no,
    )
    recordMessage(db, now, {
      serialNo: signing.sign_no,
      userId: signing.user_id,
      scene: 'paymentBank',
      mobile: form.mobile,
    })
  })
}

/** The person ends the contract: the user's cards of that bank pay no more, and nothing follows. */
function endContract(db: Database, signing: Signing): void {
  db.transaction(() => {
    db.run(
      `UPDATE cards SET unavailable_reason = '已解除银行签约，不能付款'
       WHERE user_id = ? AND bank_serial IN (SELECT bank_serial FROM card_details WHERE bank_id = ?)`,
      signing.user_id,
      signing.bank_id,
    )
    db.run(
      `UPDATE signings SET status = 'signed', used = 1 WHERE sign_no = ? AND status = 'open'`,
      signing.sign_no,
    )
  })
}

function bankKey({ db }: World): string {
  const known = db.meta(KEY)
  if (known !== null) return known
  const made = randomBytes(32).toString('base64url')
  db.setMeta(KEY, made)
  return made
}
