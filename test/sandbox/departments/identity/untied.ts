import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById, type SessionKind, type User } from '#test/sandbox/kernel/store/users.ts'
import { insertVisitor, readIdentity } from './records.ts'

type Kind = 'messaging' | 'applet'

const visitorRow = v.object({ visitor_id: v.string() })

function visitorOf(db: Database, userId: string, kind: Kind): User | undefined {
  const row = db.get(
    visitorRow,
    'SELECT visitor_id FROM untied WHERE user_id = ? AND kind = ?',
    userId,
    kind,
  )
  return row && userById(db, row.visitor_id)
}

/**
 * The person at the origin of a login code: the user themselves, or, once they have untied their
 * account there, a user of their own who has nothing of it.
 */
export function personAt(db: Database, person: User, kind: SessionKind): User {
  const messaging = () => visitorOf(db, person.user_id, 'messaging')
  if (kind === 'web') return messaging() ?? person
  if (kind !== 'applet') return person
  const untied = visitorOf(db, person.user_id, 'applet')
  // The mini-program enters by the messaging app's user where it has no binding of its own.
  const isBound = readIdentity(db, person.user_id).applet_bound === 1
  return untied ?? (isBound ? undefined : messaging()) ?? person
}

/**
 * Unties the account from the messaging app or its mini-program. Sessions whose keys came from
 * there are the person's own from now on: they lead to nothing of the account.
 */
export function untie(db: Database, account: User, kind: Kind): void {
  const messaging = kind === 'messaging'
  const column = messaging ? 'wx_bound' : 'applet_bound'
  db.run(`UPDATE identities SET ${column} = 0 WHERE user_id = ?`, account.user_id)
  db.run('DELETE FROM open_id_links WHERE user_id = ? AND kind = ?', account.user_id, kind)
  const openId = `${account.open_id}.untied`
  const known = db.get(
    v.object({ user_id: v.string() }),
    'SELECT user_id FROM users WHERE open_id = ?',
    openId,
  )
  const visitorId = known?.user_id ?? insertVisitor(db, openId)
  db.run('INSERT OR REPLACE INTO untied VALUES (?, ?, ?)', account.user_id, kind, visitorId)
  const kinds: SessionKind[] = messaging ? ['web'] : ['applet']
  if (messaging && readIdentity(db, account.user_id).applet_bound === 0) kinds.push('applet')
  for (const from of kinds) {
    db.run(
      'UPDATE sessions SET user_id = ? WHERE user_id = ? AND kind = ?',
      visitorId,
      account.user_id,
      from,
    )
  }
}

/** The account is tied again by the person who had untied it, or from a session of its own. */
export function tieAgain(db: Database, binder: User, account: User, kind: Kind): void {
  db.run(
    'DELETE FROM untied WHERE user_id = ? AND kind = ? AND (visitor_id = ? OR user_id = ?)',
    account.user_id,
    kind,
    binder.user_id,
    binder.user_id,
  )
}

/**
 * RET.accountNeeded for a user without an account: never registered, or untied from it. Whom the
 * native app signs in has an account: it keeps its own.
 */
export function requireAccount(
  db: Database,
  { user, kind }: { readonly user: User; readonly kind: SessionKind },
): void {
  if (kind === 'app' || readIdentity(db, user.user_id).registered === 1) return
  throw new Refusal(RET.accountNeeded, '请先绑定或开立账户')
}
