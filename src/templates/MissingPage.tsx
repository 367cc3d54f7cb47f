import { homePaths } from '#paths/home.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import type { ModuleRow } from './module.ts'
import { useShell } from './shell-context.ts'

/** The page for an address without a screen, with ways on: home, or what its module names. */
export function MissingPage({ wayOn }: { readonly wayOn?: ModuleRow['wayOn'] }) {
  const shell = useShell()
  const replace = useReplace()
  const { text, to } = wayOn ?? { text: '回到首页', to: homePaths.home.to() }
  return (
    <EmptyState
      kind="notfound"
      title="没有找到这个页面"
      note="页面可能已经更换地址，或当前版本还没有它。请更新 App 后再试，或回到首页"
      actionText={text}
      onAction={() => replace(to)}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  )
}
