import { isWatched } from '#domain/watch/watch-list.ts'
import { classes } from '#ui/classes.ts'
import { useWatchList } from './use-watch-list.ts'
import styles from './WatchStar.module.css'

interface Props {
  readonly fundCode: string
  readonly fundName: string
}

/** Takes a fund into the watch list, or out of it. */
export function WatchStar({ fundCode, fundName }: Props) {
  const { list, star } = useWatchList()
  const on = list !== undefined && isWatched(list, fundCode)
  return (
    <button
      type="button"
      className={classes(styles.star, on && styles.on)}
      aria-pressed={on}
      aria-label={`自选 ${fundName}`}
      data-track="watch"
      data-track-id={fundCode}
      onClick={() => void star(fundCode)}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
      </svg>
    </button>
  )
}
