import { RET } from '#api/endpoint.ts'
import type { CallRefused } from '#api/client.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly ruleId: string
  readonly refusal: CallRefused
}

/** A board that was withdrawn, or one without the span or order of the address. */
export function BoardRefused({ ruleId, refusal: { retCode, retMsg } }: Props) {
  const replace = useReplace()
  const isGone = retCode === RET.notFound
  const to = isGone ? rankListPaths.allRankList.to() : rankListPaths.rankDetail.to({ ruleId })
  return (
    <EmptyState
      kind="notfound"
      title={retMsg}
      note={isGone ? '可以看看其他榜单' : '链接中的条件不适用'}
      actionText={isGone ? '全部榜单' : '查看榜单'}
      onAction={() => replace(to)}
    />
  )
}

const OWN: ReadonlySet<number> = new Set([RET.notFound, RET.badRequest])

/** In place of a board; null for the usual words of a refusal. */
export const boardRefusal = (ruleId: string, refusal: CallRefused) =>
  OWN.has(refusal.retCode) ? <BoardRefused ruleId={ruleId} refusal={refusal} /> : null
