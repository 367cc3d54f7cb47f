import { useState } from 'react'
import type { Decimal } from '#domain/money/money.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Ladder } from './Ladder.tsx'
import { Measure } from './Measure.tsx'
import { Note } from '#ui/text/Note.tsx'
import styles from './PlanForm.module.css'
import type { PlanDraft } from './plan-draft.ts'
import type { PlanIndex, Preview } from './use-plan-facts.ts'

interface Props {
  readonly indexes: readonly PlanIndex[]
  readonly index: PlanIndex
  readonly averageDays: PlanDraft['averageDays']
  /** The current measure; undefined while it is requested, null where it cannot be taken. */
  readonly measure: Preview['smart'] | undefined
  readonly base: Decimal | null
  readonly onChange: (terms: Pick<PlanDraft, 'indexCode' | 'averageDays'>) => void
}

const focusable = (element: HTMLElement | null): void => {
  if (element !== null) element.tabIndex = 0
}

/** The measure that a smart plan follows: which index, over how many days, and its value now. */
export function SmartCard({ indexes, index, averageDays, measure, base, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const { indexCode } = index
  return (
    <Card
      title={`参考指数 ${index.indexName}`}
      extra={
        <Button kind="text" size="small" onClick={() => setOpen(true)}>
          扣款档位
        </Button>
      }
    >
      {indexes.length > 1 ? (
        <div className={styles.gap}>
          <Segments
            label="参考指数"
            items={indexes.map((it) => ({ key: it.indexCode, label: it.indexName }))}
            value={indexCode}
            onChange={(key) => onChange({ indexCode: key, averageDays })}
          />
        </div>
      ) : null}
      <Segments
        label="均线"
        items={index.averageDays.map((days) => ({ key: String(days), label: `${days} 日均线` }))}
        value={String(averageDays)}
        onChange={(key) => {
          const days = index.averageDays.find((it) => String(it) === key)
          if (days !== undefined) onChange({ indexCode, averageDays: days })
        }}
      />
      <div className={styles.gap}>
        {measure === undefined ? <SkeletonBlock /> : <Measure measure={measure} base={base} />}
      </div>
      <Note>实际比例按扣款日前一交易日收盘计算，在前一交易日 15:00 后确定。</Note>
      <Sheet open={open} title="扣款档位" onClose={() => setOpen(false)}>
        {/* Nothing in it takes the focus, by which the keyboard scrolls the sheet. */}
        <div ref={focusable} role="region" aria-label="扣款档位">
          <Ladder measure={measure ?? null} base={base} />
        </div>
      </Sheet>
    </Card>
  )
}
