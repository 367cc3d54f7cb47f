import { useState } from 'react'
import { formatMonthDay, formatNav, NO_FIGURE } from '#domain/money/format-figures.ts'
import type { RateBasis } from '#shared/fund/own-rates.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Divider } from '#ui/layout/Divider.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { LiveEstimate, SaleEstimate, SaleFacts } from '../parts/sale-data.ts'
import { lotLines, type LotLine } from './lot-lines.ts'
import styles from './EstimateCard.module.css'

const SHOWN = 3

/** The estimate is the provider's for this user; the ladder next to it may be the published one. */
const SALE_BASIS: Readonly<Record<RateBasis, string>> = {
  own: '费用按您的费率预估',
  published: '费用按公布的费率预估',
  awaited: '费用按您的费率预估',
  unknown: '费用按您的费率预估，费率变化的提示按公布的费率',
}

interface Props {
  readonly title: string
  readonly facts: SaleFacts
  readonly estimate: LiveEstimate<Pick<SaleEstimate, 'lots'>>
  /** Formatted, or `--`. */
  readonly value: string
  readonly unit: '元' | '份'
  readonly items: readonly KeyValueItem[]
  /** Which net values the final calculation uses, in words. */
  readonly priced: string
}

/** The estimated result and fees of an order, lot by lot, updated as the user types. */
export function EstimateCard(props: Props) {
  const { title, facts, estimate, value, unit, items, priced } = props
  const { fund, info } = facts
  const lots = lotLines(estimate.data?.lots ?? [], fund.redemptionTiers)
  const basis = `按 ${formatMonthDay(info.navDate)} 净值 ${formatNav(info.nav)}`
  const [open, setOpen] = useState(false)
  return (
    <Card title={title} extra={basis}>
      <div className={estimate.behind ? styles.behind : undefined} aria-live="polite">
        <p className={styles.figure}>
          <NumberText size="figure" value={value} {...(value === NO_FIGURE ? {} : { unit })} />
        </p>
        <KeyValue items={items} />
        {lots.length === 0 ? null : (
          <div className={styles.lots}>
            <Divider />
            <h3 className={styles.head}>赎回费明细，先买入的先卖出</h3>
            <Lots lots={lots.slice(0, SHOWN)} />
            {lots.length > SHOWN ? (
              <Button kind="text" size="small" onClick={() => setOpen(true)}>
                {`查看全部 ${lots.length} 笔`}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <p className={styles.note}>
        {estimate.failed
          ? '暂时无法预估，以确认结果为准'
          : `${SALE_BASIS[fund.basis]}。实际按 ${formatMonthDay(info.tradeDate)} ${priced}计算，以确认结果为准`}
      </p>
      <Sheet open={open} onClose={() => setOpen(false)} title="赎回费明细">
        <Lots lots={lots} />
      </Sheet>
    </Card>
  )
}

function Lots({ lots }: { readonly lots: readonly LotLine[] }) {
  return (
    <ul className={styles.list} aria-label="赎回费明细">
      {lots.map(({ key, shares, confirmed, held, fee, rate, hint }) => (
        <li key={key} className={styles.lot}>
          <span className={styles.main}>
            <span className={styles.shares}>{shares}</span>
            <span className={styles.small}>
              <NoBreakText texts={[confirmed, held]} />
            </span>
            {hint === '' ? null : <span className={styles.hint}>{hint}</span>}
          </span>
          <span className={styles.side}>
            <span className={styles.shares}>{fee}</span>
            <span className={styles.small}>{rate}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
