import { useNavigate } from 'react-router-dom'
import type { UntieType } from '#domain/identity/untying.ts'
import { homePaths } from '#paths/home.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { wasJustUntied } from '../parts/just-untied.ts'

const TITLES = { '1': '微信已解绑', '2': '小程序已解绑' } as const

/** No user is signed in: because of the untying, or because the address was opened directly. */
export function SignedOutResult({ type }: { readonly type: UntieType }) {
  const navigate = useNavigate()
  const shell = useShell()
  if ((type === '1' || type === '2') && wasJustUntied(type)) {
    return (
      <ResultTemplate
        tone="done"
        title={TITLES[type]}
        note="您已退出登录。账户、持仓和定投计划不受影响，可以在 App 中继续使用"
        primary={{
          text: '回到首页',
          onClick: () => void navigate(homePaths.home.to(), { replace: true }),
        }}
        secondary={{ text: '重新登录', onClick: async () => void (await shell.login()) }}
      />
    )
  }
  return (
    <EmptyState
      kind="login"
      title="登录后查看"
      note="登录后可查看绑定和办理结果"
      actionText="登录"
      onAction={async () => void (await shell.login())}
    />
  )
}
