import { createHash } from 'node:crypto'
import { RET } from '#api/endpoint.ts'
import {
  LOOKUP_LIMITS,
  mayLookUp,
  NO_LOOKUPS_LEFT,
  wrongEitherText,
} from '#domain/identity/account-lookups.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { isPassword } from '#test/sandbox/kernel/store/trading-password.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requirePassword, tooOften, untilMidnight } from './proofs.ts'
import { userByCert } from './records.ts'

/** A digest of the subject of a look-up; the database holds no identity number of a stranger. */
const digest = (...words: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url')

const aboutNumber = (number: string) => digest(number.trim().toUpperCase())

interface Lookup {
  /** An identity number, or a mobile number. */
  readonly number: string
  /** Of the person, where the question names one. */
  readonly userName?: string
  /**
   * The kind of this user's look-ups today that make this one count no more: none, those with the
   * same words, or those about the same number.
   */
  readonly repeats: 'none' | 'question' | 'number'
}

/** Counts a look-up, found or not; RET.tooOften where the user or the number had too many today. */
export function countLookup({ db, clock }: World, user: User, lookup: Lookup): void {
  const now = clock.now()
  const today = now.slice(0, 8)
  const about = aboutNumber(lookup.number)
  const question = digest(about, lookup.userName ?? '')
  const count = (where: string, ...values: readonly string[]) =>
    db.number(
      `SELECT count(*) AS count FROM account_lookups WHERE substr(asked_at, 1, 8) = ? AND ${where}`,
      today,
      ...values,
    )
  const before = {
    none: () => 0,
    question: () => count('user_id = ? AND question = ?', user.user_id, question),
    number: () => count('user_id = ? AND about = ?', user.user_id, about),
  }
  if (before[lookup.repeats]() > 0) return
  const asked = {
    byUser: count('user_id = ?', user.user_id),
    ofNumber: count('about = ?', about),
  }
  if (!mayLookUp(asked)) throw tooOften(NO_LOOKUPS_LEFT, untilMidnight(now))
  db.run('INSERT INTO account_lookups VALUES (?, ?, ?, ?)', user.user_id, now, about, question)
}

/**
 * The account of an identity number, opened by its trading password. A number without an account
 * and a wrong password read alike, and are counted alike: of this user, apart from the tries of the
 * owner, whose lock they never begin.
 */
export function accountByPassword(
  world: World,
  user: User,
  { certNo, password }: { readonly certNo: string; readonly password: string },
): User {
  const { db, clock } = world
  const owner = userByCert(db, certNo)
  if (owner?.user_id === user.user_id) {
    requirePassword(world, owner, password)
    return owner
  }
  countLookup(world, user, { number: certNo, repeats: 'number' })
  const about = aboutNumber(certNo)
  const now = clock.now()
  const tried = db.number(
    'SELECT count(*) AS count FROM stranger_tries WHERE user_id = ? AND about = ? AND substr(tried_at, 1, 8) = ?',
    user.user_id,
    about,
    now.slice(0, 8),
  )
  if (tried >= LOOKUP_LIMITS.passwords) {
    throw new Refusal(RET.tradingPasswordLocked, wrongEitherText(0))
  }
  // The owner's own lock holds for who has the right password: nothing is learnt by it.
  if (owner !== undefined && isPassword(db, owner.user_id, password)) {
    requirePassword(world, owner, password)
    return owner
  }
  db.run('INSERT INTO stranger_tries VALUES (?, ?, ?)', user.user_id, about, now)
  const triesLeft = LOOKUP_LIMITS.passwords - tried - 1
  if (triesLeft === 0) throw new Refusal(RET.tradingPasswordLocked, wrongEitherText(0))
  throw new Refusal(RET.wrongTradingPassword, wrongEitherText(triesLeft), { triesLeft })
}
