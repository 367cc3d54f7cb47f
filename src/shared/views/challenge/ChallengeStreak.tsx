import { now14 } from '#platform/clock.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import styles from './ChallengeStreak.module.css'
import type { Standing } from './standing.ts'
import { SlotMarks } from './SlotMarks.tsx'

type Slot = Standing['slots'][number]

/** As many as the longest step has. */
const SHOWN = 12

/** The newest instalments, and as many of those ahead as there is room for. */
function shownSlots(slots: readonly Slot[]): readonly (Slot & { readonly key: string })[] {
  const done = slots.filter(({ state }) => state !== 'ahead').length
  const from = Math.max(0, done - SHOWN)
  // Two that a closure has moved together are of one day.
  return slots.map((slot, at) => ({ ...slot, key: `${slot.date} ${at}` })).slice(from, from + SHOWN)
}

interface Props {
  readonly standing: Standing
  /** The card's title, where it is not on the challenge's own page. */
  readonly title?: string
}

/** Returns what is next to be reached, in words. */
function goalText({ steps, times, longest }: Standing): string {
  const next = steps.find((step) => step.times > longest)
  if (next === undefined) return steps.length === 0 ? '' : '所有档位都已达成'
  return `再坚持 ${next.times - times} 期，达成连续 ${next.times} 期`
}

/**
 * Shows how far the challenge has come: in a row now and at the longest, instalment by instalment.
 */
export function ChallengeStreak({ standing, title = '坚持进度' }: Props) {
  const { times, longest, slots, graceLeft } = standing
  const graces = graceLeft > 0 || slots.some(({ state }) => state === 'graced')
  return (
    <Card title={title}>
      <FigureGrid
        columns={graces ? 3 : 2}
        items={[
          { key: 'now', label: '当前连续', value: `${times} 期` },
          { key: 'longest', label: '最长连续', value: `${longest} 期` },
          ...(graces ? [{ key: 'grace', label: '剩余豁免', value: `${graceLeft} 次` }] : []),
        ]}
      />
      <p className={styles.goal}>{goalText(standing)}</p>
      {slots.length === 0 ? null : (
        <SlotMarks
          label="每期进度"
          slots={shownSlots(slots).map(({ date, state, key }) => ({
            key,
            state,
            day: formatNearDay(date, date),
            year: date.slice(0, 4) === now14().slice(0, 4) ? null : date.slice(0, 4),
          }))}
        />
      )}
    </Card>
  )
}
