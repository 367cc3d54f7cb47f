import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays, chinaTime, secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { openSeal } from '#test/sandbox/kernel/seal.ts'
import { checkPassword } from '#test/sandbox/kernel/store/trading-password.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const RANDOM_CODE_MS = 10 * 60_000
const TOKEN_MS = 15 * 60_000
/** Contexts that one user may ask for in a minute. */
const CODES_A_MINUTE = 120

export const later = (now: Time14, ms: number): Time14 => chinaTime(epochTime(now) + ms)

/** RET.tooOften with the seconds to wait, as the contract has it. */
export function tooOften(message: string, retryAfter: number): Refusal {
  return new Refusal(RET.tooOften, message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) })
}

export const untilMidnight = (now: Time14) =>
  Math.abs(secondsBetween(now, `${addDays(now.slice(0, 8), 1)}000000`))

/** A context for the seals of one request. */
export function makeRandomCode({ db, clock }: World, user: User) {
  const now = clock.now()
  const made = db.get(
    v.object({ count: v.number() }),
    'SELECT count(*) AS count FROM random_codes WHERE user_id = ? AND made_at > ?',
    user.user_id,
    later(now, -60_000),
  )
  if (made && made.count >= CODES_A_MINUTE) throw tooOften('操作过于频繁，请稍后再试', 60)
  const randomCode = randomBytes(16).toString('base64url')
  const expiresAt = later(now, RANDOM_CODE_MS)
  db.run('DELETE FROM random_codes WHERE expires_at <= ?', now)
  db.run('INSERT INTO random_codes VALUES (?, ?, ?, ?)', randomCode, user.user_id, now, expiresAt)
  return { randomCode, expiresAt }
}

/**
 * Opens the seals of one request. Their context is used up, whatever the request then comes to;
 * SHOWN_RET.tokenExpired when it is unknown, used, too old or another user's.
 */
export function openSeals<Name extends string>(
  { db, clock, providerKey }: World,
  user: User,
  randomCode: string,
  seals: Record<Name, string>,
): Record<Name, string> {
  const used = db.run(
    'DELETE FROM random_codes WHERE random_code = ? AND user_id = ? AND expires_at > ?',
    randomCode,
    user.user_id,
    clock.now(),
  )
  if (used === 0) throw new Refusal(SHOWN_RET.tokenExpired, '操作已超时，请重试')
  const opened = { ...seals }
  for (const name in seals) {
    const secret = openSeal(seals[name], randomCode, providerKey)
    if (secret === null) throw new Refusal(RET.badRequest, `参数 ${name} 不正确：无法解密`)
    opened[name] = secret
  }
  return opened
}

/**
 * Throws the Refusal of a wrong or locked trading password. The count of wrong ones stays, whatever
 * follows.
 */
export function requirePassword({ db, clock }: World, user: User, password: string): void {
  if (user.tpwd_flag !== '1') {
    throw new Refusal(RET.wrongTradingPassword, '请先设置交易密码', { triesLeft: 0 })
  }
  const check = checkPassword(db, user.user_id, password, clock.now())
  if (check.result === 'wrong') {
    throw new Refusal(RET.wrongTradingPassword, `交易密码错误，还可以尝试 ${check.triesLeft} 次`, {
      triesLeft: check.triesLeft,
    })
  }
  if (check.result === 'locked') {
    const until = `${check.until.slice(8, 10)}:${check.until.slice(10, 12)}`
    throw new Refusal(RET.tradingPasswordLocked, `交易密码已锁定，请于 ${until} 后再试`)
  }
}

export const hashed = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * The result of a step, for the next one: `card` a checked card, `password` leave to set one,
 * `login` the person who signs in, `proof` the identity for the act of its subject.
 */
export type TokenKind = 'card' | 'password' | 'login' | 'proof'

export function makeToken(world: World, userId: string, kind: TokenKind, subject = ''): string {
  const token = randomBytes(24).toString('base64url')
  world.db.run(
    'INSERT INTO step_tokens VALUES (?, ?, ?, ?, ?)',
    hashed(token),
    userId,
    kind,
    subject,
    later(world.clock.now(), TOKEN_MS),
  )
  return token
}

const tokenRow = v.object({ user_id: v.string(), subject: v.string() })

/**
 * The owner of a token and the act that it permits; undefined when it is unknown, used or too old.
 * Does not use it up.
 */
export function readToken({ db, clock }: World, kind: TokenKind, token: string) {
  return db.get(
    tokenRow,
    'SELECT user_id, subject FROM step_tokens WHERE token_hash = ? AND kind = ? AND expires_at > ?',
    hashed(token),
    kind,
    clock.now(),
  )
}

export function useUpToken({ db }: World, token: string): void {
  db.run('DELETE FROM step_tokens WHERE token_hash = ?', hashed(token))
}

/** The same for a token that must be this user's; SHOWN_RET.tokenExpired otherwise. */
export function requireToken(world: World, user: User, kind: TokenKind, token: string): string {
  const found = readToken(world, kind, token)
  if (found?.user_id !== user.user_id) {
    throw new Refusal(SHOWN_RET.tokenExpired, '操作已超时，请返回上一步重试')
  }
  return found.subject
}
