import { useQueryClient } from '@tanstack/react-query'
import { queryPickWeek } from '#api/calls/activities/challenge-profit.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import { RUNNING } from '#domain/campaign/running-editions.ts'
import type { challengeProfitPaths } from '#paths/activities/challenge-profit.ts'
import type { PathInput } from '#paths/path.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { OwnCampaign } from '#shared/views/activity/OwnCampaign.tsx'
import { useRoundState } from '#shared/views/contest/use-round-state.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NextPick, RunningPick } from './PickCards.tsx'
import { PickHistory, PickStanding } from './StandingCards.tsx'
import { usePick } from './use-pick.ts'

type Input = PathInput<typeof challengeProfitPaths.challengeProfitHome>

const seasonOf = ({ activityId = RUNNING.challengeProfit }: Input): string => activityId

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryActivity, { activityId: seasonOf(input) }),
]

/** States in which no week can be picked for. */
const IS_OVER: ReadonlySet<CampaignState['kind']> = new Set(['ended', 'notBegun', 'paused'])

/** A round of no time, while there is none. */
const NO_ROUND = { openTime: '20200101000000', closeTime: '20200101000000' }

/** Picks of a fund against an index; another campaign that the address names is shown where it is. */
export default function ChallengeProfitHomeScreen({ input }: { readonly input: Input }) {
  const activityId = seasonOf(input)
  return (
    <OwnCampaign activityId={activityId} route="challengeProfit">
      <Picks activityId={activityId} />
    </OwnCampaign>
  )
}

function Picks({ activityId }: { readonly activityId: string }) {
  const enabled = useSignedIn()
  const query = useCurrent(queryPickWeek, { activityId }, { enabled })
  const data = enabled ? query.data : undefined
  const round = data?.round ?? null
  const state = useRoundState(round ?? NO_ROUND, () => void query.refetch())
  const queries = useQueryClient()
  const reread = () => rereadAll(queries)
  const pick = usePick(activityId, round, reread)
  return (
    <CampaignHome
      activityId={activityId}
      pages={null}
      next={(_, { kind }) =>
        kind === 'joined' && round !== null && state.kind === 'open'
          ? {
              text: pick.isKept ? '已提交，可以修改' : round.own === null ? '提交选择' : '修改选择',
              onClick: pick.submit,
            }
          : null
      }
      onJoined={() => {}}
      onReread={() => (enabled ? query.refetch() : Promise.resolve())}
    >
      {({ prizes, own }, { kind }) =>
        data === undefined ? (
          <>
            {!enabled ? null : query.error === null ? (
              <SkeletonBlock tall />
            ) : (
              <FailedLine what="比赛" onRetry={query.refetch} />
            )}
            <Card title="连胜奖励">
              <KeyValue
                items={prizes.map(({ title, price }) => ({ label: title, value: price }))}
              />
            </Card>
          </>
        ) : (
          <>
            {data.current === null ? null : (
              <RunningPick current={data.current} indexName={data.indexName} />
            )}
            {IS_OVER.has(kind) ? null : (
              <NextPick {...{ round, state, pick }} runs={kind === 'joined'} />
            )}
            <PickStanding {...{ activityId, week: data, reread }} joined={own !== null} />
            <PickHistory activityId={activityId} />
          </>
        )
      }
    </CampaignHome>
  )
}
