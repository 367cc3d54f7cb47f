import { unitAmount } from '#domain/ledger/unit-words.ts'
import styles from './pages/BillPage.module.css'
import type { PageProps } from './pages/BillParts.tsx'
import { ShareBill } from './ShareBill.tsx'
import { useAward } from './use-award.ts'

/** The acts on an award: its coins, until they are claimed, and a picture of the bill. */
export function AwardActs({ bill, edition, look }: PageProps) {
  const { year } = edition
  const { busy, claim } = useAward(year)
  return (
    <>
      {bill.award?.state === 'open' ? (
        <button
          type="button"
          data-track="claimAward"
          className={styles.act}
          disabled={busy}
          onClick={() => void claim()}
        >
          {`领取 ${unitAmount(bill.award.coins, 'plain')} 金币`}
        </button>
      ) : null}
      <ShareBill bill={bill} edition={edition} look={look} block />
    </>
  )
}
