import { saveDraft } from './draft.ts'

/**
 * Where the page that sets a trading password finds what lets it: `{ transPwdToken }`, which works
 * once. Never in an address.
 */
export const PASSWORD_TOKEN_KEY = 'passwordToken'

export function keepPasswordToken(storage: Storage, transPwdToken: string): void {
  saveDraft(storage, PASSWORD_TOKEN_KEY, { transPwdToken })
}
