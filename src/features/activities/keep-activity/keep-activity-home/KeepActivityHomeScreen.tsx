import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryActivity } from '#api/calls/campaign.ts'
import { canJoinActivity, keepHomepage } from '#api/calls/keep-challenge.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import type { CampaignAct } from '#templates/ActivityTemplate.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { keepOf, keepPages } from '../parts/keep-pages.ts'
import { KeepStreak } from '#shared/views/activity/KeepStreak.tsx'
import { useKeepClaim } from './use-keep-claim.ts'
import { KeepPlan, usePlan } from './KeepPlan.tsx'
import { KeepRewards } from './KeepRewards.tsx'

type Input = PathInput<typeof keepActivityPaths.keepActivityHome>

export const prefetch: Prefetch<Input> = (input, signedIn) => {
  const activityId = keepOf(input)
  const own = signedIn ? [prefetchCall(keepHomepage, { activityId })] : []
  return [prefetchCall(queryActivity, { activityId }), ...own]
}

/** The challenge: how far the user has come, the next debit, what can be claimed. */
export default function KeepActivityHomeScreen({ input }: { readonly input: Input }) {
  const activityId = keepOf(input)
  const navigate = useNavigate()
  const enabled = useSignedIn()
  const now = { enabled, ...EACH_VISIT, refetchOnMount: 'always' } as const
  const home = useQuery({ ...queryFor(keepHomepage, { activityId }), ...now })
  const join = useQuery({ ...queryFor(canJoinActivity, { activityId }), ...now })
  const plan = usePlan(home.data?.planNo)
  const rereadOwn = () =>
    enabled ? Promise.all([home, join].map(({ refetch }) => refetch())) : Promise.resolve()
  const claim = useKeepClaim(activityId, rereadOwn)
  const keep = enabled ? home.data : undefined
  const toForm = () => void navigate(directInvestPaths.keepInvestCashier.to({ activityId }))

  function next({ kind }: CampaignState): CampaignAct | null {
    const earned = keep?.steps.find(({ state }) => state === 'earned')
    if (earned !== undefined) return { text: '领取奖励', onClick: () => claim(earned.stepId) }
    const planNo = keep?.planNo ?? null
    if (kind === 'ended') {
      const detail = keepActivityPaths.keepDirectDetail.to({ activityId })
      return planNo === null ? null : { text: '查看结果', onClick: () => void navigate(detail) }
    }
    if (keep === undefined) return null
    if (planNo === null) return { text: '选择基金，开始定投', onClick: toForm }
    const isLeft = keep.steps.some((it) => it.state === 'open')
    if (plan.data?.plan.status === 'terminated')
      return isLeft ? { text: '重新开始', onClick: toForm } : null
    const detail = directInvestPaths.detail.to({ planNo })
    return { text: '查看定投计划', onClick: () => void navigate(detail) }
  }

  return (
    <CampaignHome
      activityId={activityId}
      pages={keepPages}
      next={(_, state) => next(state)}
      onJoined={toForm}
      onReread={rereadOwn}
    >
      {({ prizes, own }, { kind }) => (
        <>
          {home.error === null || keep !== undefined ? null : (
            <FailedLine what="挑战进度" onRetry={home.refetch} />
          )}
          {keep?.planNo === null && join.data?.canJoin === false && kind === 'open' ? (
            <Banner tone="info">{join.data.reason}</Banner>
          ) : null}
          {keep === undefined || own === null ? (
            <Card title="坚持奖励">
              <KeyValue
                items={prizes.map(({ title, price }) => ({ label: title, value: price }))}
              />
            </Card>
          ) : (
            <>
              <KeepStreak keep={keep} />
              <KeepRewards
                keep={keep}
                runs={plan.data?.plan.status === 'running'}
                onClaim={claim}
              />
              {keep.planNo === null ? null : <KeepPlan keep={keep} plan={plan} />}
            </>
          )}
        </>
      )}
    </CampaignHome>
  )
}
