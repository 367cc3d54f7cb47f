import { rightState } from '#domain/vip/vip-rights.ts'
import type { Tier } from '#domain/vip/vip-tiers.ts'
import { quotaText, tierName } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useVipRights } from '#shared/parts/vip/use-vip.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { Right } from '../parts/TierLadder.tsx'
import styles from './RightsCard.module.css'

/** The rights of a member: what is left of each, and from which tier on the others are there. */
export function RightsCard({ tier }: { readonly tier: Tier }) {
  const { data, error, refetch } = useVipRights()
  return (
    <Card title="权益" flush>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="rows" lines={6} />
        ) : (
          <FailedLine what="权益" onRetry={refetch} />
        )
      ) : (
        <>
          <UnreadableNotice of={[data.rights]} />
          <RowList label="权益">
            {data.rights.map((right) => (
              <Row
                key={right.rightId}
                title={
                  <span className={right.minTier > tier ? styles.locked : undefined}>
                    {right.title}
                  </span>
                }
                note={right.summary}
                value={<RightTag right={right} tier={tier} />}
                valueNote={quotaText(right.cycle, right.quota)}
                href={vipPaths.serviceRight.to({ rightId: right.rightId })}
              />
            ))}
          </RowList>
        </>
      )}
    </Card>
  )
}

function RightTag({ right, tier }: { readonly right: Right; readonly tier: Tier }) {
  switch (rightState(right, tier)) {
    case 'locked':
      return <Tag>{`${tierName(right.minTier)} 可用`}</Tag>
    case 'usedUp':
      return <Tag>本期已用完</Tag>
    case 'open':
      return (
        <Tag tone="gold">{right.quota === null ? '可用' : `剩 ${right.quota - right.used} 次`}</Tag>
      )
  }
}
