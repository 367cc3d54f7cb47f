import { queryUserStatus } from '#api/calls/auth.ts'
import { useCurrent } from '#api/use-current.ts'
import { realName, type RealName } from '#domain/person/real-name.ts'
import { useRealName } from './use-real-name.ts'
import { useSignedIn } from './use-signed-in.ts'
import { useLeaveFor } from './use-way-back.ts'

export interface NameState {
  readonly name: RealName
  /** True if the provider is being asked: until then `name` is what is known without it. */
  readonly pending: boolean
  /** The act that makes good what is missing; null where nothing is. */
  readonly next: { readonly text: string; readonly onClick: () => Promise<void> | void } | null
}

/**
 * Returns how far the user's real name is verified by now (rules.md#access-by-user-state), and the
 * way to make good the rest. `before`: whether it was verified once, which the page knows by
 * itself.
 */
export function useNameState(before: boolean): NameState {
  const signedIn = useSignedIn()
  const leaveFor = useLeaveFor()
  const verify = useRealName()
  const status = useCurrent(queryUserStatus, {}, { enabled: signedIn })
  const known = before ? 'verified' : 'none'
  const name = status.data === undefined ? known : realName(status.data)
  const ways = {
    none: { text: '去实名认证', onClick: async () => void (await verify()) },
    rejected: { text: '重新上传身份证件', onClick: () => leaveFor('document') },
    verified: null,
  }
  return { name, pending: status.isLoading, next: ways[name] }
}
