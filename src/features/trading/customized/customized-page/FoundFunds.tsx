import { now14 } from '#platform/clock.ts'
import type * as v from 'valibot'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { direction, formatPercent, formatYield } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { FundRow, type FundRowProps } from '#shared/parts/fund/FundRow.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { returnNotes, promotedReturn } from '#shared/parts/fund/promoted-return.ts'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { criteriaWords, orderWords, rankingRequest, STEPS, type Criteria } from './criteria.ts'

type RankedFund = v.InferOutput<typeof queryFundRanking.payload>['records'][number]

/** The figure by which the list is sorted, with its day. */
function sortFigure(
  fund: RankedFund,
  { horizon: { stage } }: Criteria,
): NonNullable<FundRowProps['figure']> {
  const day = formatNearDay(fund.navDate, now14())
  if (stage === null)
    return { value: formatYield(fund.sevenDayYield), tone: 'ink', of: `七日年化 ${day}` }
  const value = promotedReturn(fund, stage)
  return { value: formatPercent(value), tone: direction(value), of: `${STAGE_NAMES[stage]} ${day}` }
}

interface Props {
  readonly criteria: Criteria
  /** Goes back to the question of this step; all answers are retained. */
  readonly onChange: (step: 0 | 1 | 2) => void
}

/** The funds that fit the criteria, sorted by one figure, below the criteria. */
export function FoundFunds({ criteria, onChange }: Props) {
  const list = useEndlessList(queryFundRanking, rankingRequest(criteria))
  const words = criteriaWords(criteria)
  return (
    <ListTemplate
      label="符合条件的基金"
      list={list}
      itemKey={({ fundCode }) => fundCode}
      head={
        <>
          <Banner tone="info">以下只按您选的条件筛选和排序，不代表推荐，也不构成投资建议</Banner>
          <Card
            title="筛选条件"
            extra={
              list.data === undefined
                ? orderWords(criteria)
                : `共 ${list.total} 只 · ${orderWords(criteria)}`
            }
            flush
          >
            <RowList label="筛选条件">
              {([0, 1, 2] as const).map((step) => (
                <Row
                  key={step}
                  title={STEPS[step]}
                  value={words[step] ?? ''}
                  onClick={() => onChange(step)}
                />
              ))}
            </RowList>
          </Card>
        </>
      }
      empty={{
        title: '没有符合条件的基金',
        note: '放宽风险上限或类型后再看看',
        actionText: '修改条件',
        onAction: () => onChange(1),
      }}
      footNote={<RiskLine>区间收益和回撤按红利再投资计算，截至各基金所示日期</RiskLine>}
    >
      {(fund) => (
        <FundRow
          fundCode={fund.fundCode}
          fundName={fund.fundName}
          tags={[
            { text: fund.fundTypeName },
            {
              text: FUND_RISKS[fund.fundRiskLevel].code,
              tone: fund.fundRiskLevel > 3 ? 'warning' : 'neutral',
            },
          ]}
          notes={criteria.horizon.stage === null ? [] : returnNotes(fund, criteria.horizon.stage)}
          figure={sortFigure(fund, criteria)}
          to={fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode })}
        />
      )}
    </ListTemplate>
  )
}
