import { formatAmount } from '#domain/money/format-figures.ts'
import { assetPaths } from '#paths/asset.ts'
import { incomeFigure } from '#shared/engines/holding/income-figure.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { useOwnCash } from './use-own-cash.ts'

/** The user's own amount and what its last day brought; nothing for who has nothing in it. */
export function OwnCash({ fundCode }: { readonly fundCode: string }) {
  const { veil } = useHiddenAmounts()
  const { held, failed, query } = useOwnCash(fundCode)
  if (failed) {
    return (
      <Card title="我的金额" flush>
        <FailedLine what="您的金额" onRetry={query.refetch} />
      </Card>
    )
  }
  if (query.isLoading) return <div aria-busy="true" hidden />
  if (held === null) return null
  const { text, day, known } = incomeFigure(held)
  return (
    <Card flush>
      <Row
        title="我的金额（元）"
        note={`昨日收益 ${day}`}
        value={veil(formatAmount(held.amount))}
        valueNote={known ? veil(text) : text}
        href={assetPaths.holdYuEBao.to({ fundCode })}
      />
    </Card>
  )
}
