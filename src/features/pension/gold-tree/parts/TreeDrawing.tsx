import type { TreeStage } from '#domain/tree/gold-tree.ts'
import styles from './TreeDrawing.module.css'

const CROWNS: Readonly<Record<TreeStage, readonly (readonly [x: number, y: number, r: number])[]>> =
  {
    seed: [],
    sprout: [],
    sapling: [[80, 62, 20]],
    tree: [
      [60, 60, 22],
      [100, 60, 22],
      [80, 42, 26],
    ],
    fruit: [
      [58, 60, 24],
      [102, 60, 24],
      [80, 38, 28],
    ],
  }
const TRUNKS: Readonly<Record<TreeStage, string>> = {
  seed: 'M74 112c0-8 12-8 12 0',
  sprout: 'M80 116V92M80 98c-10 0-14-6-14-12 8 0 14 4 14 12zM80 94c10 0 14-6 14-12-8 0-14 4-14 12z',
  sapling: 'M80 116V66',
  tree: 'M80 116V58M80 88l-14-16M80 82l14-16',
  fruit: 'M80 116V54M80 88l-16-18M80 82l16-18',
}
/** The top of each drawing's view, so that a small tree leaves no empty sky. */
const TOPS: Readonly<Record<TreeStage, number>> = {
  seed: 88,
  sprout: 68,
  sapling: 32,
  tree: 8,
  fruit: 0,
}
const FRUITS = [
  [56, 66],
  [78, 52],
  [104, 64],
  [88, 30],
  [68, 36],
] as const

/** The tree at its stage, which the screen also gives in words. */
export function TreeDrawing({ stage }: { readonly stage: TreeStage }) {
  const top = TOPS[stage]
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 ${top} 160 ${128 - top}`}
      aria-hidden="true"
      focusable="false"
    >
      {CROWNS[stage].map(([cx, cy, r]) => (
        <circle key={`${cx}`} className={styles.leaves} cx={cx} cy={cy} r={r} />
      ))}
      <path className={styles.wood} d={TRUNKS[stage]} />
      {stage === 'fruit'
        ? FRUITS.map(([cx, cy]) => (
            <circle key={`${cx}`} className={styles.fruit} cx={cx} cy={cy} r={5} />
          ))
        : null}
      <path className={styles.ground} d="M28 117h104" />
    </svg>
  )
}
