import type { Standing } from './standing.ts'
import styles from './ChallengeStreak.module.css'

type State = Standing['slots'][number]['state']

const STATES: Record<State, { readonly word: string; readonly mark: string }> = {
  paid: { word: '已计期', mark: '✓' },
  graced: { word: '已豁免', mark: '○' },
  missed: { word: '中断', mark: '×' },
  pending: { word: '确认中', mark: '…' },
  ahead: { word: '待扣款', mark: '' },
}

interface Props {
  readonly label: string
  readonly slots: readonly {
    readonly key: string
    readonly day: string
    /** Above the day, where it is of another year. */
    readonly year?: string | null
    readonly state: State
  }[]
}

/** Instalments as marks in a grid, each with its day and what has become of it. */
export function SlotMarks({ label, slots }: Props) {
  return (
    <ol className={styles.slots} aria-label={label}>
      {slots.map(({ key, day, year = null, state }) => (
        <li key={key} className={styles.slot} data-state={state}>
          <span className={styles.mark} aria-hidden="true">
            {STATES[state].mark}
          </span>
          {year === null ? null : <span className={styles.word}>{year}</span>}
          <span className={styles.day}>{day}</span>
          <span className={styles.word}>{STATES[state].word}</span>
        </li>
      ))}
    </ol>
  )
}
