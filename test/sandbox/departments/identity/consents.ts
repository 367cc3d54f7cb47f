import * as v from 'valibot'
import { maskName } from '#domain/identity/masking.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { INVITE_NAME, PRIVACY_ITEMS, RANKING_NAME, type PrivacyItem } from './privacy-items.ts'

const consentRow = v.object({ withdrawn: v.number() })

/**
 * The row that says whether a consent is withdrawn; undefined where the user has decided nothing.
 */
export const decided = (db: Database, userId: string, infoId: string) =>
  infoId === INVITE_NAME
    ? db.get(
        consentRow,
        'SELECT 1 - show_name AS withdrawn FROM invites WHERE invitee_id = ?',
        userId,
      )
    : db.get(
        consentRow,
        'SELECT withdrawn FROM privacy_consents WHERE user_id = ? AND info_id = ?',
        userId,
        infoId,
      )

/** Uses of a name that are listed for who has decided about them alone. */
const ONCE_DECIDED: ReadonlySet<string> = new Set([INVITE_NAME, RANKING_NAME])

/** The kinds of information that there are of a user; all of them where there is no user. */
export const itemsOf = (db: Database, user: User | undefined): readonly PrivacyItem[] =>
  PRIVACY_ITEMS.filter(
    ({ infoId }) =>
      user === undefined ||
      !ONCE_DECIDED.has(infoId) ||
      decided(db, user.user_id, infoId) !== undefined,
  )

/** Gives a consent, or takes it back. */
export function decide(
  { db, clock }: Pick<World, 'db'> & { readonly clock: Pick<World['clock'], 'now'> },
  user: Pick<User, 'user_id'>,
  { infoId, withdrawn }: { readonly infoId: string; readonly withdrawn: boolean },
): void {
  if (infoId === INVITE_NAME) {
    const shown = Number(!withdrawn)
    db.run('UPDATE invites SET show_name = ? WHERE invitee_id = ?', shown, user.user_id)
    return
  }
  db.run(
    `INSERT INTO privacy_consents VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, info_id) DO UPDATE SET withdrawn = excluded.withdrawn, change_time = excluded.change_time`,
    user.user_id,
    infoId,
    Number(withdrawn),
    clock.now(),
  )
}

/** Returns whether a user is named, masked, in rankings of activities: only who has agreed to it. */
export const isNamed = (db: Database, userId: string): boolean =>
  decided(db, userId, RANKING_NAME)?.withdrawn === 0

const ANONYMOUS = '匿名用户'

/** The name of a user among others of an activity. */
export const rankingName = (db: Database, userId: string): string =>
  isNamed(db, userId) ? maskName(userById(db, userId)?.name ?? '') : ANONYMOUS

/**
 * Returns whether messages may be pushed to the user's phone: not once that consent is withdrawn.
 */
export const isPushed = (db: Database, userId: string): boolean =>
  db.get(
    v.object({ withdrawn: v.number() }),
    `SELECT withdrawn FROM privacy_consents WHERE user_id = ? AND info_id = 'pushNotice'`,
    userId,
  )?.withdrawn !== 1
