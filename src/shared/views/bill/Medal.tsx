import type { BillAward } from '#domain/bill/annual-bill.ts'
import { MEDAL_RING, MEDAL_SIGNS, MEDAL_SIZE } from './medal-shapes.ts'
import styles from './pages/BillPage.module.css'

/** The medal of an award, in the accent of its year. */
export function Medal({ kind }: { readonly kind: BillAward }) {
  return (
    <svg
      className={styles.medal}
      viewBox={`0 0 ${MEDAL_SIZE} ${MEDAL_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ring} d={MEDAL_RING.outer} />
      <path className={styles.plate} d={MEDAL_RING.inner} />
      <path className={styles.sign} d={MEDAL_SIGNS[kind]} />
    </svg>
  )
}
