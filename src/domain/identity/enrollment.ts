/** Registering with a mobile number: rules.md#enrolling. */

export type EnrollStep = 'number' | 'code' | 'done'

export interface EnrollFacts {
  /** The step that the address names. */
  readonly wish: '1' | '2'
  /** The user has an account already, or has one by now. */
  readonly isRegistered: boolean
  /** A code is on its way; it survives a reload. */
  readonly hasMessage: boolean
}

/** The step that is possible now, whatever the address wishes. */
export function enrollStep({ wish, isRegistered, hasMessage }: EnrollFacts): EnrollStep {
  if (isRegistered) return 'done'
  return wish === '2' && hasMessage ? 'code' : 'number'
}

/**
 * Returns whether every agreement is agreed to in the wording that is shown: a new one asks again.
 */
export const isAgreed = (
  shown: readonly { readonly hash: string }[],
  agreed: readonly string[],
): boolean => shown.length > 0 && shown.every(({ hash }) => agreed.includes(hash))
