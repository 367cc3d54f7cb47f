import type { ReactNode } from 'react'
import { formatAmount } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import { tradeWords } from '#domain/order/trade-words.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { Note } from '#ui/text/Note.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { pendingShares } from '#shared/engines/holding/pending-shares.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import styles from './HoldingHead.module.css'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

/**
 * The head of a holding: fund, amount, the day of its value, and what is in unconfirmed orders.
 */
export function HoldingHead({
  holding,
  note,
}: {
  readonly holding: Holding
  readonly note: ReactNode
}) {
  const { veil } = useHiddenAmounts()
  const { inTransitIn, inTransitOut, runningPlans } = holding
  const under = [
    isZero(inTransitIn)
      ? null
      : `${tradeWords(holding).into}待确认 ${veil(formatAmount(inTransitIn))} 元`,
    ...pendingShares(holding, veil),
    // From sales, and from purchases that were cancelled or failed.
    isZero(inTransitOut) ? null : `待到账 ${veil(formatAmount(inTransitOut))} 元`,
  ].filter((text) => text !== null)
  return (
    <>
      <h2 className={styles.name}>{holding.fundName}</h2>
      <p className={styles.tags}>
        <span className={styles.code}>{holding.fundCode}</span>
        {runningPlans > 0 ? <Tag tone="brand">{`定投中 ${runningPlans} 个`}</Tag> : null}
      </p>
      <div className={styles.label}>
        <InfoTip term="amount">持有金额（元）</InfoTip>
        <HideAmountsButton />
      </div>
      <NumberText size="hero" value={veil(formatAmount(holding.amount))} />
      <Note gap={1}>{note}</Note>
      {under.length === 0 ? null : (
        <Note gap={1}>
          {under.map((text) => (
            <span key={text} className={styles.under}>
              {text}
            </span>
          ))}
        </Note>
      )}
    </>
  )
}
