import { BILL_AWARDS } from '#domain/bill/annual-bill.ts'
import { BILL_EDITIONS } from '#domain/bill/bill-editions.ts'
import { AWARD_NAMES, AWARD_RULES } from '#domain/bill/bill-words.ts'
import { annualBill2020Paths } from '#paths/activities/annual-bill2020.ts'
import { AwardCard } from '#shared/views/bill/AwardCard.tsx'
import { LIGHTHOUSE } from '#shared/views/bill/looks/lighthouse.ts'
import { prefetchBill, useBill } from '#shared/views/bill/use-bill.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { useNavigate } from 'react-router-dom'
import styles from './AwardDetailScreen.module.css'

const edition = BILL_EDITIONS[2020]

export const prefetch: Prefetch<object> = () => [prefetchBill(2020)]

/** The award of 2020: why it was given, its coins, a picture of it, and what each award needs. */
export default function AwardDetailScreen() {
  const navigate = useNavigate()
  const query = useBill(2020)
  return (
    <DetailTemplate
      query={query}
      skeleton="figures"
      isEmpty={({ payload }) => payload.bill?.award == null}
      empty={
        <EmptyState
          kind="empty"
          title="这一年没有年度称号"
          note="有持有的年份，账单里会有称号"
          actionText="看年度账单"
          onAction={() => void navigate(annualBill2020Paths.billHome.to())}
        />
      }
    >
      {({ payload: { bill }, keptAt }) => (
        <>
          <KeptNotice keptAt={keptAt} onReload={() => void query.refetch()} />
          {bill === null ? null : <AwardCard bill={bill} edition={edition} look={LIGHTHOUSE} />}
          <Card title="称号怎样评出">
            <KeyValue
              items={BILL_AWARDS.map((award) => ({
                label: AWARD_NAMES[award],
                value: AWARD_RULES[award],
              }))}
            />
            <p className={styles.note}>
              按以上顺序，符合的第一个就是您的年度称号；只看您自己的记录，不与他人比较
            </p>
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
