import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { openSeals, requirePassword as requireOwnPassword } from './proofs.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { openSeal } from '#test/sandbox/kernel/seal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/**
 * Throws the Refusal of a sealed trading password that is not the user's own. Wrong ones are
 * counted, by the world's clock.
 */
export function requirePassword(
  world: World,
  user: User,
  proof: { sealed: string; randomCode: string },
): void {
  const password = openSeal(proof.sealed, proof.randomCode, world.providerKey)
  if (password === null) throw new Refusal(RET.badRequest, '参数 transPwd 不正确：无法解密')
  requireOwnPassword(world, user, password)
}

/**
 * Throws SHOWN_RET.tokenExpired for a randomCode that the user was not given, or was given too long ago.
 * One of `queryRandomCode` is used up by it; that of an open application (fields.ts allows both)
 * lasts as long as the application.
 */
export function requireRandomCode(world: World, user: User, code: string, now: Time14): void {
  const application = world.db.get(
    v.object({ expires_at: v.string() }),
    'SELECT expires_at FROM applications WHERE user_id = ? AND random_code = ? AND expires_at > ?',
    user.user_id,
    code,
    now,
  )
  if (!application) openSeals(world, user, code, {})
}
