/** What of the provider's answer says how far the real name is verified. */
export interface RealNameFacts {
  readonly authFlag: string
  readonly approveStatus: string
}

/** `rejected`: the identity document was not accepted, whatever was verified before. */
export type RealName = 'none' | 'rejected' | 'verified'

/** How far the real name is verified: a rejected document is to be handed in again. */
export function realName({ authFlag, approveStatus }: RealNameFacts): RealName {
  if (approveStatus === '3') return 'rejected'
  return authFlag === '1' ? 'verified' : 'none'
}
