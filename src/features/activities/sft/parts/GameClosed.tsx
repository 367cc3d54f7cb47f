import { sftPaths } from '#paths/activities/sft.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { sameGame, type GameInput } from './game.ts'

/** The reason why nothing can be ordered in the game. */
export type GameBlock = 'notBegun' | 'over' | 'notJoined' | 'notListed'

const WORDS: Readonly<Record<GameBlock, { title: string; note: string }>> = {
  notBegun: { title: '活动还没有开始', note: '开始后可以领取模拟资金' },
  over: { title: '活动已结束', note: '活动期间的模拟委托仍会确认' },
  notJoined: { title: '您还没有领取模拟资金', note: '领取后可以模拟买入' },
  notListed: { title: '这只基金不在活动范围内', note: '可以选择活动中的其他基金' },
}

/** The first reason, or null. */
export function gameBlock(
  player: { readonly activityState: 0 | 1 | 2; readonly joined: boolean },
  listed: boolean,
): GameBlock | null {
  if (player.activityState === 0) return 'notBegun'
  if (player.activityState === 2) return 'over'
  if (!player.joined) return 'notJoined'
  return listed ? null : 'notListed'
}

interface Props {
  readonly block: GameBlock
  readonly input: GameInput
}

/** Says why nothing can be ordered, and where to go instead. */
export function GameClosed({ block, input }: Props) {
  const replace = useReplace()
  const game = sameGame(input)
  const listed = block !== 'notListed'
  const to = listed ? sftPaths.sftHome.to(game) : sftPaths.sftFundList.to(game)
  return (
    <EmptyState
      kind="empty"
      {...WORDS[block]}
      actionText={listed ? '查看活动' : '选择基金'}
      onAction={() => replace(to)}
    />
  )
}
