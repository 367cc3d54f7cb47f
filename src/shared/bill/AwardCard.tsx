import { AWARD_NAMES, awardReason } from '#domain/bill/bill-words.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { lookVariables } from './look-variables.ts'
import { Medal } from './Medal.tsx'
import styles from './pages/BillPage.module.css'
import type { PageProps } from './pages/BillParts.tsx'
import { ShareBill } from './ShareBill.tsx'
import { awardStateText, useAward } from './use-award.ts'

/** An award as a card in the look of its year: what for, its coins, a picture of the bill. */
export function AwardCard({ bill, edition, look }: PageProps) {
  const { year } = edition
  const { busy, claim } = useAward(year)
  const { award } = bill
  if (award === null) return null
  return (
    <section className={styles.card} style={lookVariables(look)}>
      <div className={`${styles.page} ${styles.centre}`}>
        <Medal kind={award.kind} />
        <p className={styles.small}>{`${year} 年度称号`}</p>
        <h2 className={styles.big}>{AWARD_NAMES[award.kind]}</h2>
        <p className={styles.note}>{awardReason(award.kind, bill)}</p>
        <p className={styles.small}>{awardStateText(award)}</p>
      </div>
      <div className={styles.acts}>
        {award.state === 'open' ? (
          <button type="button" className={styles.act} disabled={busy} onClick={() => void claim()}>
            {`领取 ${award.coins} 金币`}
          </button>
        ) : null}
        <ShareBill bill={bill} edition={edition} look={look} block />
        <a className={styles.link} href={BILL_HOMES[year]}>
          看这一年的账单
        </a>
      </div>
    </section>
  )
}
