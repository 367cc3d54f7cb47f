import { useQuery } from '@tanstack/react-query'
import { listMonthlyAssets, listMonthlyTrend } from '#api/calls/monthly-report.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { formatAmount, formatRate, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { roundCent, subtract } from '#domain/money/money.ts'
import { monthName } from '#domain/report/months.ts'
import { percentShares } from '#domain/report/percent-shares.ts'
import { assetPaths } from '#paths/asset.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import type { PathInput } from '#paths/path.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { wholeList } from '#templates/whole-list.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { MonthPicker } from '../parts/MonthPicker.tsx'
import { useMonth } from '../parts/use-month.ts'

const { monthlyReportAssetsList } = monthlyReportPaths
type Input = PathInput<typeof monthlyReportAssetsList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(listMonthlyAssets, input),
  prefetchCall(listMonthlyTrend, {}),
]

/** Shows what was held at the month's end, and what was on its way; together the closing. */
export default function MonthlyReportAssetsListScreen({ input }: { readonly input: Input }) {
  const { veil } = useHiddenAmounts()
  const show = useMonth(monthlyReportAssetsList)
  const query = useQuery(queryFor(listMonthlyAssets, input))
  const report = query.data
  const month = input.month ?? report?.month
  // Of a list with gaps no share would be right.
  const whole = unreadable(report?.assets) === 0
  const shares = percentShares([
    ...(report?.assets.map(({ amount }) => amount) ?? []),
    report?.inTransit ?? '0',
  ])
  const rows = report?.assets.map((asset, index) => ({
    ...asset,
    share: whole ? (shares[index] ?? null) : null,
  }))
  return (
    <ListTemplate
      label="月末持有的基金"
      title={month === undefined ? undefined : `${monthName(month)}末资产`}
      list={wholeList(query, rows, report?.assets)}
      itemKey={({ fundCode }) => fundCode}
      head={
        <>
          <MonthPicker month={month} onMonth={show} report={report} />
          {report === undefined ? null : (
            <Card title={`${formatDate(report.asOf)} 资产（元）`} extra={<HideAmountsButton />}>
              <NumberText size="hero" value={veil(formatAmount(report.closingAsset))} />
              <FigureGrid
                columns={2}
                items={[
                  {
                    key: 'held',
                    label: '持有',
                    value: veil(
                      formatAmount(roundCent(subtract(report.closingAsset, report.inTransit))),
                    ),
                  },
                  { key: 'transit', label: '在途', value: veil(formatAmount(report.inTransit)) },
                ]}
              />
            </Card>
          )}
        </>
      }
      empty={{ title: '月末没有持有基金', note: '在途的资金确认后才是持有；可以查看其他月份' }}
      footNote="金额按月末最后一个已公布净值计算，可能与当时看到的不同"
    >
      {({ fundCode, fundName, shares: held, amount, share }) => (
        <Row
          title={fundName}
          note={`${fundCode} · ${veil(formatShares(held))} 份`}
          value={<NumberText columns={2} value={veil(formatAmount(amount))} />}
          valueNote={formatRate(share)}
          href={assetPaths.singleHold.to({ fundCode })}
        />
      )}
    </ListTemplate>
  )
}
