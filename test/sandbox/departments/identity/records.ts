import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { maskName, maskPhone } from '#domain/identity/masking.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'

const identityRow = v.object({
  user_id: v.string(),
  registered: v.picklist([0, 1]),
  wx_bound: v.picklist([0, 1]),
  applet_bound: v.picklist([0, 1]),
  mobile: v.string(),
  cert_no: v.string(),
  sex: v.picklist(['', '1', '2']),
  birth_date: v.string(),
  address: v.string(),
  cert_valid_to: v.string(),
  closed_at: v.string(),
})

export type Identity = v.InferOutput<typeof identityRow>

/** The identity of the user beyond the gate's flags. */
export function readIdentity(db: Database, userId: string): Identity {
  const row = db.get(identityRow, 'SELECT * FROM identities WHERE user_id = ?', userId)
  if (!row) throw new Error(`${userId} has no identity`)
  return row
}

/** The identity whose mobile number it is. */
export function userByMobile(db: Database, mobile: string): Identity | undefined {
  return db.get(identityRow, 'SELECT * FROM identities WHERE mobile = ? AND registered = 1', mobile)
}

/** The verified user with this identity number. */
export function userByCert(db: Database, certNo: string): User | undefined {
  const row = db.get(
    v.object({ user_id: v.string() }),
    `SELECT user_id FROM identities JOIN users USING (user_id)
     WHERE cert_no = ? AND auth_flag = '1' AND closed_at = ''`,
    certNo.toUpperCase(),
  )
  return row && userById(db, row.user_id)
}

/** Gives the account its mobile number. One that was closed is open again. */
export function setMobile(db: Database, userId: string, mobile: string): void {
  db.run(
    `UPDATE identities SET mobile = ?, registered = 1, closed_at = '' WHERE user_id = ?`,
    mobile,
    userId,
  )
  db.run('UPDATE users SET mobile_masked = ? WHERE user_id = ?', maskPhone(mobile), userId)
}

/** A messaging-app user without any data. */
export function insertVisitor(db: Database, openId: string): string {
  const userId = `u${randomBytes(8).toString('hex')}`
  db.run(
    `INSERT INTO users (user_id, open_id, name, mobile_masked, certificate_masked, auth_flag, tpwd_flag,
       upload_status, approve_status, approve_online_status, approve_remark, active_flag, has_personal_info, has_crs,
       certificate_valid_to, risk_test, risk_level, login_refusal, password_hash)
     VALUES (?, ?, '', '', '', '0', '0', '0', '0', '0', '', '0', 0, 0, '', 0, 0, '', '')`,
    userId,
    openId,
  )
  db.run(
    `INSERT INTO identities (user_id, registered, wx_bound, applet_bound, mobile, cert_no) VALUES (?, 0, 1, 0, '', '')`,
    userId,
  )
  return userId
}

const bit = (value: 0 | 1) => (value === 1 ? ('1' as const) : ('0' as const))

/**
 * Returns whether the account is bound to a user of the messaging app, by its pages or by its
 * mini-program.
 */
export const isBound = (identity: Pick<Identity, 'wx_bound' | 'applet_bound'>): 0 | 1 =>
  identity.wx_bound === 1 || identity.applet_bound === 1 ? 1 : 0

/** userInfo of rules.md#user-session-record. */
export function loginInfo(db: Database, user: User) {
  const identity = readIdentity(db, user.user_id)
  const isKnown = identity.registered === 1
  const hasMobile = identity.mobile !== ''
  return {
    appUserId: user.user_id,
    appUserFlag: isKnown ? '1' : '0',
    appMobileUserFlag: hasMobile ? '1' : '0',
    authFlag: isKnown ? user.auth_flag : ('-1' as const),
    wxBindFlag: isKnown ? bit(isBound(identity)) : ('0' as const),
    certificateNo: user.certificate_masked,
    mobileNo: user.mobile_masked,
    custName: maskName(user.name),
    hasBindWeChat: isKnown ? bit(identity.wx_bound) : ('0' as const),
    bindMobileFlag: hasMobile ? ('1' as const) : ('0' as const),
  }
}

/** The account that an open id leads to: the one it was bound to, or its own. */
export function userAccount(db: Database, user: User): User {
  const link = db.get(
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM open_id_links WHERE open_id = ?',
    user.open_id,
  )
  return (link && userById(db, link.user_id)) ?? user
}

/**
 * Ties the open id of an unregistered visitor to an account; their sessions are the account's from
 * then on.
 */
export function linkOpenId(
  db: Database,
  visitor: User,
  account: User,
  kind: 'messaging' | 'applet',
): void {
  db.run('INSERT INTO open_id_links VALUES (?, ?, ?)', visitor.open_id, account.user_id, kind)
  db.run('UPDATE sessions SET user_id = ? WHERE user_id = ?', account.user_id, visitor.user_id)
  const column = kind === 'messaging' ? 'wx_bound' : 'applet_bound'
  db.run(`UPDATE identities SET ${column} = 1 WHERE user_id = ?`, account.user_id)
}
