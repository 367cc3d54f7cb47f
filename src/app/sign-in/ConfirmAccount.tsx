import { sessionStore } from '#platform/stores/session-store.ts'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { accountName } from '#domain/sign-in/account-name.ts'
import { refreshUserInfo } from './sign-in.ts'
import { markConfirmed } from '#session/marks.ts'
import { session } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { toast } from '#ui/base/toast.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/**
 * Asks whose account it is before an identity step, where a link has signed the user in
 * (rules.md#login-entry): whoever made the link may have put an account of their own into it.
 */
export default function ConfirmAccount() {
  const shell = useShell()
  const { userInfo } = useSnapshot(session)
  const [asking, setAsking] = useState(true)
  const isUnknown = userInfo === null
  useEffect(() => {
    if (asking) void refreshUserInfo().finally(() => setAsking(false))
  }, [asking])
  const leave = () =>
    void shell.signOut().then(
      () => toast.show('已退出登录'),
      () => {},
    )
  if (isUnknown && asking) return <div aria-busy="true" />
  if (isUnknown) {
    return (
      <EmptyState
        kind="error"
        title="暂时无法确认当前账户"
        note="请稍后再试"
        actionText="重新加载"
        onAction={() => setAsking(true)}
        secondaryText="退出登录"
        onSecondary={leave}
      />
    )
  }
  return (
    <EmptyState
      kind="login"
      title={`以 ${accountName(userInfo)} 继续？`}
      note="您是通过链接登录的。如果这不是您本人的账户，请退出登录，不要在这里填写个人信息"
      actionText="是本人，继续"
      onAction={() => markConfirmed(sessionStore)}
      secondaryText="退出登录"
      onSecondary={leave}
    />
  )
}
