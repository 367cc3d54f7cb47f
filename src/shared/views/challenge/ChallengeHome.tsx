import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFor } from '#api/query.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import { weeksFit } from '#domain/campaign/streak.ts'
import { now14 } from '#platform/clock.ts'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import type { CampaignAct } from '#templates/ActivityTemplate.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { ChallengePlan, usePlan } from './ChallengePlan.tsx'
import { ChallengeRewards } from './ChallengeRewards.tsx'
import { ChallengeStreak } from './ChallengeStreak.tsx'
import type { Standing } from './standing.ts'
import type { Challenge } from './challenges.ts'
import { useChallengeClaim } from './use-challenge-claim.ts'

interface Props {
  readonly challenge: Challenge
  readonly activityId: string
}

/** Returns whether a plan made now, after one that has ended, may still reach something. */
const isWinnable = ({ weeks }: Challenge, { steps, endTime }: Standing): boolean =>
  steps.some((it) => it.state === 'open') &&
  (weeks === null || weeksFit(weeks, now14().slice(0, 8), endTime))

/** The challenge: how far the user has come, the next debit, what can be claimed. */
export function ChallengeHome({ challenge, activityId }: Props) {
  const { calls, pages } = challenge
  const navigate = useNavigate()
  const enabled = useSignedIn()
  const now = { enabled, ...EACH_VISIT, refetchOnMount: 'always' } as const
  const home = useQuery({ ...queryFor(calls.home, { activityId }), ...now })
  const join = useQuery({ ...queryFor(calls.canJoin, { activityId }), ...now })
  const plan = usePlan(home.data?.planNo)
  const rereadOwn = () =>
    enabled ? Promise.all([home, join].map(({ refetch }) => refetch())) : Promise.resolve()
  const claim = useChallengeClaim(challenge, activityId, rereadOwn)
  const standing = enabled ? home.data : undefined
  const toForm = () => void navigate(challenge.form(activityId))

  function next({ kind }: CampaignState): CampaignAct | null {
    const earned = standing?.steps.find(({ state }) => state === 'earned')
    if (earned !== undefined) return { text: '领取奖励', onClick: () => claim(earned.stepId) }
    const planNo = standing?.planNo ?? null
    if (kind === 'ended') {
      const detail = challenge.instalments(activityId)
      return planNo === null ? null : { text: '查看结果', onClick: () => void navigate(detail) }
    }
    if (standing === undefined) return null
    if (planNo === null) return { text: '选择基金，开始定投', onClick: toForm }
    if (plan.data?.plan.status === 'terminated')
      return isWinnable(challenge, standing) ? { text: '重新开始', onClick: toForm } : null
    const detail = directInvestPaths.detail.to({ planNo })
    return { text: '查看定投计划', onClick: () => void navigate(detail) }
  }

  return (
    <CampaignHome
      activityId={activityId}
      pages={pages}
      next={(_, state) => next(state)}
      onJoined={toForm}
      onReread={rereadOwn}
    >
      {({ prizes, own }, { kind }) => (
        <>
          {home.error === null || standing !== undefined ? null : (
            <FailedLine what="挑战进度" onRetry={home.refetch} />
          )}
          {standing?.planNo === null && join.data?.canJoin === false && kind === 'open' ? (
            <Banner tone="info">{join.data.reason}</Banner>
          ) : null}
          {standing === undefined || own === null ? (
            <Card title="坚持奖励">
              <KeyValue
                items={prizes.map(({ title, price }) => ({ label: title, value: price }))}
              />
            </Card>
          ) : (
            <>
              <ChallengeStreak standing={standing} />
              <ChallengeRewards
                standing={standing}
                runs={plan.data?.plan.status === 'running'}
                onClaim={claim}
              />
              {standing.planNo === null ? null : (
                <ChallengePlan {...{ challenge, standing, plan }} />
              )}
            </>
          )}
        </>
      )}
    </CampaignHome>
  )
}
