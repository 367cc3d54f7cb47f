import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { SESSION_ENDED } from '#domain/sign-in/session-end.ts'
import { SIGN_IN_DAYS } from '#domain/sign-in/frozen-account.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { sessionHash, type SessionKind } from '#test/sandbox/kernel/store/users.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

const PROVINCES = ['上海', '浙江', '广东', '四川', '湖北', '北京'] as const

/** The place of a user: invented, for an address says nothing on a tester's machine. */
const placeOf = (userId: string): string =>
  PROVINCES[(createHash('sha256').update(userId).digest()[0] ?? 0) % PROVINCES.length] ?? ''

/** The class of a device, by what its browser says it is. */
export function deviceClass(userAgent: string): string {
  if (/iPhone/.test(userAgent)) return 'iPhone'
  if (/iPad/.test(userAgent)) return 'iPad'
  if (/HarmonyOS|OpenHarmony/.test(userAgent)) return '鸿蒙手机'
  if (/Android/.test(userAgent)) return 'Android 手机'
  if (/Windows|Macintosh|X11|Linux/.test(userAgent)) return '电脑'
  return '其他设备'
}

interface Session {
  readonly token: string
  readonly userId: string
  readonly kind: SessionKind
  readonly userAgent: string
}

/**
 * Records a session at its first call, as its sign-in. Where the user has signed in before and
 * never on such a device, it is a message.
 */
export function noteSignIn(db: Database, session: Session, time: Time14): void {
  const { userId, kind } = session
  const hash = sessionHash(session.token)
  const isKnown = db.get(
    v.object({ seq: v.number() }),
    'SELECT seq FROM sign_ins WHERE session_hash = ?',
    hash,
  )
  if (isKnown) return
  const device = deviceClass(session.userAgent)
  const before = db.all(
    v.object({ container: v.string(), device: v.string() }),
    'SELECT DISTINCT container, device FROM sign_ins WHERE user_id = ?',
    userId,
  )
  const isNew =
    before.length > 0 && !before.some((it) => it.container === kind && it.device === device)
  db.transaction(() => {
    db.run(
      'INSERT INTO sign_ins (session_hash, user_id, time, place, container, device) VALUES (?, ?, ?, ?, ?, ?)',
      hash,
      userId,
      time,
      placeOf(userId),
      kind,
      device,
    )
    if (!isNew) return
    const detail = { device, place: placeOf(userId) }
    announce(db, accountMessages, 'deviceSignedIn', { userId, hash, detail }, time)
  })
}

const signInRow = v.object({
  seq: v.number(),
  session_hash: v.string(),
  time: v.string(),
  place: v.string(),
  container: v.picklist(['app', 'web', 'applet', 'partner']),
  device: v.string(),
})

const view = (
  {
    time,
    place,
    container,
    device,
    session_hash: hash,
  }: Omit<v.InferOutput<typeof signInRow>, 'seq'>,
  token: string,
) => ({
  time,
  place,
  container,
  device,
  current: hash === sessionHash(token) ? ('1' as const) : ('0' as const),
})

export function signInsOf(db: Database, userId: string, token: string, now: Time14) {
  const since = `${addDays(now.slice(0, 8), -SIGN_IN_DAYS)}${now.slice(8)}`
  return db
    .all(
      signInRow,
      'SELECT * FROM sign_ins WHERE user_id = ? AND time > ? ORDER BY seq DESC LIMIT 200',
      userId,
      since,
    )
    .map((row) => Object.assign({ signInId: String(row.seq) }, view(row, token)))
}

/** The name of a device in a call: it must not be the key that opens its session. */
const deviceId = (hash: string): string =>
  createHash('sha256').update(`device ${hash}`).digest('hex').slice(0, 24)

const deviceRow = v.omit(signInRow, ['seq'])

/** A session that has made no call: it is open, and says nothing of its device yet. */
const SILENT = '尚未使用的登录'

/** The open sessions of a user; what is known of a device comes with its first call. */
const OPEN = `SELECT s.token_hash AS session_hash, coalesce(i.device, '${SILENT}') AS device,
    coalesce(i.place, '') AS place, coalesce(i.container, s.kind) AS container,
    coalesce(i.time, nullif(s.opened_at, ''), ?) AS time
  FROM sessions s LEFT JOIN sign_ins i ON i.session_hash = s.token_hash
  WHERE s.user_id = ? AND s.ended = '' AND (s.expires_at = '' OR s.expires_at > ?)
  ORDER BY time DESC, i.seq DESC`

export function devicesOf(db: Database, userId: string, token: string, now: Time14) {
  return db
    .all(deviceRow, OPEN, now, userId, now)
    .map((row) => Object.assign({ deviceId: deviceId(row.session_hash) }, view(row, token)))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends the session of another device, or of all others; false where there is no such device. */
export function endDevice(
  db: Database,
  userId: string,
  token: string,
  asked: { readonly deviceId: string | null },
): boolean {
  const own = sessionHash(token)
  const ending = db
    .all(
      v.object({ token_hash: v.string() }),
      'SELECT token_hash FROM sessions WHERE user_id = ? AND token_hash <> ?',
      userId,
      own,
    )
    .filter(({ token_hash: hash }) => asked.deviceId === null || deviceId(hash) === asked.deviceId)
  db.transaction(() => {
    for (const { token_hash: hash } of ending) {
      db.run(
        `UPDATE sessions SET ended = ? WHERE token_hash = ? AND ended = ''`,
        SESSION_ENDED.device,
        hash,
      )
    }
  })
  return asked.deviceId === null || ending.length > 0
}
