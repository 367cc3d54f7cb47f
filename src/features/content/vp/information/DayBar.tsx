import { Button } from '#ui/base/Button.tsx'
import styles from './Information.module.css'

interface Props {
  readonly day: string
  readonly onPrevious: () => void
  /** Null: it is the last day. */
  readonly onNext: (() => void) | null
}

/** The day in view, and the buttons for the previous and the next day. */
export function DayBar({ day, onPrevious, onNext }: Props) {
  return (
    <div className={styles.days}>
      <Button kind="text" size="small" onClick={onPrevious}>
        前一天
      </Button>
      <h1 className={styles.day}>{day}</h1>
      <Button kind="text" size="small" disabled={onNext === null} onClick={onNext ?? undefined}>
        后一天
      </Button>
    </div>
  )
}
