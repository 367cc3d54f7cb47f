import styles from './ShareBars.module.css'

export interface ShareBar {
  readonly key: string
  readonly name: string
  /** Shown next to the name in secondary text. */
  readonly note?: string | undefined
  /** Formatted: `62.30%`, `--`. */
  readonly value: string
  /** The bar's length, clamped to 0 to 100. */
  readonly percent: number
}

/** A list of percentages, each with a bar. */
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
