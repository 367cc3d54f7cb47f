import { queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { useRiskCap } from '#shared/engines/person/use-risk-cap.ts'
import { cycleText } from '#shared/parts/plan/plan-words.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { Note } from '#ui/text/Note.tsx'
import { Tag } from '#ui/text/Tag.tsx'

/** The ready plans, each with fund, risk, cycle, and for whom it is not. */
export function ReadyPlans() {
  const { data, error, refetch } = useCurrent(queryReadyPlans, {})
  const { cap } = useRiskCap()
  if (data === undefined)
    return error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="定投方案" onRetry={refetch} />
    )
  const { plans } = data
  return plans.length === 0 ? (
    <EmptyState kind="empty" title="暂时没有定投方案" note="可以自己选一只基金定投" />
  ) : (
    <>
      <UnreadableNotice of={[plans]} />
      {plans.map((plan, index) => (
        <Card key={plan.title} title={`${plan.title} · ${cycleText(plan)}`} flush>
          <RowList label={plan.title}>
            <Row
              title={plan.fundName}
              note={
                <FactLine
                  facts={[
                    plan.fundCode,
                    `R${plan.fundRiskLevel}`,
                    `${formatAmount(plan.minAmount)} 元起`,
                  ]}
                />
              }
              value={
                cap !== null && plan.fundRiskLevel > cap ? (
                  <Tag tone="warning">高于您的类别</Tag>
                ) : undefined
              }
              href={directInvestActivityPaths.plan.to({ planIndex: String(index) })}
            />
            <Row title={`适合：${plan.fits}`} note={plan.notFor} />
          </RowList>
        </Card>
      ))}
      <Card flush>
        <Row
          title="自己选基金"
          note="所有可以定投的基金"
          href={fundPortalPaths.directFundList.to({})}
        />
      </Card>
      <Note>方案按风险等级列出，同一等级取代码最小的可定投基金，不代表推荐，也不构成投资建议</Note>
    </>
  )
}
