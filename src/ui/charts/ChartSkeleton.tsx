import type { CSSProperties } from 'react'
import { classes } from '#ui/classes.ts'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import styles from './LineChart.module.css'

interface Props {
  /** The number of series that are to come: the values of one are next to its date. */
  readonly series?: number
  /** Of the plot, in px at the ordinary text size. */
  readonly height?: number
}

/** A no-break space: a line of text to come. */
const LINE = '\u00a0'

/** A line chart to come, of its height, so that nothing below it moves when it is there. */
export function ChartSkeleton({ series = 1, height = 180 }: Props) {
  const size: CSSProperties & Record<'--plot-height', string> = {
    '--plot-height': `${height / 16}rem`,
  }
  return (
    <div style={size} aria-hidden="true">
      <div className={classes(styles.legend, series === 1 && styles.single)}>
        <span className={styles.date}>{LINE}</span>
        <div className={styles.entries}>
          <span className={styles.entry}>
            <span className={styles.name}>{LINE}</span>
            <span className={styles.value}>{LINE}</span>
          </span>
        </div>
      </div>
      <div className={styles.ground}>
        <div className={styles.field}>
          <div className={styles.plot}>
            <SkeletonBlock fill />
          </div>
          <div className={styles.dates}>{LINE}</div>
        </div>
      </div>
    </div>
  )
}
