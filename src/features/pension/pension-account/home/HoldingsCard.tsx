import { direction, formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { assetPaths } from '#paths/asset.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import type { PensionSummary } from '#shared/engines/pension/pension-summary.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NumberText } from '#ui/text/NumberText.tsx'

/** Shows what the account's money is in: funds, orders, and what is not invested. */
export function HoldingsCard({ summary }: { readonly summary: PensionSummary }) {
  const { hidden, veil } = useHiddenAmounts()
  const amount = (value: string | null) =>
    value === null ? '--' : `${veil(formatAmount(value))} 元`
  const { marketValue, profit, yesterdayIncome, incomeDate, inTransit, cash, holdings } = summary
  return (
    <>
      <Card title="基金资产" extra={<HideAmountsButton />}>
        <KeyValue
          items={[
            { label: '持有市值', value: amount(marketValue) },
            {
              label: `${formatDate(incomeDate)} 收益`,
              value:
                yesterdayIncome === null ? '更新中' : veil(formatSignedAmount(yesterdayIncome)),
            },
            { label: '持有收益', value: veil(formatSignedAmount(profit)) },
            { label: '在途', value: amount(inTransit) },
            { label: '未投资的余额', value: amount(cash) },
          ]}
        />
      </Card>
      <RowCard title="持有的基金">
        {holdings.length === 0 ? (
          <Row
            title="还没有买入基金"
            note="缴存的钱不会自动投资，可以选择 Y 类份额买入"
            href={pensionZonePaths.pensionZone.to()}
          />
        ) : (
          holdings.map((it) => (
            <Row
              key={it.fundCode}
              title={it.fundName}
              note={`${veil(formatAmount(it.shares))} 份，净值日期 ${formatDate(it.navDate)}`}
              value={<NumberText value={veil(formatAmount(it.amount))} />}
              valueNote={
                <NumberText
                  value={veil(formatSignedAmount(it.profit))}
                  tone={hidden ? 'inherit' : direction(it.profit)}
                  label="持有收益"
                />
              }
              href={assetPaths.singleHold.to({ fundCode: it.fundCode })}
            />
          ))
        )}
      </RowCard>
    </>
  )
}
