import type { ReactNode } from 'react'
import type * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { queryUserStatus } from '#api/calls/auth.ts'
import { useCurrent } from '#api/use-current.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { session } from '#session/session.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { useRealName } from './use-real-name.ts'

type UserStatus = v.InferOutput<typeof queryUserStatus.payload>

interface Props {
  /** The purpose that the verified name is needed for, in the user's words: 添加银行卡. */
  readonly purpose: string
  readonly children: (user: UserStatus) => ReactNode
}

/**
 * Renders its children for a user with a verified name (rules.md#access-by-user-state), for any
 * other a link to the verification.
 */
export function VerifiedOnly({ purpose, children }: Props) {
  const verify = useRealName()
  const shell = useShell()
  const user = useCurrent(queryUserStatus, {})
  const known = useSnapshot(session)
  const unverified = (
    <EmptyState
      kind="forbidden"
      title={`${purpose}前请先完成实名认证`}
      note="约需 3 分钟，请准备好身份证和银行卡"
      actionText="去认证"
      onAction={async () => void (await verify())}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  )
  // The session answers at once; the provider's answer then replaces it.
  if (user.isPending && known.userInfo !== null && nameVerified(known) !== true) return unverified
  return (
    <Loaded
      query={user}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(status) => nameVerified(status) !== true}
      empty={unverified}
    >
      {children}
    </Loaded>
  )
}
