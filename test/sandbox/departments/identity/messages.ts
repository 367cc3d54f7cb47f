import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { maskPhone } from '#domain/identity/masking.ts'
import {
  CODE_MINUTES,
  CODE_TRIES,
  MESSAGES_A_DAY,
  MESSAGES_WITHOUT_CAPTCHA,
  NUMBER_LIMITS,
  RESEND_SECONDS,
  wrongCodeText,
} from '#domain/identity/message-code.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { later, tooOften } from './proofs.ts'
import { userByMobile } from './records.ts'

const CODE_MS = CODE_MINUTES * 60_000
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export type Scene =
  | 'enroll'
  | 'bind'
  | 'change'
  | 'oldMobile'
  | 'openAccount'
  | 'addCard'
  | 'reset'
  | 'cardProof'
  | 'bindAccount'
  | 'pension'
  | 'paymentBank'
  | 'proof'
  | 'unfreeze'

/** The code of a message: the last six digits of its number, so that a test needs no telephone. */
export const expectedSmsCode = (serialNo: string): string => serialNo.slice(-6)

export function requireMobile(mobile: string): void {
  if (!/^1\d{10}$/.test(mobile)) throw new Refusal(RET.badRequest, '参数 mobileNo 不正确')
}

const sentRow = v.object({ sent_at: v.string() })

/** Our own ones: what the payment bank sends is its own affair. */
function sentSince(db: Database, user: User, since: Time14) {
  return db.all(
    sentRow,
    `SELECT sent_at FROM sms_messages WHERE user_id = ? AND sent_at > ? AND scene <> 'paymentBank'
     ORDER BY sent_at DESC`,
    user.user_id,
    since,
  )
}

/** Returns whether the next message needs the answer to a captcha. */
export function captchaAsked({ db, clock }: World, user: User): boolean {
  return sentSince(db, user, later(clock.now(), -HOUR_MS)).length >= MESSAGES_WITHOUT_CAPTCHA
}

const CAPTCHA_LETTERS = 'ACDEFHJKMNPRTUVWXY34679'

