import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './Skeleton.module.css'
import { useSlide } from './slide.ts'
import slideStyles from './Slide.module.css'

/** A placeholder for a line of text; `width` in percent of its container. */
export function SkeletonLine({ width = 100 }: { readonly width?: 100 | 75 | 50 | 25 }) {
  return (
    <span aria-hidden="true" className={classes(styles.bone, styles.line, styles[`w${width}`])} />
  )
}

interface SkeletonBlockProps {
  readonly tall?: boolean
  /** As high as what it is in. */
  readonly fill?: boolean
}

/** A picture, chart or card to come; it says so by itself, for it may stand alone. */
export function SkeletonBlock({ tall = false, fill = false }: SkeletonBlockProps) {
  const height = fill ? styles.fill : tall ? styles.tall : styles.block
  return <span aria-hidden="true" aria-busy="true" className={classes(styles.bone, height)} />
}

/** A hero figure to come. */
export function SkeletonFigure() {
  return <span aria-hidden="true" className={classes(styles.bone, styles.figure)} />
}

export interface SkeletonProps {
  /** The number of lines or rows. */
  readonly lines?: number
  /** `detail` is a whole screen (`SkeletonScreen`), the others are inside a card. */
  readonly shape?: 'text' | 'rows' | 'detail'
}

/**
 * The shape of what is coming: paragraphs, list rows, or a screen of cards.
 * Show it behind `useDelayedFlag`, so that it never flashes.
 */
export function Skeleton({ lines = 3, shape = 'text' }: SkeletonProps) {
  if (shape === 'detail') return <SkeletonScreen />
  return (
    <div className={styles.skeleton} role="status" aria-busy="true">
      <Loading />
      {numbers(lines).map((row) =>
        shape === 'rows' ? (
          <SkeletonRow key={row} />
        ) : (
          <SkeletonLine key={row} width={row === lines - 1 ? 50 : 100} />
        ),
      )}
    </div>
  )
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const Loading = () => <Spoken>加载中</Spoken>

function SkeletonRow() {
  return (
    <div className={styles.row}>
      <div className={styles.rowMain}>
        <SkeletonLine width={75} />
        <SkeletonLine width={25} />
      </div>
      <div className={styles.rowSide}>
        <SkeletonLine />
      </div>
    </div>
  )
}

/** The cards that screens are made of. */
const CARDS = {
  line: <SkeletonRow />,
  figure: (
    <>
      <SkeletonLine width={25} />
      <SkeletonFigure />
      <SkeletonLine />
      <SkeletonLine width={75} />
    </>
  ),
  field: (
    <>
      <SkeletonLine width={25} />
      <SkeletonFigure />
      <SkeletonLine width={50} />
      <SkeletonBlock />
    </>
  ),
  chart: (
    <>
      <SkeletonLine width={25} />
      <SkeletonBlock tall />
    </>
  ),
  rows: (
    <>
      <SkeletonLine width={25} />
      {numbers(4).map((row) => (
        <SkeletonRow key={row} />
      ))}
    </>
  ),
  more: (
    <>
      <SkeletonLine width={25} />
      <SkeletonRow />
      <SkeletonRow />
    </>
  ),
  list: numbers(8).map((row) => <SkeletonRow key={row} />),
} as const

/** The parts of a screen, by its kind. */
const SCREENS = {
  detail: ['line', 'chart', 'rows'],
  figures: ['figure', 'chart', 'rows'],
  holdings: ['figure', 'rows'],
  rules: ['line', 'rows', 'more'],
  days: ['line', 'list'],
  list: ['list'],
  form: ['line', 'field', 'rows'],
  steps: ['rows', 'more'],
  curve: ['chart', 'rows'],
} as const satisfies Record<string, readonly (keyof typeof CARDS)[]>

/**
 * `detail`: which fund, a chart, rows; `figures`: hero figures first; `holdings`: figures over
 * rows; `rules`: which fund, rows; `days`: which fund, a long list; `list`: the list alone; `form`:
 * which fund, an amount to enter; `steps`: cards of rows; `curve`: a chart over rows.
 */
export type SkeletonShape = keyof typeof SCREENS

/** Placeholders for a page's cards, one below another. */
export function SkeletonCards({ shape }: { readonly shape: SkeletonShape }) {
  return (
    <div className={styles.cards} role="status" aria-busy="true">
      <Loading />
      {SCREENS[shape].map((card) => (
        <div key={card} className={styles.skeleton}>
          {CARDS[card]}
        </div>
      ))}
    </div>
  )
}

/**
 * A placeholder for a whole screen, with a page's gutters, so that its cards are where the page's
 * will be.
 */
export function SkeletonScreen({ shape = 'detail' }: { readonly shape?: SkeletonShape }) {
  const screen = useSlide()
  return (
    <div ref={screen} className={classes(styles.screen, slideStyles.slide)}>
      <SkeletonCards shape={shape} />
    </div>
  )
}
