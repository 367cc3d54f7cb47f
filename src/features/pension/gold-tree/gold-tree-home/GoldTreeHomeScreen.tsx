import { RUNNING } from '#domain/campaign/running-editions.ts'
import { Navigate, useNavigate } from 'react-router-dom'
import { listGoldTreeRecords, queryGoldTree } from '#api/calls/gold/tree.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { LedgerLine } from '#shared/parts/ledger/LedgerLine.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { StageRewards } from '../parts/StageRewards.tsx'
import type { GoldTree } from '../parts/use-stage-claim.ts'
import { TreeCard } from './TreeCard.tsx'
import { WaterTasks } from './WaterTasks.tsx'

type Input = PathInput<typeof goldTreePaths.goldTreeHome>

/** The user's tree: watering, the coins of its stages, the tasks that bring water. */
export default function GoldTreeHomeScreen({ input }: { readonly input: Input }) {
  const { activityId = RUNNING.goldTree } = input
  const navigate = useNavigate()
  const query = useCurrent(queryGoldTree, { activityId })
  return (
    <DetailTemplate
      query={query}
      isEmpty={({ state }) => state === 'later'}
      empty={
        <EmptyState
          kind="empty"
          title="还没有开始"
          note={`${formatDate(query.data?.startDate)} 开始，您可以先攒金币`}
          actionText="去赚金币"
          onAction={() => void navigate(goldStorePaths.goldCoinTask.to())}
        />
      }
      footNote="每天最多浇 100；水滴在活动结束时失效，奖励为固定金币"
    >
      {(tree) =>
        tree.state === 'over' ? (
          <Navigate to={goldTreePaths.goldTreeOffline.to({ activityId })} replace />
        ) : (
          <Growing tree={tree} />
        )
      }
    </DetailTemplate>
  )
}

function Growing({ tree }: { readonly tree: GoldTree }) {
  return (
    <>
      <UnreadableNotice of={[tree.rewards, tree.tasks]} />
      <TreeCard tree={tree} />
      <StageRewards
        activityId={tree.activityId}
        rewards={tree.rewards}
        round={tree.round}
        note={`第 ${tree.round} 轮`}
      />
      <WaterTasks tasks={tree.tasks} />
      <BelowFold>
        <Water />
      </BelowFold>
    </>
  )
}

function Water() {
  const { data } = useEndlessList(listGoldTreeRecords, {})
  if (data === undefined || data.length === 0) return null
  return (
    <RowCard title="水滴记录">
      {data.map((line) => (
        <LedgerLine key={line.recordId} unit="WATER" line={line} />
      ))}
    </RowCard>
  )
}
