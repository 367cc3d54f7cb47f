import type { UntieType } from '#domain/binding/untying.ts'
import { homePaths } from '#paths/home.ts'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { wasJustUntied } from '../parts/just-untied.ts'
import { END_WORDS } from '#domain/binding/untying-words.ts'

/** No user is signed in: because of the untying, or because the address was opened directly. */
export function SignedOutResult({ type }: { readonly type: UntieType }) {
  const replace = useReplace()
  const shell = useShell()
  const login = async () => void (await shell.login())
  if ((type === '1' || type === '2') && wasJustUntied(type)) {
    return (
      <ResultTemplate
        tone="done"
        title={END_WORDS[type].done.title}
        note="您已退出登录。账户、持仓和定投计划不受影响，可以在 App 中继续使用"
        primary={{ text: '回到首页', onClick: () => replace(homePaths.home.to()) }}
        secondary={{ text: '重新登录', onClick: login }}
      />
    )
  }
  return (
    <EmptyState
      kind="login"
      title="登录后查看"
      note="登录后可查看绑定和办理结果"
      actionText="登录"
      onAction={login}
    />
  )
}
