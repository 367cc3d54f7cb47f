import { now14 } from '#platform/clock.ts'
import type * as v from 'valibot'
import type { keepHomepage } from '#api/calls/keep-challenge.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import styles from './KeepStreak.module.css'

export type Keep = v.InferOutput<typeof keepHomepage.payload>
type Slot = Keep['slots'][number]

/** As many as the longest step has. */
const SHOWN = 12

const STATES: Record<Slot['state'], { readonly word: string; readonly mark: string }> = {
  paid: { word: '已计期', mark: '✓' },
  graced: { word: '已豁免', mark: '○' },
  missed: { word: '中断', mark: '×' },
  pending: { word: '确认中', mark: '…' },
  ahead: { word: '待扣款', mark: '' },
}

/** The newest instalments, and as many of those ahead as there is room for. */
function shownSlots(slots: readonly Slot[]): readonly (Slot & { readonly key: string })[] {
  const done = slots.filter(({ state }) => state !== 'ahead').length
  const from = Math.max(0, done - SHOWN)
  // Two that a closure has moved together are of one day.
  return slots.map((slot, at) => ({ ...slot, key: `${slot.date} ${at}` })).slice(from, from + SHOWN)
}

/** Returns what is next to be reached, in words. */
function goalText({ steps, times, longest }: Keep): string {
  const next = steps.find((step) => step.times > longest)
  if (next === undefined) return steps.length === 0 ? '' : '所有档位都已达成'
  return `再坚持 ${next.times - times} 期，达成连续 ${next.times} 期`
}

/**
 * Shows how far the challenge has come: in a row now and at the longest, instalment by instalment.
 */
export function KeepStreak({ keep }: { readonly keep: Keep }) {
  const { times, longest, slots } = keep
  return (
    <Card title="坚持进度">
      <FigureGrid
        columns={2}
        items={[
          { key: 'now', label: '当前连续', value: `${times} 期` },
          { key: 'longest', label: '最长连续', value: `${longest} 期` },
        ]}
      />
      <p className={styles.goal}>{goalText(keep)}</p>
      {slots.length === 0 ? null : (
        <ol className={styles.slots} aria-label="每期进度">
          {shownSlots(slots).map(({ date, state, key }) => (
            <li key={key} className={styles.slot} data-state={state}>
              <span className={styles.mark} aria-hidden="true">
                {STATES[state].mark}
              </span>
              {date.slice(0, 4) === now14().slice(0, 4) ? null : (
                <span className={styles.word}>{date.slice(0, 4)}</span>
              )}
              <span className={styles.day}>{formatNearDay(date, date)}</span>
              <span className={styles.word}>{STATES[state].word}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
