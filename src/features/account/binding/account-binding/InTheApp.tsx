import { useWayBack } from '#shared/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** In the app accounts are the app's own: its sign-in takes the place of this page. */
export function InTheApp({ from }: { readonly from: string | undefined }) {
  const shell = useShell()
  const { done } = useWayBack(from)
  return (
    <EmptyState
      kind="login"
      title="请在 App 中登录账户"
      note="App 中无需绑定，登录后即可继续"
      actionText="登录"
      onAction={async () => {
        if (await shell.login()) done()
      }}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  )
}
