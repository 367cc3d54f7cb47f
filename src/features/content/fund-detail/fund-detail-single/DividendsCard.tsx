import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { listFundDividends } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { dividendYears } from '#domain/fund/dividend-calendar.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import styles from './DividendsCard.module.css'

type Dividends = Parameters<typeof dividendYears>[0]
type Listed = Dividends[number] & {
  readonly recordDate: string | null
  readonly payDate: string | null
}

/** Years offered; earlier ones are in the history of values. */
const SHOWN_YEARS = 4

interface Props {
  readonly fund: Fund
  /** The way to all of them. */
  readonly extra: ReactNode
}

/** Shows when a fund has paid dividends, by year and month. */
export default function DividendsCard({ fund: { fundCode }, extra }: Props) {
  const query = useQuery(queryFor(listFundDividends, { fundCode }))
  return (
    <Card title="分红日历" extra={extra}>
      <Loaded
        query={query}
        skeleton={<SkeletonBlock tall />}
        isEmpty={({ dividends }) => isEmptyList(dividends)}
        empty={<p className={styles.none}>成立以来没有分红</p>}
      >
        {({ dividends }) => (
          <>
            <UnreadableNotice of={[dividends]} />
            <Years dividends={dividends} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Years({ dividends }: { readonly dividends: readonly Listed[] }) {
  const years = dividendYears(dividends).slice(0, SHOWN_YEARS)
  const [chosen, setChosen] = useState('')
  const shown = years.find(({ year }) => year === chosen) ?? years[0]
  if (shown === undefined) return null
  const paid = shown.months.flat()
  const newestFirst = shown.months.flatMap((_, at) => shown.months[11 - at] ?? [])
  return (
    <>
      {years.length < 2 ? null : (
        <Segments
          label="分红年份"
          items={years.map(({ year }) => ({ key: year, label: year }))}
          value={shown.year}
          onChange={setChosen}
        />
      )}
      <ol className={styles.months} aria-label={`${shown.year} 年各月分红`}>
        {shown.months.map(([{ exDate } = { exDate: undefined }], at) => (
          <li
            key={`${at + 1} 月`}
            className={styles.month}
            data-paid={exDate !== undefined || undefined}
          >
            <span>{`${at + 1}月`}</span>
            <span>{exDate === undefined ? '无' : formatNearDay(exDate, exDate)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {`${shown.year} 年分红 ${paid.length} 次，每份共 ${formatNav(shown.sum)} 元。分红不是额外收益，除息日净值相应下降；过往分红不代表以后`}
      </p>
      {newestFirst.map(({ exDate, recordDate, payDate, perShare }) => (
        <KeyValue
          key={exDate}
          dense
          items={[
            { label: '除息日', value: formatDate(exDate) },
            { label: '每份分红（元）', value: formatNav(perShare) },
            { label: '权益登记日', value: formatDate(recordDate) },
            { label: '红利发放日', value: formatDate(payDate) },
          ]}
        />
      ))}
    </>
  )
}
