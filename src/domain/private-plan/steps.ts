/** The steps to a private plan, one after another: rules.md#private-plans. */

export const PRIVATE_STEPS = ['verify', 'assess', 'confirm', 'qualify', 'ready'] as const
export type PrivateStep = (typeof PRIVATE_STEPS)[number]

interface Facts {
  readonly verified: boolean
  /** A risk assessment that counts, of a class that allows some plan at all. */
  readonly assessed: boolean
  readonly confirmed: boolean
  readonly qualified: boolean
}

/** The steps that are missing, in their order; none: everything may be signed. */
export function missingSteps(it: Facts): readonly Exclude<PrivateStep, 'ready'>[] {
  const done = {
    verify: it.verified,
    assess: it.assessed,
    confirm: it.confirmed,
    qualify: it.qualified,
  }
  return (['verify', 'assess', 'confirm', 'qualify'] as const).filter((step) => !done[step])
}

/** Returns whether products may be seen: anything missing up to the confirmation hides them. */
export const showsProducts = (missing: readonly PrivateStep[]): boolean =>
  missing.every((step) => step === 'qualify')

/** The targets of `/fund_detail/privateJump`. */
export const JUMPS = ['detail', 'buy', 'contracts', 'certificate'] as const
export type Jump = (typeof JUMPS)[number]

/** The step that a target needs first; null: it can be opened. */
export function stepBefore(
  to: Jump,
  missing: readonly Exclude<PrivateStep, 'ready'>[],
): Exclude<PrivateStep, 'ready'> | null {
  // Papers are handed in by who has confirmed; a look at a product needs no papers.
  const needed = to === 'buy' ? missing : missing.filter((step) => step !== 'qualify')
  return needed[0] ?? null
}
