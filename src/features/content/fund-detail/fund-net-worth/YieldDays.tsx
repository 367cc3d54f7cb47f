import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { RangeKey } from '#shared/parts/fund-chart/chart-data.ts'
import { daysShown, type NavDay } from '../parts/days-shown.ts'
import { DayHead, DayRow } from '../parts/DayTable.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { wholeList } from '#templates/whole-list.ts'
import { YieldCurve } from './YieldCurve.tsx'

const COLUMNS = ['万份收益', '七日年化'] as const

interface Props {
  readonly fund: Fund
  readonly range: RangeKey
  readonly onRange: (range: RangeKey) => void
}

/** The yield's curve over a range, and its days as a table. */
export function YieldDays({ fund, range, onRange }: Props) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode: fund.fundCode }))
  const points = history.data?.points
  const rows = useMemo(() => points && daysShown(points, range), [points, range])
  return (
    <ListTemplate
      label="每日收益"
      list={wholeList(history, rows)}
      itemKey={({ date }) => date}
      head={
        <>
          <FundLine fund={fund} />
          {history.data === undefined ? null : (
            <YieldCurve fund={fund} history={history.data} range={range} onRange={onRange} />
          )}
        </>
      }
      columns={<DayHead columns={COLUMNS} />}
      empty={{ title: '还没有公布收益', note: '基金成立后，每天的万份收益和七日年化显示在这里' }}
      footNote={
        <RiskLine>
          万份收益的单位为元；七日年化是过去七天的收益换算成一年的数字，每天都在变化
        </RiskLine>
      }
    >
      {(day) => <YieldRow day={day} />}
    </ListTemplate>
  )
}

/** A separate component, so that only the rows in view, of thousands, are formatted. */
function YieldRow({ day }: { readonly day: NavDay }) {
  const { date, incomePer10k, sevenDayYield } = day
  return (
    <DayRow
      columns={COLUMNS}
      date={date}
      cells={[{ value: formatNav(incomePer10k) }, { value: formatYield(sevenDayYield) }]}
    />
  )
}
