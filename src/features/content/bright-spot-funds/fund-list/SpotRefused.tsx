import type { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { EmptyState, type EmptyStateProps } from '#ui/layout/EmptyState.tsx'

const OWN: ReadonlySet<number> = new Set([RET.notFound, RET.badRequest])

/** In place of a spot that was withdrawn or does not sort so; null for the usual words of a refusal. */
export function spotRefusal(
  { retCode, retMsg }: CallRefused,
  next: Pick<EmptyStateProps, 'actionText' | 'onAction'>,
) {
  if (!OWN.has(retCode)) return null
  const isGone = retCode === RET.notFound
  return (
    <EmptyState
      kind="notfound"
      title={isGone ? '这个亮点已下线' : retMsg}
      note={isGone ? '可以看看其他亮点' : '链接中的条件不适用'}
      {...next}
    />
  )
}
