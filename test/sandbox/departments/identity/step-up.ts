import { RET } from '#api/endpoint.ts'
import {
  needsFreshProof,
  proofMeans,
  type ProofMeans,
  type StepUpCall,
} from '#domain/identity/step-up.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { sessionProvedAt, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { readIdentity } from './records.ts'

/**
 * The means by which this user can prove the identity; null where the account holds nothing to
 * prove.
 */
export function meansFor({ db }: World, user: User): ProofMeans | null {
  return proofMeans({
    hasPassword: user.tpwd_flag === '1',
    hasMobile: readIdentity(db, user.user_id).mobile !== '',
  })
}

/** Throws RET.proofNeeded where this call of the session needs a proof that it has not got. */
export function requireFreshProof(
  world: World,
  user: User,
  it: { call: StepUpCall; session: string; inCase?: boolean },
): void {
  const means = meansFor(world, user)
  const needed = needsFreshProof(it.call, {
    inCase: it.inCase ?? true,
    means,
    provedAt: sessionProvedAt(world.db, it.session),
    now: world.clock.now(),
  })
  if (needed) throw new Refusal(RET.proofNeeded, '请先验证身份', { by: means })
}
