import { Row } from '#ui/lists/Row.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from '../parts/TestParts.module.css'
import type { Oddity, TraceRow } from '../parts/trace-rows.ts'

export const ODDITIES: Readonly<Record<Oddity, string>> = {
  dropped: '未答复',
  double: '重复',
  late: '迟到',
  foreign: '陌生',
  malformed: '不可读',
  unknownEvent: '未知事件',
}

const KINDS = { event: '事件', stray: '消息' } as const

/** Milliseconds with one decimal, the precision of timers. */
export const showMs = (ms: number): string => `${ms.toFixed(1)} 毫秒`

function stateTag({ kind, outcome }: TraceRow) {
  if (kind !== 'call') return <Tag>{KINDS[kind]}</Tag>
  if (outcome === null) return <Tag>等待中</Tag>
  return outcome.ok ? <Tag tone="brand">成功</Tag> : <Tag tone="warning">{outcome.code}</Tag>
}

interface Props {
  readonly row: TraceRow
  readonly onOpen: () => void
}

/** One row of the trace: name, time, outcome, duration. */
export function TraceLine({ row, onOpen }: Props) {
  const { name, at, ms, oddities, shared } = row
  return (
    <Row
      title={name}
      note={
        <span className={styles.tags}>
          {stateTag(row)}
          {shared && <Tag>共用答复</Tag>}
          {Array.from(new Set(oddities), (oddity) => (
            <Tag key={oddity} tone="warning">
              {ODDITIES[oddity]}
            </Tag>
          ))}
        </span>
      }
      value={ms === null ? '--' : showMs(ms)}
      valueNote={`第 ${(at / 1_000).toFixed(3)} 秒`}
      onClick={onOpen}
    />
  )
}
