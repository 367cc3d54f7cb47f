import { BILL_YEARS, type BillYear } from '#domain/bill/bill-editions.ts'
import { annualBill2020Paths } from '#paths/activities/annual-bill2020.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { AwardActs } from '#shared/views/bill/AwardActs.tsx'
import { AwardWords } from '#shared/views/bill/AwardWords.tsx'
import { classes } from '#ui/classes.ts'
import styles from './BillPage.module.css'
import type { PageProps } from './BillParts.tsx'

/** The year's award and its coins, and what can be done with the bill. */
export function AwardPage({ bill, edition, look }: PageProps) {
  const { year } = edition
  const { award } = bill
  if (award === null) return null
  return (
    <div className={styles.page}>
      <div className={classes(styles.award, styles.rows, styles.centre)}>
        <AwardWords year={year} bill={bill} award={award} />
      </div>
      <div className={styles.acts}>
        <AwardActs bill={bill} edition={edition} look={look} />
      </div>
      <p className={styles.links}>
        {year === 2020 ? (
          <a className={styles.link} href={annualBill2020Paths.awardDetail.to()}>
            称号详情
          </a>
        ) : null}
        <OtherYears year={year} />
      </p>
    </div>
  )
}

/** The bills of the other years. */
export const OtherYears = ({ year }: { readonly year: BillYear }) => (
  <>
    {BILL_YEARS.filter((other) => other !== year).map((other) => (
      <a key={other} className={styles.link} href={BILL_HOMES[other]}>
        {`${other} 年账单`}
      </a>
    ))}
  </>
)
