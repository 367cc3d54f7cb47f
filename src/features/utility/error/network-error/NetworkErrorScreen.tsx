import { useEffect } from 'react'
import type { errorPaths } from '#paths/error.ts'
import type { PathInput } from '#paths/path.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { placeToReturn } from './place-to-return.ts'

type Input = PathInput<typeof errorPaths.networkError>

// No template: there is no data, only links.
/** The page without a connection. Returns to `from` as soon as there is one. */
export default function NetworkErrorScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const replace = useReplace()
  const target = placeToReturn(input.from)
  useEffect(() => {
    const again = () => replace(target)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [replace, target])
  return (
    <EmptyState
      kind="offline"
      title="网络开小差，请稍后再试"
      note="请检查无线网络或移动数据，恢复后会自动返回"
      actionText="重新加载"
      onAction={() => replace(target)}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  )
}
