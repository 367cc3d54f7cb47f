import { useState } from 'react'
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './SpanSheet.module.css'
import { spanProblem, type SpanProblem } from './worth-chart.ts'

interface Span {
  readonly from: Date8
  readonly to: Date8
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** The days shown now, with which the fields begin. */
  readonly shown: Span
  /** The first and the last day with a value. */
  readonly history: { readonly first: Date8; readonly last: Date8 }
  readonly onChoose: (span: Span) => void
}

/** A sheet to choose a range between two days. */
export function SpanSheet({ open, onClose, ...rest }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="自定义时间">
      <SpanForm {...rest} />
    </Sheet>
  )
}

/** YYYYMMDD from the field's YYYY-MM-DD; empty while the date is incomplete. */
const dayIn = (text: string): string => {
  const day = text.replaceAll('-', '')
  return isDate8(day) ? day : ''
}

/** Mounted each time the sheet opens, so that it begins with the days shown then. */
function SpanForm({ shown, history, onChoose }: Omit<Props, 'open' | 'onClose'>) {
  const [span, setSpan] = useState<Span>(shown)
  const problem = spanProblem(span, history)
  const words: Readonly<Record<SpanProblem, string>> = {
    missing: '请选择开始日期和结束日期',
    order: '开始日期要早于结束日期',
    early: `净值始于 ${formatDate(history.first)}，请选择这一天或以后`,
    late: `最新净值为 ${formatDate(history.last)}，请选择这一天或以前`,
  }
  const bounds = { min: formatDate(history.first), max: formatDate(history.last) }
  const field = (key: keyof Span, label: string) => (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="date"
        value={span[key] === '' ? '' : formatDate(span[key])}
        aria-invalid={problem !== null}
        aria-describedby="span-hint"
        {...bounds}
        onChange={(event) => setSpan({ ...span, [key]: dayIn(event.target.value) })}
      />
    </label>
  )
  return (
    <>
      {field('from', '开始日期')}
      {field('to', '结束日期')}
      <p id="span-hint" className={styles.hint} role="status" data-failed={problem !== null}>
        {problem === null
          ? `可选 ${formatDate(history.first)} 至 ${formatDate(history.last)}`
          : words[problem]}
      </p>
      <Button size="large" block disabled={problem !== null} onClick={() => onChoose(span)}>
        查看这段时间
      </Button>
    </>
  )
}
