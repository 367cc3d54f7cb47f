import { JUMPS, stepBefore, type Jump, type PrivateStep } from '#domain/private-plan/steps.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { stepAddress } from '../parts/private-steps.ts'

type Missing = readonly Exclude<PrivateStep, 'ready'>[]

export const isJump = (to: string | undefined): to is Jump => JUMPS.some((it) => it === to)

/** The address of a target that needs nothing first. */
function targetAddress(to: Jump, fundCode: string | undefined): string {
  if (to === 'certificate') return fundDetailPaths.advanceCertificateProblems.to()
  if (to === 'detail' && fundCode !== undefined)
    return fundDetailPaths.fundDetailAdvance.to({ fundCode })
  return to === 'buy'
    ? fundDetailPaths.advanceContractList.to({ fundCode })
    : fundDetailPaths.advanceContractList.to()
}

interface Jumped {
  /** The step that is missing; null: the target itself. */
  readonly step: Exclude<PrivateStep, 'ready'> | null
  readonly address: string
}

/** The end of a jump: the step that is missing, which comes back by `from`, or its target. */
export function jumpTo(
  to: Jump,
  { missing, fundCode, from }: { missing: Missing; fundCode: string | undefined; from: string },
): Jumped {
  const step = stepBefore(to, missing)
  if (step === null) return { step, address: targetAddress(to, fundCode) }
  // Both begin on the screens that need them: the real name may be verified by the app's own flow.
  if (step === 'confirm' || step === 'verify')
    return { step, address: targetAddress('detail', fundCode) }
  return { step, address: stepAddress(step, from) }
}
