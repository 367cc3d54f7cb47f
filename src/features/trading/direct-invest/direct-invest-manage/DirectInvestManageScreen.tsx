import { ActBar } from '#templates/acts/ActBar.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listPlans } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { ComingCard } from './ComingCard.tsx'
import { matches, planFilters, type PlanFilters } from './plan-filters.ts'
import { PlanRow } from './PlanRow.tsx'
import { tellApart } from './tell-apart.ts'

const ended = ({ status }: PlanFilters) => (status === 'terminated' ? '1' : '0')

export const prefetch: Prefetch<PlanFilters> = () => [prefetchCall(listPlans, { ended: '0' })]

/** The user's plans, next debit first, and the money that they need in the next thirty days. */
export default function DirectInvestManageScreen({ input }: { readonly input: PlanFilters }) {
  const navigate = useNavigate()
  const show = useUrlChoice(directInvestPaths.directInvestManage)
  const plans = useQuery({
    ...queryFor(listPlans, { ended: ended(input) }),
    placeholderData: keepPreviousData,
  })
  const all = plans.data?.plans ?? []
  const shown = all.filter((plan) => matches(plan, input))
  const filtered = Object.values(input).some((value) => value !== undefined)
  const newPlan = <NewPlanBar fundCode={input.fundCode} />
  return (
    <DetailTemplate
      query={plans}
      skeleton="holdings"
      head={
        <FilterBar
          label="筛选定投"
          filters={planFilters(all, input)}
          onChange={(key, value) => show({ ...input, [key]: value === '' ? undefined : value })}
        />
      }
      actions={(data) => (isEmptyList(data.plans) && !filtered ? null : newPlan)}
      isEmpty={(data) => isEmptyList(data.plans) && !filtered}
      empty={
        <EmptyState
          kind="empty"
          title="没有进行中的定投"
          note="选一只基金，按周或按月自动买入"
          actionText="看看可以定投的基金"
          onAction={() => void navigate(fundPortalPaths.directFundList.to())}
          secondaryText="查看已结束的定投"
          onSecondary={() => show({ status: 'terminated' })}
        />
      }
    >
      {(data) => (
        <>
          <UnreadableNotice of={[data.plans, data.obstacles, data.results]} />
          {input.status === 'terminated' ? null : <ComingCard list={data} plans={shown} />}
          {input.status === 'terminated' ? null : (
            <RowCard label="全部定投">
              <Row title="扣款日历" href={directInvestPaths.planCalendar.to()} />
              <Row
                title="更换扣款卡"
                note="一张卡的全部定投一次更换"
                href={directInvestPaths.changeCard.to({ bankSerial: input.bankSerial })}
              />
              <Row
                title="定投专题"
                note="现成方案、长期业绩与挑战"
                href={directSpecialPaths.directSpecialHome.to()}
              />
            </RowCard>
          )}
          {shown.length === 0 ? (
            <EmptyState
              kind="empty"
              title="没有符合条件的定投"
              actionText="清除筛选"
              onAction={() => show({})}
            />
          ) : (
            <RowCard label="我的定投">
              {shown.map((plan) => (
                <PlanRow
                  key={plan.planNo}
                  plan={plan}
                  obstacle={data.obstacles.find(({ planNo }) => planNo === plan.planNo)}
                  result={data.results.find(({ planNo }) => planNo === plan.planNo)}
                  apart={tellApart(plan, shown)}
                  today={data.serverTime.slice(0, 8)}
                />
              ))}
            </RowCard>
          )}
        </>
      )}
    </DetailTemplate>
  )
}

/** The way to another plan: of the fund whose plans are shown, else of one to be chosen. */
function NewPlanBar({ fundCode }: Pick<PlanFilters, 'fundCode'>) {
  const to =
    fundCode === undefined
      ? fundPortalPaths.directFundList.to()
      : directInvestPaths.directInvestType.to({ fundCode })
  return <ActBar acts={[{ text: '新建定投', to }]} />
}
