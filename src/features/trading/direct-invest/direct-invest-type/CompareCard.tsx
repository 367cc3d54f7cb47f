import { useQuery } from '@tanstack/react-query'
import { backtestPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { direction, formatAmount, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { isYounger, spanMonths } from '#domain/plan/plan-terms.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Note } from '#ui/text/Note.tsx'
import { lowest, type PastResult } from '#shared/engines/plan/backtest-figures.ts'
import styles from './CompareCard.module.css'
import { EXAMPLE, smartOf } from './terms-shown.ts'
import type { PlanIndex } from '#shared/engines/plan/use-plan-facts.ts'

interface Props {
  readonly fundCode: string
  readonly index: PlanIndex | null
  readonly today: Date8
}

/** One year of both kinds of plan, side by side with the lump sum. */
export function CompareCard({ fundCode, index, today }: Props) {
  const asked = { fundCode, ...EXAMPLE, ...spanMonths('1', today) }
  const ordinary = useQuery(queryFor(backtestPlan, { ...asked, smart: null }))
  const smart = useQuery({
    ...queryFor(backtestPlan, { ...asked, smart: index === null ? null : smartOf(index) }),
    enabled: index !== null,
  })
  return (
    <Card title="近 1 年历史测算" extra="每月 10 日 1,000 元">
      <Loaded query={ordinary} skeleton={<SkeletonBlock tall />}>
        {(past) => <Table past={past} smart={smart.data ?? null} today={today} />}
      </Loaded>
    </Card>
  )
}

type Cell = readonly [value: string, tone?: 'gain' | 'loss' | 'flat']

const rate = (value: string | null | undefined): Cell => [formatPercent(value), direction(value)]

/** Rows of the table: what it is, of the ordinary plan, of the smart one. */
function rows(
  past: PastResult,
  smart: PastResult | null,
): readonly (readonly [string, Cell, Cell])[] {
  const of = (cell: (result: PastResult) => Cell): readonly [Cell, Cell] => [
    cell(past),
    smart === null ? ['--'] : cell(smart),
  ]
  return [
    ['扣款次数', ...of(({ times }) => [`${times} 次`])],
    ['投入本金（元）', ...of(({ paidAmount }) => [formatAmount(paidAmount)])],
    ['期末市值（元）', ...of(({ marketValue }) => [formatAmount(marketValue)])],
    ['收益率', ...of(({ profitRate }) => rate(profitRate))],
    ['最低曾至', ...of(({ curve }) => rate(lowest(curve)?.plan))],
    ['平均成本', ...of(({ averageCost }) => [formatNav(averageCost)])],
    ['同额一次性买入', ...of(({ lumpSumProfitRate }) => rate(lumpSumProfitRate))],
  ]
}

interface TableProps {
  readonly past: PastResult
  readonly smart: PastResult | null
  readonly today: Date8
}

function Table({ past, smart, today }: TableProps) {
  const { firstDate, lastDate } = past
  if (firstDate === null || lastDate === null) return <Note gap={3}>近 1 年没有可以测算的净值</Note>
  const young = isYounger('1', today, firstDate) ? '，基金成立不足一年，按其自有区间' : ''
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">测算项目</th>
            <th scope="col">普通定投</th>
            <th scope="col">智能定投</th>
          </tr>
        </thead>
        <tbody>
          {rows(past, smart).map(([label, ...cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(([value, tone], at) => (
                <td key={at === 0 ? 'ordinary' : 'smart'} data-tone={tone}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Note gap={3}>
        {`${formatDate(firstDate)} 至 ${formatDate(lastDate)}${young}。按公布净值计算，已扣申购费，红利再投资。历史测算，不代表未来`}
      </Note>
    </>
  )
}
