import { useMemo, useState } from 'react'
import { listPrivateNav, queryPrivateState } from '#api/calls/private-plan.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { direction, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { change } from '#domain/private-plan/record.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { SpanSheet } from '#shared/parts/fund-chart/SpanSheet.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { wholeList } from '#templates/whole-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { DayHead, DayRow } from '../parts/DayTable.tsx'
import { newestFirst } from '../parts/days-shown.ts'
import { PrivateGate, PrivateRiskLine } from '../parts/PrivateGate.tsx'

type Input = PathInput<typeof fundDetailPaths.advanceHistorical>

export const prefetch: Prefetch<Input> = () => [prefetchCall(queryPrivateState, {})]

const COLUMNS = ['单位净值', '累计净值', '周涨跌'] as const

/** The weekly values of a private plan between two days; the days are in the address. */
export default function AdvanceHistoricalScreen({ input }: { readonly input: Input }) {
  return (
    <PrivateGate to={fundDetailPaths.advanceHistorical.to(input)} skeleton="days">
      {() => <Weeks input={input} />}
    </PrivateGate>
  )
}

function Weeks({ input: { fundCode, from, to } }: { readonly input: Input }) {
  const query = useCurrent(listPrivateNav, { fundCode })
  const choose = useUrlChoice(fundDetailPaths.advanceHistorical, { fundCode })
  const [choosing, setChoosing] = useState(false)
  const points = query.data?.points
  const rows = useMemo(
    () =>
      points &&
      newestFirst(
        points
          .map((it, at) => ({ ...it, before: points[at - 1]?.nav ?? null }))
          .filter(({ date }) => (from ?? '') <= date && date <= (to ?? date)),
      ),
    [points, from, to],
  )
  const [first, last] = [points?.[0]?.date, points?.[points.length - 1]?.date]
  const isChosen = from !== undefined || to !== undefined
  return (
    <ListTemplate
      label="历史净值"
      list={wholeList(query, rows)}
      itemKey={({ date }) => date}
      head={
        <Card flush>
          <Row
            title={query.data?.fundName ?? '专户产品'}
            whole
            note={
              rows === undefined
                ? undefined
                : `共 ${rows.length} 周，${formatDate(from ?? first)} 至 ${formatDate(to ?? last)}`
            }
            value="选择日期"
            onClick={() => setChoosing(true)}
          />
          {first === undefined || last === undefined ? null : (
            <SpanSheet
              open={choosing}
              onClose={() => setChoosing(false)}
              shown={{ from: from ?? first, to: to ?? last }}
              history={{ first, last }}
              onChoose={(span) => {
                setChoosing(false)
                choose(span)
              }}
            />
          )}
          {isChosen ? (
            <Button kind="text" block onClick={() => choose({})}>
              查看全部
            </Button>
          ) : null}
        </Card>
      }
      columns={<DayHead columns={COLUMNS} />}
      empty={
        isChosen
          ? {
              title: '这段时间没有净值',
              note: '净值每周公布一次，换一段时间看看',
              actionText: '查看全部',
              onAction: () => choose({}),
            }
          : { title: '还没有公布净值', note: '成立后每周一公布' }
      }
      footNote={<PrivateRiskLine />}
    >
      {({ date, nav, accNav, before }) => {
        const moved = before === null ? null : change(before, nav)
        return (
          <DayRow
            columns={COLUMNS}
            date={date}
            cells={[
              { value: formatNav(nav) },
              { value: formatNav(accNav) },
              { value: formatPercent(moved), tone: direction(moved) },
            ]}
          />
        )
      }}
    </ListTemplate>
  )
}
