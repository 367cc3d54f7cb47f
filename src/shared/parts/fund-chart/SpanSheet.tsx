import { useState } from 'react'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { DayField } from '#ui/fields/day/DayField.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './SpanSheet.module.css'
import { spanProblem, type SpanProblem } from './span-problem.ts'

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

/** Mounted each time the sheet opens, so that it begins with the days shown then. */
function SpanForm({ shown, history, onChoose }: Omit<Props, 'open' | 'onClose'>) {
  const [span, setSpan] = useState<Span>(shown)
  const problem = spanProblem(span, history)
  const words: Readonly<Record<SpanProblem, string>> = {
    order: '开始日期要早于结束日期',
    early: `净值始于 ${formatDate(history.first)}，请选择这一天或以后`,
    late: `最新净值为 ${formatDate(history.last)}，请选择这一天或以前`,
  }
  const field = (key: keyof Span, label: string) => (
    <DayField
      label={label}
      value={span[key]}
      text={formatDate(span[key])}
      first={history.first}
      last={history.last}
      onChoose={(day) => setSpan({ ...span, [key]: day })}
    />
  )
  return (
    <>
      {field('from', '开始日期')}
      {field('to', '结束日期')}
      <p className={styles.hint} role="status" data-failed={problem !== null}>
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
