import { now14 } from '#platform/clock.ts'
import { RUNNING } from '#domain/campaign/running-editions.ts'
import { queryGoldTree } from '#api/calls/gold/tree.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { treeStage } from '#domain/tree/gold-tree.ts'
import type { PathInput } from '#paths/path.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { StageRewards } from '../parts/StageRewards.tsx'
import { TreeDrawing } from '../parts/TreeDrawing.tsx'
import { STAGE_WORDS } from '../parts/tree-words.ts'

type Input = PathInput<typeof goldTreePaths.goldTreeOffline>

export const prefetch = prefetchSlot('gold-tree-offline')

/** A tree that is over: its last stage and what can still be claimed, above what operators say. */
export default function GoldTreeOfflineScreen({ input }: { readonly input: Input }) {
  const { activityId = RUNNING.goldTree } = input
  return (
    <SlotTemplate
      slot="gold-tree-offline"
      path={goldTreePaths.goldTreeOffline.to()}
      above={<LastStage activityId={activityId} />}
    />
  )
}

function LastStage({ activityId }: { readonly activityId: string }) {
  const query = useCurrent(queryGoldTree, { activityId })
  return (
    <Loaded
      query={query}
      skeleton={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      {({ watered, round, rewards, claimUntil, endDate }) => {
        const { stage } = treeStage(watered)
        const waiting = rewards.filter(({ state }) => state === 'earned' || state === 'lapsed')
        const isOpen = waiting.some(({ state }) => state === 'earned')
        return (
          <>
            <Card title={`第 ${round} 轮`} extra={`${formatDate(endDate)} 结束`}>
              <TreeDrawing stage={stage} />
              <p>{`最后的阶段：${STAGE_WORDS[stage]}，共浇 ${watered}。水滴已失效`}</p>
            </Card>
            {waiting.length === 0 ? null : (
              <StageRewards
                activityId={activityId}
                rewards={waiting}
                round={round}
                note={isOpen ? `${formatNearDay(claimUntil, now14())} 前可领` : '领取时间已过'}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
