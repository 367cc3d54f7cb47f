import { maskName } from '#domain/identity/masking.ts'
import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from './database.ts'

const flag = v.picklist(['0', '1'])
const bit = v.picklist([0, 1])

export const userRow = v.object({
  user_id: v.string(),
  open_id: v.string(),
  name: v.string(),
  mobile_masked: v.string(),
  certificate_masked: v.string(),
  auth_flag: flag,
  tpwd_flag: flag,
  upload_status: flag,
  approve_status: v.picklist(['0', '1', '2', '3']),
  approve_online_status: flag,
  approve_remark: v.string(),
  active_flag: flag,
  has_personal_info: bit,
  has_crs: bit,
  /** YYYYMMDD; empty: 长期. */
  certificate_valid_to: v.string(),
  risk_test: v.number(),
  risk_level: v.picklist([0, 1, 2, 3, 4, 5]),
  /** The reason against the messaging app's login; empty when it is not refused. */
  login_refusal: v.string(),
})

export type User = v.InferOutput<typeof userRow>

/** Session tokens and codes are stored as this, so that the database opens no session. */
const hashed = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const secret = () => randomBytes(24).toString('base64url')

const FIELDS = Object.keys(userRow.entries)
  .map((name) => `u.${name}`)
  .join(', ')

export function userById(db: Database, userId: string): User | undefined {
  return db.get(userRow, `SELECT ${FIELDS} FROM users u WHERE u.user_id = ?`, userId)
}

/**
 * The origin of a session's keys: the native app, the messaging app's authorization, its
 * mini-program, or a partner's app.
 */
export type SessionKind = 'app' | CodeKind

const sessionRow = v.object({
  ...userRow.entries,
  kind: v.picklist(['app', 'web', 'applet', 'partner']),
})

/**
 * The user whom the headers name, and where their keys came from; both headers must fit. The open
 * id is their own, one that was bound to the account, or that of an account which they have untied.
 */
export function userOfSession(
  db: Database,
  openId: string,
  token: string,
): { readonly user: User; readonly kind: SessionKind } | undefined {
  const row = db.get(
    sessionRow,
    `SELECT ${FIELDS}, s.kind FROM sessions s JOIN users u USING (user_id) WHERE s.token_hash = ? AND s.ended = '' AND (u.open_id = ?
       OR EXISTS (SELECT 1 FROM open_id_links k WHERE k.open_id = ? AND k.user_id = u.user_id)
       OR EXISTS (SELECT 1 FROM untied t JOIN users a ON a.user_id = t.user_id
                  WHERE t.visitor_id = u.user_id AND a.open_id = ?))`,
    hashed(token),
    openId,
    openId,
    openId,
  )
  if (row === undefined) return undefined
  const { kind, ...user } = row
  return { user, kind }
}

/** The kind of an open session; null where the token opens none. */
export function sessionKind(db: Database, token: string): SessionKind | null {
  const kind = sessionRow.entries.kind
  const found = db.get(
    v.object({ kind }),
    `SELECT kind FROM sessions WHERE token_hash = ? AND ended = ''`,
    hashed(token),
  )
  return found?.kind ?? null
}

/**
 * A new session; the token is returned here and never again. `expiresAt`: `''` for one without an
 * end.
 */
export function openSession(
  db: Database,
  session: {
    readonly userId: string
    readonly kind: SessionKind
    readonly expiresAt: string
    readonly openedAt: Time14
  },
): string {
  const token = secret()
  db.run(
    'INSERT INTO sessions (token_hash, user_id, expires_at, kind, opened_at) VALUES (?, ?, ?, ?, ?)',
    hashed(token),
    session.userId,
    session.expiresAt,
    session.kind,
    session.openedAt,
  )
  return token
}

/** Ends a session; one that is over already stays so. */
export function closeSession(db: Database, token: string): void {
  db.run('DELETE FROM sessions WHERE token_hash = ?', hashed(token))
}

/** The name of a session in other tables, which must not open it. */
export const sessionHash = (token: string): string => hashed(token)

/**
 * Ends all sessions of a user but the one with this hash, and what they have proved. Their calls
 * are refused with the reason.
 */
export function endOtherSessions(
  db: Database,
  {
    userId,
    but,
    reason,
  }: { readonly userId: string; readonly but: string; readonly reason: string },
): void {
  db.run(
    `UPDATE sessions SET ended = ? WHERE user_id = ? AND token_hash <> ? AND ended = ''`,
    reason,
    userId,
    but,
  )
  db.run('DELETE FROM step_tokens WHERE user_id = ?', userId)
}

/** The reason for the end of this token's session from elsewhere; `''` where it was not ended. */
export const endedBecause = (db: Database, token: string): string =>
  db.text('SELECT ended FROM sessions WHERE token_hash = ?', hashed(token)) ?? ''

/** Returns whether the token was right once and is too old by now. */
export function isExpired(db: Database, token: string, now: Time14): boolean {
  const row = db.get(
    v.object({ expires_at: v.string() }),
    'SELECT expires_at FROM sessions WHERE token_hash = ?',
    hashed(token),
  )
  return row !== undefined && row.expires_at !== '' && row.expires_at <= now
}

/** When this session proved the identity of its user; null where it never did. */
export function sessionProvedAt(db: Database, token: string): Time14 | null {
  const row = db.get(
    v.object({ proved_at: v.string() }),
    'SELECT proved_at FROM sessions WHERE token_hash = ?',
    hashed(token),
  )
  return row === undefined || row.proved_at === '' ? null : row.proved_at
}

export function saveSessionProof(db: Database, token: string, now: Time14): void {
  db.run('UPDATE sessions SET proved_at = ? WHERE token_hash = ?', now, hashed(token))
}

/** Ends the life of one user's sessions, or of everybody's; how many there were. */
export function expireSessions(db: Database, now: Time14, userId: string | null): number {
  return userId === null
    ? db.run('UPDATE sessions SET expires_at = ?', now)
    : db.run('UPDATE sessions SET expires_at = ? WHERE user_id = ?', now, userId)
}

/**
 * The giver of a code: the messaging app's authorization page, the mini-program's own login, a
 * partner's app. One is not accepted in place of another.
 */
export type CodeKind = 'web' | 'applet' | 'partner'

const codeHash = (kind: CodeKind, code: string) => hashed(`${kind} ${code}`)

export function issueCode(db: Database, kind: CodeKind, userId: string, expiresAt: Time14): string {
  const code = secret()
  db.run(
    'INSERT INTO authorization_codes VALUES (?, ?, ?)',
    codeHash(kind, code),
    userId,
    expiresAt,
  )
  return code
}

/**
 * The user whose code it is; afterwards it is used up. Undefined when unknown, used, too old or of
 * another kind.
 */
export function redeemCode(
  db: Database,
  kind: CodeKind,
  code: string,
  now: Time14,
): User | undefined {
  const hash = codeHash(kind, code)
  return db.transaction(() => {
    const row = db.get(
      v.object({ user_id: v.string(), expires_at: v.string() }),
      'SELECT user_id, expires_at FROM authorization_codes WHERE code_hash = ?',
      hash,
    )
    db.run('DELETE FROM authorization_codes WHERE code_hash = ?', hash)
    return row && row.expires_at > now ? userById(db, row.user_id) : undefined
  })
}

/** The fields that both calls about the user return: name, mobile and certificate number masked. */
export function userCard(user: User) {
  return {
    appUserId: user.user_id,
    appUserFlag: '1',
    authFlag: user.auth_flag,
    certificateNo: user.certificate_masked,
    mobileNo: user.mobile_masked,
    custName: maskName(user.name),
  }
}
