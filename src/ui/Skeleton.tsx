import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

/** A line of text to come; `width` in percent of the place it stands in. */
export function SkeletonLine({ width = 100 }: { readonly width?: 100 | 75 | 50 | 25 }) {
  return (
    <span aria-hidden="true" className={classes(styles.bone, styles.line, styles[`w${width}`])} />
  )
}

/** A picture, chart or card to come. */
export function SkeletonBlock({ tall = false }: { readonly tall?: boolean }) {
  return (
    <span aria-hidden="true" className={classes(styles.bone, tall ? styles.tall : styles.block)} />
  )
}

/** A hero figure to come. */
export function SkeletonFigure() {
  return <span aria-hidden="true" className={classes(styles.bone, styles.figure)} />
}

export interface SkeletonProps {
  /** How many lines or rows. */
  readonly lines?: number
  readonly shape?: 'text' | 'rows' | 'detail'
}

/**
 * The shape of what is coming: paragraphs, list rows, or a hero figure over a chart.
 * Show it behind `useDelayedFlag`, so that it never flashes.
 */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  const rows = Array.from({ length: lines }, (_, index) => index)
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <span className={styles.spoken}>加载中</span>
      {shape === 'detail' && (
        <div className={styles.hero}>
          <SkeletonLine width={25} />
          <SkeletonFigure />
          <SkeletonBlock tall />
        </div>
      )}
      {rows.map((row) =>
        shape === 'text' ? (
          <SkeletonLine key={row} width={row === lines - 1 ? 50 : 100} />
        ) : (
          <div key={row} className={styles.row}>
            <div className={styles.rowMain}>
              <SkeletonLine width={75} />
              <SkeletonLine width={25} />
            </div>
            <div className={styles.rowSide}>
              <SkeletonLine />
            </div>
          </div>
        ),
      )}
    </div>
  )
}
