import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { formatNav, formatRate, formatShortYuan } from '#domain/money/format-figures.ts'
import {
  AMOUNT_STEP,
  FIRST_MINIMUM,
  MORE_MINIMUM,
  PLAN_KIND_NAMES,
} from '#domain/private-plan/amounts.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { DayLabel, FigureGrid } from '#ui/text/FigureGrid.tsx'
import styles from '../parts/PrivateStack.module.css'
import { Countdown } from '../parts/Countdown.tsx'
import { DocumentRows } from '../parts/DocumentRows.tsx'
import type { PrivateProduct } from '../parts/private-steps.ts'

/** The terms of a plan, its openings, its costs and its papers. */
export function PlanCards({ plan }: { readonly plan: PrivateProduct }) {
  const { fundCode, opening, navDate } = plan
  usePublishedUntil()
  return (
    <>
      <Card title={plan.fundName}>
        <div className={styles.stack}>
          <FigureGrid
            columns={2}
            items={[
              {
                key: 'nav',
                label: <DayLabel text="单位净值" day={formatDate(navDate)} />,
                value: formatNav(plan.nav),
              },
              { key: 'places', label: '剩余名额', value: `${plan.placesLeft}/${plan.places}` },
            ]}
          />
          <KeyValue
            items={[
              { label: '产品代码', value: fundCode },
              {
                label: '类型与风险',
                value: `${PLAN_KIND_NAMES[plan.kind]} R${plan.fundRiskLevel} ${FUND_RISKS[plan.fundRiskLevel].name}`,
              },
              { label: '首次最低金额', value: formatShortYuan(FIRST_MINIMUM[plan.kind]) },
              {
                label: '追加',
                value: `${formatShortYuan(MORE_MINIMUM)}起，${formatShortYuan(AMOUNT_STEP)}递增`,
              },
              { label: '期限', value: plan.term },
              { label: '成立日', value: formatDate(plan.inception) },
            ]}
          />
        </div>
      </Card>
      <Card title="开放与预约">
        <KeyValue
          items={[
            { label: '开放日', value: `每月 ${plan.openDay} 日，遇非交易日顺延` },
            { label: '下一开放日', value: plannedText(opening.day, 'full', plan.serverTime) },
            {
              label: '预约截止',
              value: formatDateTime(opening.until, { seconds: false }),
              note: opening.booking ? (
                <Countdown until={opening.until} before="还剩 " />
              ) : (
                '已截止，开放日后可预约下一次'
              ),
            },
            { label: '冷静期', value: `${plan.coolingHours} 小时，期间可以解除合同` },
          ]}
        />
      </Card>
      <Card title="费用">
        <KeyValue
          items={[
            { label: '申购费', value: formatRate(plan.purchaseRate), note: '在投资金额之外另收' },
            { label: '管理费', value: `${formatRate(plan.managementRate)}/年` },
            { label: '托管费', value: `${formatRate(plan.custodyRate)}/年` },
            {
              label: '业绩报酬',
              value: `超过年 ${plan.hurdle}% 部分的 ${plan.performanceRate}%`,
              note: '按每笔份额计提，两次间隔不少于 6 个月',
            },
          ]}
        />
      </Card>
      <Card title="管理与投资">
        <KeyValue
          items={[
            { label: '投资经理', value: plan.manager },
            { label: '托管人', value: plan.custodian },
            { label: '投资范围', value: plan.investment },
            { label: '业绩比较基准', value: plan.benchmarkName },
          ]}
        />
      </Card>
      <Card flush title="合同与风险揭示书">
        <DocumentRows plan={plan} />
      </Card>
      <Card flush title="净值与业绩">
        <RowList label="净值与业绩">
          <Row
            title="历史净值"
            note="每周一公布"
            href={fundDetailPaths.advanceHistorical.to({ fundCode })}
          />
          <Row
            title="业绩表现"
            note="扣除费用后"
            href={fundDetailPaths.advanceAchievement.to({ fundCode })}
          />
          <Row title="材料与问题" href={fundDetailPaths.advanceCertificateProblems.to()} />
          <Row title="我的合同" href={fundDetailPaths.advanceContractList.to()} />
        </RowList>
      </Card>
    </>
  )
}
