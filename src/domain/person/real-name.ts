/** Says whether the provider has verified the name: 1 it has, 0 it has not, -1 not known yet. */
export interface NameFacts {
  readonly authFlag: string
}

/** The part of the provider's answer that says how far the real name is verified. */
export interface RealNameFacts extends NameFacts {
  readonly approveStatus: string
}

/** `rejected`: the identity document was not accepted, whatever was verified before. */
export type RealName = 'none' | 'rejected' | 'verified'

/**
 * Returns whether the name was verified; null where that is not known. What it has opened stays
 * open.
 */
export function nameVerified({ authFlag }: NameFacts): boolean | null {
  if (authFlag === '1') return true
  return authFlag === '0' ? false : null
}

/** Returns how far the real name is verified: a rejected document is to be handed in again. */
export function realName(facts: RealNameFacts): RealName {
  if (facts.approveStatus === '3') return 'rejected'
  return nameVerified(facts) === true ? 'verified' : 'none'
}
