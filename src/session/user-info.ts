import {
  accountLack,
  authFlag,
  hasAccount,
  type SignInContainer,
  type UserInfo,
} from '#domain/sign-in/user-info.ts'
import type { Store } from '#platform/stores/browser-store.ts'
import { session, step } from './session.ts'

/** Keeps what the provider says of the user, in memory only. */
export function keepUserInfo(storage: Store, info: UserInfo, container: SignInContainer): void {
  session.userInfo = info
  session.lack = accountLack(info, container)
  session.authFlag = authFlag(info, container)
  step(storage, { type: 'identified', hasAccount: hasAccount(info, container) })
}
