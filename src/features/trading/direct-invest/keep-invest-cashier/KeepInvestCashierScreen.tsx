import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { currentFor } from '#api/use-current.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { EMPTY_PLAN, planDraftKey } from '#shared/engines/plan/plan-draft.ts'
import { PlanForm } from '#shared/engines/plan/PlanForm.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { challengeOn, editionIn, KEEP, type Challenge } from '#shared/views/challenge/challenges.ts'
import { useCampaign } from '#shared/views/activity/use-campaign.ts'
import { KeepFunds } from './KeepFunds.tsx'

type Input = PathInput<typeof directInvestPaths.keepInvestCashier>

/** The debits of the longest step. */
const DEBITS = 12

export const prefetch: Prefetch<Input> = (input) => {
  const activityId = editionIn(KEEP, input)
  return activityId === '' ? [] : [prefetchCall(queryActivity, { activityId })]
}

/** Makes the plan of a challenge, of one of its funds; without a name of the keep challenge. */
export default function KeepInvestCashierScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const activityId = editionIn(KEEP, input)
  if (activityId !== '') return <Campaign activityId={activityId} input={input} />
  return (
    <EmptyState
      kind="empty"
      title="当前没有进行中的坚持定投活动"
      note="可以先创建普通定投"
      actionText="返回"
      onAction={() => shell.back()}
    />
  )
}

interface CampaignProps {
  readonly activityId: string
  readonly input: Input
}

function Campaign({ activityId, input }: CampaignProps) {
  return (
    <Loaded query={useCampaign(activityId)} skeleton={<SkeletonScreen shape="form" />}>
      {({ activity }) => (
        <PlanOfChallenge
          challenge={challengeOn(activity.route)}
          activityId={activityId}
          input={input}
        />
      )}
    </Loaded>
  )
}

interface Props extends CampaignProps {
  readonly challenge: Challenge
}

function PlanOfChallenge({ challenge, activityId, input }: Props) {
  const { fundCode, cfmTime } = input
  const { calls, form } = challenge
  const shell = useShell()
  const navigate = useNavigate()
  const replace = useReplace()
  const facts = useQueries({
    queries: [
      currentFor(calls.canJoin, { activityId }),
      queryFor(calls.welcome, { activityId }),
      queryFor(calls.home, { activityId }),
    ],
    combine: (all) => {
      const [join, welcome, home] = all
      const data =
        join.data && welcome.data && home.data
          ? { join: join.data, welcome: welcome.data, home: home.data }
          : undefined
      return combineQueries(all, data)
    },
  })
  return (
    <Loaded query={facts} skeleton={<SkeletonScreen shape="form" />}>
      {({ join, welcome: { cycle, funds }, home }) => {
        const { planNo } = home
        if (!join.canJoin)
          return (
            <EmptyState
              kind="empty"
              title={join.reason === '' ? '暂时不能参加该活动' : join.reason}
              {...(planNo === null
                ? { actionText: '返回', onAction: () => shell.back() }
                : {
                    actionText: '查看定投',
                    onAction: () => void navigate(directInvestPaths.detail.to({ planNo })),
                  })}
            />
          )
        if (fundCode === undefined) {
          return <KeepFunds funds={funds} to={(code) => form(activityId, code)} />
        }
        if (!funds.some((fund) => fund.fundCode === fundCode))
          return (
            <EmptyState
              kind="empty"
              title="该基金不在活动范围内"
              actionText="选择活动基金"
              onAction={() => replace(form(activityId))}
            />
          )
        return (
          <PlanForm
            purpose={{ kind: 'keep', activityId }}
            fundCode={fundCode}
            draftKey={planDraftKey.keep(activityId, fundCode)}
            initial={cycle === null ? EMPTY_PLAN : { ...EMPTY_PLAN, cycle, cycleDay: 1 }}
            onlyCycle={cycle}
            again={{ fundCode }}
            cfmTime={cfmTime ?? null}
            count={DEBITS}
            intro={
              <Banner tone="info">
                {`${home.title}：每人一个挑战计划，只支持${cycle === null ? '普通定投' : '每周扣款的普通定投，扣款日创建后不能修改'}`}
              </Banner>
            }
            challenge={home}
          />
        )
      }}
    </Loaded>
  )
}
