import { useMemo, useState } from 'react'
import { listPrivateNav, queryPrivateState } from '#api/calls/private-plan.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { deepestFall, planYears, weeklyGrowth } from '#domain/private-plan/record.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import chartStyles from '#shared/parts/fund-chart/NavChart.module.css'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { PrivateGate, PrivateRiskLine } from '../parts/PrivateGate.tsx'
import type { PrivateNav } from '../parts/private-steps.ts'
import { YearTable } from '../parts/YearsCard.tsx'

type Input = PathInput<typeof fundDetailPaths.advanceAchievement>

export const prefetch: Prefetch<Input> = () => [prefetchCall(queryPrivateState, {})]

/** A private plan's record after fees: its curve and its falls, and its years. */
export default function AdvanceAchievementScreen({
  input: { fundCode },
}: {
  readonly input: Input
}) {
  return (
    <PrivateGate to={fundDetailPaths.advanceAchievement.to({ fundCode })}>
      {({ serverTime }) => (
        <Record key={fundCode} fundCode={fundCode} today={serverTime.slice(0, 8)} />
      )}
    </PrivateGate>
  )
}

function Record({ fundCode, today }: { readonly fundCode: string; readonly today: string }) {
  const query = useCurrent(listPrivateNav, { fundCode })
  return (
    <DetailTemplate query={query} footNote={<PrivateRiskLine />}>
      {(nav) => {
        const { fundName, benchmarkName, points } = nav
        const first = points[0]?.date
        return (
          <>
            <Card flush>
              <Row title={fundName} whole note={`业绩比较基准：${benchmarkName}`} />
            </Card>
            {first !== undefined && mayPublish('all', first, today) ? (
              <>
                <CurvesCard nav={nav} today={today} />
                <YearsCard nav={nav} today={today} />
              </>
            ) : (
              <Card>
                <EmptyState kind="empty" title="成立不足 6 个月，不展示业绩" />
              </Card>
            )}
          </>
        )
      }}
    </DetailTemplate>
  )
}

interface CardProps {
  readonly nav: PrivateNav
  readonly today: string
}

const RANGES = [
  { key: '1y', label: '近1年' },
  { key: 'all', label: '成立来' },
] as const
type Range = (typeof RANGES)[number]['key']

function CurvesCard({ nav: { fundName, points }, today }: CardProps) {
  const [range, setRange] = useState<Range>('all')
  const [cursor, setCursor] = useState<number | null>(null)
  const first = points[0]?.date ?? today
  const isLong = mayPublish('1y', first, today)
  const shown = useMemo(() => {
    const from = range === 'all' ? '' : addMonths(today, -12)
    return points.filter(({ date }) => date >= from)
  }, [points, range, today])
  const { own, benchmark, falls } = useMemo(() => weeklyGrowth(shown), [shown])
  const dates = shown.map(({ date }) => date)
  const [last] = [shown.length - 1]
  const days = `${formatDate(dates[0])} 至 ${formatDate(dates[last])}`
  const fall = deepestFall(shown)
  return (
    <Card title="累计收益与回撤">
      {isLong ? (
        <Segments label="时间范围" items={RANGES} value={range} onChange={setRange} />
      ) : null}
      <div className={chartStyles.ranges}>
        <p className={chartStyles.note}>
          {`${days}：本计划 ${formatPercent(own[last])}，业绩比较基准 ${formatPercent(benchmark[last])}，最大回撤 ${formatRate(fall === null ? null : -fall)}`}
        </p>
        <LineChart
          label={`${fundName}累计收益，${days}`}
          dates={dates}
          series={[
            { key: 'own', name: '本计划', tone: 'own', values: own },
            { key: 'benchmark', name: '业绩基准', tone: 'gray', values: benchmark },
          ]}
          format={formatPercent}
          formatDate={formatDate}
          zeroLine
          cursor={cursor}
          onCursor={setCursor}
        />
      </div>
      <div className={chartStyles.ranges}>
        <LineChart
          label={`${fundName}回撤，${days}`}
          dates={dates}
          series={[{ key: 'own', name: '回撤', tone: 'own', values: falls }]}
          format={formatPercent}
          formatDate={formatDate}
          height={110}
          zeroLine
          cursor={cursor}
          onCursor={setCursor}
        />
      </div>
      <p className={chartStyles.marked}>
        按每周净值计算，已扣除管理费和托管费，未扣申购费和业绩报酬
      </p>
    </Card>
  )
}

function YearsCard({ nav: { points }, today }: CardProps) {
  const rows = planYears(points, today)
  return (
    <Card title="年度业绩">
      {rows.length === 0 ? (
        <EmptyState kind="empty" title="还没有完整年度的业绩" note="满一个自然年度后显示" />
      ) : (
        <YearTable rows={rows} detailed name="本计划" basis="按每周净值计算" />
      )}
    </Card>
  )
}
