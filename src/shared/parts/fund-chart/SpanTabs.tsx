import { useState } from 'react'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { RANGES, type ChartSpan } from './chart-data.ts'
import styles from './NavChart.module.css'
import { SpanSheet } from './SpanSheet.tsx'

const CUSTOM = { key: 'custom', label: '自定义' } as const
const TABS = [...RANGES, CUSTOM]

interface Props {
  readonly span: ChartSpan
  readonly onSpan: (span: ChartSpan) => void
  /** The first and the last day with a value; null without any. */
  readonly history: { readonly first: Date8; readonly last: Date8 } | null
}

/** The span of a chart: a range by name, or two chosen days. */
export function SpanTabs({ span, onSpan, history }: Props) {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={styles.ranges}>
      <Segments
        label="时间范围"
        items={TABS}
        value={typeof span === 'string' ? span : CUSTOM.key}
        onChange={(key) => (key === CUSTOM.key ? setChoosing(true) : onSpan(key))}
      />
      {history === null ? null : (
        <SpanSheet
          open={choosing}
          onClose={() => setChoosing(false)}
          shown={typeof span === 'string' ? rangeDays(span, history) : span}
          history={history}
          onChoose={(days) => {
            setChoosing(false)
            onSpan(days)
          }}
        />
      )}
    </div>
  )
}

/** The first and last day of a range by name, limited to the history. */
function rangeDays(
  range: Extract<ChartSpan, string>,
  { first, last }: NonNullable<Props['history']>,
): Exclude<ChartSpan, string> {
  const from = stageStart(range, last)
  return { from: from === null || from < first ? first : from, to: last }
}
