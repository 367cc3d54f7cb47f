import { RUNNING } from '#domain/campaign/running-editions.ts'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { canJoinActivity, keepHomepage, queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
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
import { KeepFunds } from './KeepFunds.tsx'

type Input = PathInput<typeof directInvestPaths.keepInvestCashier>

/** The debits of the longest step. */
const DEBITS = 12

const activityOf = ({ activityId = RUNNING.keepActivity }: Input): string => activityId

export const prefetch: Prefetch<Input> = (input) =>
  activityOf(input) === ''
    ? []
    : [
        prefetchCall(canJoinActivity, { activityId: activityOf(input) }),
        prefetchCall(queryWelcomeConfig, { activityId: activityOf(input) }),
      ]

/** Makes the plan of the keep challenge, of one of its funds. */
export default function KeepInvestCashierScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const activityId = activityOf(input)
  if (activityId !== '') return <Challenge activityId={activityId} input={input} />
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

function Challenge({ activityId, input }: { readonly activityId: string; readonly input: Input }) {
  const { fundCode, cfmTime } = input
  const shell = useShell()
  const navigate = useNavigate()
  const replace = useReplace()
  const facts = useQueries({
    queries: [
      currentFor(canJoinActivity, { activityId }),
      queryFor(queryWelcomeConfig, { activityId }),
      queryFor(keepHomepage, { activityId }),
    ],
    combine: (all) => {
      const [join, welcome, home] = all
      const data =
        join.data && welcome.data && home.data
          ? { join: join.data, funds: welcome.data.funds, home: home.data }
          : undefined
      return combineQueries(all, data)
    },
  })
  return (
    <Loaded query={facts} skeleton={<SkeletonScreen shape="form" />}>
      {({ join, funds, home }) => {
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
        if (fundCode === undefined) return <KeepFunds activityId={activityId} funds={funds} />
        if (!funds.some((fund) => fund.fundCode === fundCode))
          return (
            <EmptyState
              kind="empty"
              title="该基金不在活动范围内"
              actionText="选择活动基金"
              onAction={() => replace(directInvestPaths.keepInvestCashier.to({ activityId }))}
            />
          )
        return (
          <PlanForm
            purpose={{ kind: 'keep', activityId }}
            fundCode={fundCode}
            draftKey={planDraftKey.keep(activityId, fundCode)}
            initial={EMPTY_PLAN}
            again={{ fundCode }}
            cfmTime={cfmTime ?? null}
            count={DEBITS}
            intro={<Banner tone="info">{`${home.title}：每人一个挑战计划，只支持普通定投`}</Banner>}
            challenge={home}
          />
        )
      }}
    </Loaded>
  )
}
