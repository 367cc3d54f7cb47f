import { classes } from '#ui/classes.ts'
import { ringArcs } from './ring-arcs.ts'
import styles from './Ring.module.css'

export interface RingPart {
  readonly key: string
  readonly name: string
  /** For drawing alone. */
  readonly size: number
  /** Its share, as it is to be shown. */
  readonly share: string
  /** Its sum, as it is to be shown. */
  readonly amount: string
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS
/** Colours, each with a class of its own. */
const COLOURS = 8

const colour = (index: number) => styles[`part${(index % COLOURS) + 1}`]

/** Parts of a whole as a ring, with a line for each next to or below it. */
export function Ring({
  label,
  parts,
}: {
  readonly label: string
  readonly parts: readonly RingPart[]
}) {
  const arcs = ringArcs(
    parts.map(({ size }) => size),
    LENGTH,
  )
  return (
    <div className={styles.box}>
      <span className={styles.place}>
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          {parts.map(({ key }, index) => {
            const { from = 0, length = 0 } = arcs[index] ?? {}
            return (
              <circle
                key={key}
                className={classes(styles.arc, colour(index))}
                cx="50"
                cy="50"
                r={RADIUS}
                strokeDasharray={`${length} ${LENGTH - length}`}
                strokeDashoffset={-from}
              />
            )
          })}
        </svg>
      </span>
      <ul className={styles.list} aria-label={label}>
        {parts.map(({ key, name, share, amount }, index) => (
          <li key={key} className={styles.row}>
            <span className={styles.name}>
              <span className={classes(styles.swatch, colour(index))} aria-hidden="true" />
              {name}
            </span>
            <span className={styles.figures}>
              <span className={styles.share}>{share}</span>
              <span className={styles.amount}>{amount}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
