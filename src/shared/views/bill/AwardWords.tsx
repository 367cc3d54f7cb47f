import { AWARD_NAMES, awardReason } from '#domain/bill/bill-words.ts'
import { FactLine } from '#ui/text/FactLine.tsx'
import type { Bill } from './bill.ts'
import { Medal } from './Medal.tsx'
import styles from './pages/BillPage.module.css'
import { awardFacts } from './use-award.ts'

interface Props {
  readonly year: number
  readonly bill: Bill
  readonly award: NonNullable<Bill['award']>
}

/** The award of a year: its medal, its name, what for, and where its coins are. */
export const AwardWords = ({ year, bill, award }: Props) => (
  <>
    <Medal kind={award.kind} />
    <p className={styles.small}>{`您的 ${year} 年度称号`}</p>
    <h2 className={styles.big}>{AWARD_NAMES[award.kind]}</h2>
    <p className={styles.note}>{awardReason(award.kind, bill)}</p>
    <p className={styles.small}>
      <FactLine facts={awardFacts(award)} />
    </p>
  </>
)
