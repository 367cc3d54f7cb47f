import type { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { sameGame, type GameInput } from './game.ts'

/** Returns whether a position was refused because there is none. */
export const isNoPosition = ({ retCode }: Pick<CallRefused, 'retCode'>): boolean =>
  retCode === RET.notFound

interface Props {
  readonly input: GameInput & { readonly fundCode: string }
}

/** Says that the user never traded a fund in the game. */
export function NoPosition({ input }: Props) {
  const replace = useReplace()
  const to = sftPaths.sftFundDetail.to({ ...sameGame(input), fundCode: input.fundCode })
  return (
    <EmptyState
      kind="empty"
      title="没有这只基金的模拟持有"
      note="模拟买入后在这里查看"
      actionText="查看基金"
      onAction={() => replace(to)}
    />
  )
}
