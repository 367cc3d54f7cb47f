import { now14 } from '#platform/clock.ts'
import { useState } from 'react'
import { formatNav } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import type { Market } from '#shared/engines/market/market.ts'
import { MarketFigure } from '#shared/engines/market/MarketFigure.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Divider } from '#ui/layout/Divider.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { LiveEstimate } from './live-estimate.ts'
import { lotLines, type EstimatedLot, type LotLine } from './lot-lines.ts'
import styles from './EstimateCard.module.css'

const SHOWN = 3

interface Props {
  readonly market: Pick<Market, 'mark'>
  readonly title: string
  /** The net value of the estimate. */
  readonly fund: Pick<Fund, 'nav' | 'navDate' | 'redemptionTiers'>
  readonly estimate: LiveEstimate<{ readonly lots: readonly EstimatedLot[] }>
  /** Formatted, or `--`. */
  readonly value: string
  readonly unit: '元' | '份'
  readonly items: readonly KeyValueItem[]
  /** The rates and the net values of the final calculation, in words. */
  readonly note: string
}

/** The estimated result and fees of an order, lot by lot, updated as the user types. */
export function EstimateCard(props: Props) {
  const { market, title, fund, estimate, value, unit, items, note } = props
  const lots = lotLines(estimate.data?.lots ?? [], fund.redemptionTiers)
  const basis = `按 ${formatNearDay(fund.navDate, now14())} 净值 ${formatNav(fund.nav)}`
  const [open, setOpen] = useState(false)
  return (
    <Card title={title} extra={basis}>
      <div className={estimate.behind ? styles.behind : undefined} aria-live="polite">
        <p className={styles.figure}>
          <MarketFigure
            market={market}
            size="figure"
            text={value === NO_FIGURE ? value : `${value} ${unit}`}
          />
        </p>
        <KeyValue items={items} />
        {lots.length === 0 ? null : (
          <div className={styles.lots}>
            <Divider />
            <h3 className={styles.head}>赎回费明细，先买入的先卖出</h3>
            <Lots market={market} lots={lots.slice(0, SHOWN)} />
            {lots.length > SHOWN ? (
              <Button kind="text" size="small" onClick={() => setOpen(true)}>
                {`查看全部 ${lots.length} 笔`}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <p className={styles.note}>
        {estimate.failed ? '暂时无法预估，以确认结果为准' : `${note}，以确认结果为准`}
      </p>
      <Sheet open={open} onClose={() => setOpen(false)} title="赎回费明细">
        <Lots market={market} lots={lots} />
      </Sheet>
    </Card>
  )
}

interface LotsProps {
  readonly market: Pick<Market, 'mark'>
  readonly lots: readonly LotLine[]
}

function Lots({ market, lots }: LotsProps) {
  return (
    <ul className={styles.list} aria-label="赎回费明细">
      {lots.map(({ key, shares, confirmed, held, fee, rate, hint }) => (
        <li key={key} className={styles.lot}>
          <span className={styles.main}>
            <span className={styles.shares}>
              <MarketFigure market={market} text={shares} />
            </span>
            <span className={styles.small}>
              <NoBreakText texts={[confirmed, held]} />
            </span>
            {hint === '' ? null : <span className={styles.hint}>{hint}</span>}
          </span>
          <span className={styles.side}>
            <span className={styles.shares}>
              <MarketFigure market={market} text={fee} />
            </span>
            <span className={styles.small}>{rate}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
