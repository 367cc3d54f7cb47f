import type { ReactNode } from 'react'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { GROWTH_NAME, protectionText, tierName } from '#domain/vip/vip-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { tierProgress, type Member, type Vip } from './tier-progress.ts'
import styles from './TierCard.module.css'

interface Props {
  readonly tiers: Vip['tiers']
  readonly member: Member
  readonly serverTime: string
  readonly title?: ReactNode
  /** The acts that can be done from here. */
  readonly children?: ReactNode
}

/** The tier of a member, the points that count, until when it is safe, and how far the next is. */
export function TierCard({ tiers, member, serverTime, title, children }: Props) {
  const { tier, points } = member
  const progress = tierProgress(tiers, member)
  return (
    <Card title={title}>
      <div className={styles.head}>
        <strong className={styles.tier} data-tier={tier}>
          {tierName(tier)}
        </strong>
        <div className={styles.points}>
          <span className={styles.label}>{`有效${GROWTH_NAME}`}</span>
          <NumberText size="figure" value={unitAmount(points, 'plain')} />
        </div>
      </div>
      {progress === null ? null : (
        <div className={styles.bar} aria-hidden="true">
          <span className={styles.done} style={{ width: `${progress.share * 100}%` }} />
        </div>
      )}
      <p className={styles.line}>{progress?.text ?? '已是最高等级'}</p>
      <p className={styles.line}>{protectionText(member, points, serverTime.slice(0, 8))}</p>
      {children}
    </Card>
  )
}
