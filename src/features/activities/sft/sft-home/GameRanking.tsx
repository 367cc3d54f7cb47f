import { useState } from 'react'
import type * as v from 'valibot'
import { rankList } from '#api/calls/game-standing.ts'
import type { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { playerRate, RankingCard } from '#shared/views/activity/RankingCard.tsx'
import { AnonymityRow } from '#shared/views/contest/AnonymityRow.tsx'
import { RankingRows } from '#shared/views/contest/RankingRows.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

type GameIndex = v.InferOutput<typeof mncjActivityIndex.payload>

interface Props {
  readonly activityId: string
  readonly game: Pick<GameIndex, 'ranking' | 'own'>
  /** True unless the user has agreed to be named; null where nothing can be chosen. */
  readonly anonymous: boolean | null
}

/** The best players, all of them one tap away, and whether the user is named among them. */
export function GameRanking({ activityId, game, anonymous }: Props) {
  const { ranking, own } = game
  const [open, setOpen] = useState(false)
  return (
    <>
      <RankingCard title="收益率排名" ranking={ranking} own={own}>
        {anonymous === null ? null : <AnonymityRow anonymous={anonymous} />}
        <Button kind="text" block onClick={() => setOpen(true)}>
          查看全部排名
        </Button>
      </RankingCard>
      <Sheet open={open} onClose={() => setOpen(false)} title="全部排名" flush>
        {open ? <AllRanks activityId={activityId} /> : null}
      </Sheet>
    </>
  )
}

/** The whole ranking, page by page. */
function AllRanks({ activityId }: Pick<Props, 'activityId'>) {
  const list = useEndlessList(rankList, { activityId })
  const own = list.first?.own ?? null
  return (
    <Loaded query={list} skeleton={<Skeleton shape="rows" lines={8} />}>
      {(players) => (
        <>
          <UnreadableNotice of={list.unreadable ?? 0} />
          <RankingRows
            label="全部排名"
            rows={players.map(({ rank, name, profitRate, isOwn }) => ({
              rank,
              name: isOwn ? '我' : name,
              isOwn,
              figure: playerRate(profitRate),
            }))}
            own={own && { rank: own.rank, figure: playerRate(own.profitRate) }}
          />
          {list.end === 'whole' ? null : (
            <Button kind="text" block busy={list.end === 'loading'} onClick={list.more}>
              {list.end === 'failed' ? '没有加载出来，点击重试' : '加载更多'}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}
