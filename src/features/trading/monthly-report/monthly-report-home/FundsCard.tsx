import { formatAmount } from '#domain/money/format-figures.ts'
import { assetPaths } from '#paths/asset.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { bestWords, instalmentWords, worstWords } from './fund-words.ts'
import type { Report } from './report.ts'

/** The funds that gained most and least, and the month's instalments of plans. */
export function FundsCard({ report }: { readonly report: Report }) {
  const { veil } = useHiddenAmounts()
  const { best, worst, instalments } = report
  const planned = instalmentWords(instalments)
  const funds = [
    best && { ...best, words: bestWords(best.profit, worst === null) },
    worst && { ...worst, words: worstWords(worst.profit) },
  ].filter((fund) => fund !== null)
  if (funds.length === 0 && planned === null) return null
  return (
    <RowCard title="基金与定投">
      {funds.map(({ fundCode, fundName, profit, words }) => (
        <Row
          key={fundCode}
          title={fundName}
          note={words}
          value={<ProfitAmount columns={2} amount={profit} />}
          href={assetPaths.singleDetail.to({ fundCode })}
        />
      ))}
      {planned === null ? null : (
        <Row
          title="定投"
          note={planned}
          value={
            <NumberText columns={2} value={veil(formatAmount(instalments.paidAmount))} unit="元" />
          }
          href={directInvestPaths.directInvestManage.to()}
        />
      )}
    </RowCard>
  )
}
