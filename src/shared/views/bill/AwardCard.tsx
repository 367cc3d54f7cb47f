import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { classes } from '#ui/classes.ts'
import { AwardActs } from './AwardActs.tsx'
import { AwardWords } from './AwardWords.tsx'
import { lookVariables } from './look-variables.ts'
import styles from './pages/BillPage.module.css'
import type { PageProps } from './pages/BillParts.tsx'

/** An award as a card in the look of its year: what for, its coins, a picture of the bill. */
export function AwardCard({ bill, edition, look }: PageProps) {
  const { year } = edition
  const { award } = bill
  if (award === null) return null
  return (
    <section className={styles.card} style={lookVariables(look)}>
      <div className={classes(styles.rows, styles.centre)}>
        <AwardWords year={year} bill={bill} award={award} />
      </div>
      <div className={styles.acts}>
        <AwardActs bill={bill} edition={edition} look={look} />
        <a className={styles.link} href={BILL_HOMES[year]}>
          看这一年的账单
        </a>
      </div>
    </section>
  )
}