/** A new captcha: its number and its picture. */
export function makeCaptcha({ db, clock }: World, user: User) {
  const captchaId = randomBytes(12).toString('base64url')
  const text = Array.from(
    randomBytes(4),
    (byte) => CAPTCHA_LETTERS[byte % CAPTCHA_LETTERS.length],
  ).join('')
  const now = clock.now()
  db.run('DELETE FROM captchas WHERE expires_at <= ?', now)
  db.run(
    'INSERT INTO captchas VALUES (?, ?, ?, ?)',
    captchaId,
    user.user_id,
    text,
    later(now, CODE_MS),
  )
  const letters = Array.from(
    text,
    (letter, index) =>
      `<text x="${12 + index * 26}" y="${28 + (index % 2) * 5}" font-size="24">${letter}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><rect width="120" height="44" fill="#eef1f6"/>${letters.join('')}</svg>`
  return {
    captchaId,
    captchaImage: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}

export interface CaptchaAnswer {
  captchaId?: string | undefined
  captchaText?: string | undefined
}

/**
 * Throws RET.captchaNeeded where one is required and not answered. An answer is used up, right or
 * wrong.
 */
export function requireCaptcha(world: World, user: User, answer: CaptchaAnswer): void {
  if (!captchaAsked(world, user)) return
  const { db, clock } = world
  const asked = db.get(
    v.object({ captcha_text: v.string() }),
    'SELECT captcha_text FROM captchas WHERE captcha_id = ? AND user_id = ? AND expires_at > ?',
    answer.captchaId ?? '',
    user.user_id,
    clock.now(),
  )
  db.run('DELETE FROM captchas WHERE captcha_id = ?', answer.captchaId ?? '')
  if (asked?.captcha_text !== answer.captchaText?.toUpperCase() || !asked) {
    throw new Refusal(RET.captchaNeeded, '请输入正确的图形验证码')
  }
}

/** Records a message, of the company or of the payment bank. */
export function recordMessage(
  db: Database,
  now: Time14,
  it: { serialNo: string; userId: string; scene: Scene; mobile: string; subject?: string },
): void {
  db.run(
    `INSERT INTO sms_messages (serial_no, user_id, scene, mobile, subject, sent_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    it.serialNo,
    it.userId,
    it.scene,
    it.mobile,
    it.subject ?? '',
    now,
    later(now, CODE_MS),
  )
}

/**
 * RET.tooOften where others than its owner have sent a number enough. What the owner sends to the
 * own number is limited by the user alone.
 */
function requireFreeNumber(db: Database, user: User, mobile: string, now: Time14): void {
  const owner = userByMobile(db, mobile)?.user_id ?? ''
  if (owner === user.user_id) return
  const sent = db.all(
    sentRow,
    `SELECT sent_at FROM sms_messages WHERE mobile = ? AND sent_at > ? AND user_id <> ?
       AND scene <> 'paymentBank' ORDER BY sent_at DESC`,
    mobile,
    later(now, -DAY_MS),
    owner,
  )
  const last = sent[0]
  const waited = last ? Math.abs(secondsBetween(last.sent_at, now)) : NUMBER_LIMITS.seconds
  if (waited < NUMBER_LIMITS.seconds) {
    throw tooOften('该手机号的验证码发送过于频繁，请稍后再试', NUMBER_LIMITS.seconds - waited)
  }
  const first = sent.at(-1)
  if (first && sent.length >= NUMBER_LIMITS.aDay) {
    const left = DAY_MS / 1_000 - Math.abs(secondsBetween(first.sent_at, now))
    throw tooOften('该手机号今日验证码次数已用完，请明日再试', left)
  }
}

/** Sends a code to a number. `subject` is what the code will confirm. */
export function sendMessage(
  { db, clock }: World,
  user: User,
  message: { scene: Scene; mobile: string; subject?: string },
) {
  const now = clock.now()
  const sent = sentSince(db, user, later(now, -DAY_MS))
  const last = sent[0]
  const waited = last ? Math.abs(secondsBetween(last.sent_at, now)) : RESEND_SECONDS
  if (waited < RESEND_SECONDS)
    throw tooOften('验证码发送过于频繁，请稍后再试', RESEND_SECONDS - waited)
  const first = sent.at(-1)
  if (first && sent.length >= MESSAGES_A_DAY) {
    const left = DAY_MS / 1_000 - Math.abs(secondsBetween(first.sent_at, now))
    throw tooOften('今日验证码次数已用完，请明日再试', left)
  }
  requireFreeNumber(db, user, message.mobile, now)
  const digits = String(randomBytes(4).readUInt32BE(0) % 1_000_000).padStart(6, '0')
  const serialNo = `M${now}${randomBytes(4).toString('hex').toUpperCase()}${digits}`
  recordMessage(db, now, { ...message, serialNo, userId: user.user_id })
  return { serialNo, mobileNo: maskPhone(message.mobile), resendAfter: RESEND_SECONDS }
}

/** The scene for which one of the user's messages was sent; undefined where it is not theirs. */
export const messageScene = ({ db }: World, user: User, serialNo: string): string | undefined =>
  db.text(
    'SELECT scene FROM sms_messages WHERE serial_no = ? AND user_id = ?',
    serialNo,
    user.user_id,
  )

const messageRow = v.object({
  mobile: v.string(),
  subject: v.string(),
  expires_at: v.string(),
  tries: v.number(),
  used: v.number(),
})

/**
 * Checks a code and uses its message up. Wrong tries stay counted; the fifth ends the message.
 * RET.smsCodeExpired also for a message of another scene or user.
 */
export function takeMessage(
  { db, clock }: World,
  user: User,
  scene: Scene,
  { serialNo, verifyCode }: { serialNo: string; verifyCode: string },
) {
  const message = db.get(
    messageRow,
    'SELECT mobile, subject, expires_at, tries, used FROM sms_messages WHERE serial_no = ? AND user_id = ? AND scene = ?',
    serialNo,
    user.user_id,
    scene,
  )
  const isDead =
    !message ||
    message.used === 1 ||
    message.tries >= CODE_TRIES ||
    message.expires_at <= clock.now()
  if (isDead) throw new Refusal(RET.smsCodeExpired, '验证码已失效，请重新获取')
  if (verifyCode !== expectedSmsCode(serialNo)) {
    db.run('UPDATE sms_messages SET tries = tries + 1 WHERE serial_no = ?', serialNo)
    const triesLeft = CODE_TRIES - message.tries - 1
    throw new Refusal(RET.wrongSmsCode, wrongCodeText(triesLeft), { triesLeft })
  }
  db.run('UPDATE sms_messages SET used = 1 WHERE serial_no = ?', serialNo)
  return message
}

/** The newest messages with their codes, for the testers' page. */
export function recentMessages(db: Database) {
  return db
    .all(
      v.object({
        serial_no: v.string(),
        user_id: v.string(),
        scene: v.string(),
        mobile: v.string(),
        sent_at: v.string(),
      }),
      'SELECT serial_no, user_id, scene, mobile, sent_at FROM sms_messages ORDER BY rowid DESC LIMIT 20',
    )
    .map((it) => ({
      sentAt: it.sent_at,
      userId: it.user_id,
      scene: it.scene,
      mobileNo: maskPhone(it.mobile),
      code: expectedSmsCode(it.serial_no),
    }))
}
