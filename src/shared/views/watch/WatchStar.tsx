import { classes } from '#ui/classes.ts'
import { useStars, type Stars } from './use-watch-list.ts'
import styles from './WatchStar.module.css'

interface Props {
  readonly fundCode: string
  readonly fundName: string
}

/** The star of one fund on a page of its own. */
export function WatchStar(props: Props) {
  return <Star {...props} stars={useStars()} />
}

/** Takes a fund into the watch list, or out of it. */
export function Star({ fundCode, fundName, stars }: Props & { readonly stars: Stars }) {
  const on = stars.isOn(fundCode)
  return (
    <button
      type="button"
      className={classes(styles.star, on && styles.on)}
      aria-pressed={on}
      aria-label={`自选 ${fundName}`}
      data-track="watch"
      data-track-id={fundCode}
      onClick={() => void stars.star(fundCode)}
    >
      {ICON}
    </button>
  )
}

/** One element for all rows, so that React skips it when a list renders again. */
const ICON = (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </svg>
)
