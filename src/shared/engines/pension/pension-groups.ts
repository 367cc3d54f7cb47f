import { useQuery } from '@tanstack/react-query'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { groupsByGender, type PensionGroup } from '#domain/pension/pension-age.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'

/** The group whose pension age rises, in words. */
export const PENSION_GROUP_WORDS: Readonly<
  Record<PensionGroup, { label: string; notes: readonly string[] }>
> = {
  man: { label: '男', notes: ['原 60 岁退休'] },
  woman55: { label: '女（原 55 岁）', notes: ['原 55 岁退休，多为管理和技术岗位'] },
  woman50: { label: '女（原 50 岁）', notes: ['原 50 岁退休'] },
}

/** The groups that the user may be of: all of them until the provider has a verified gender. */
export function useOwnGroups(): readonly PensionGroup[] {
  const signedIn = useSignedIn()
  const status = useQuery({ ...queryFor(queryUserStatus, {}), enabled: signedIn })
  return groupsByGender(signedIn ? (status.data?.gender ?? '') : '')
}
