import styles from './ShareBars.module.css'

export interface ShareBar {
  readonly key: string
  readonly name: string
  /** Beside the name, quieter. */
  readonly note?: string | undefined
  /** As it is printed: `62.30%`, `--`. */
  readonly value: string
  /** How long the bar is: of 100; above and below it is cut. */
  readonly percent: number
}

/** Shares of a whole, one under another, each with its bar. */
export function ShareBars({ bars }: { readonly bars: readonly ShareBar[] }) {
  return (
    <ul>
      {bars.map(({ key, name, note, value, percent }) => (
        <li key={key} className={styles.item}>
          <div className={styles.line}>
            <span className={styles.name}>
              {name}
              {note === undefined ? null : <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.value}>{value}</span>
          </div>
          <div className={styles.track} aria-hidden="true">
            <div
              className={styles.bar}
              style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
