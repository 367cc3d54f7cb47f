import type * as v from 'valibot'
import type { listVipRights } from '#api/calls/vip/vip.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { GROWTH_NAME, tierName } from '#domain/vip/vip-words.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useVipRights } from '#shared/parts/vip/use-vip.ts'
import type { Vip } from '#shared/parts/vip/tier-progress.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'

export type Right = v.InferOutput<typeof listVipRights.payload>['rights'][number]

interface Props {
  readonly tiers: Vip['tiers']
  /** The own one; null of who is no member. */
  readonly own: number | null
}

/** The tiers, what each takes, and what it adds to those before. */
export function TierLadder({ tiers, own }: Props) {
  const { data, error, refetch } = useVipRights()
  return (
    <Card title="等级与权益" flush>
      {data === undefined ? (
        error === null ? (
          <SkeletonBlock tall />
        ) : (
          <FailedLine what="权益" onRetry={refetch} />
        )
      ) : (
        <>
          <UnreadableNotice of={[data.rights]} />
          <RowList label="等级与权益">
            {tiers.map(({ tier, least }) => (
              <Row
                key={tier}
                whole
                title={
                  <>
                    {tierName(tier)} {own === tier ? <Tag tone="gold">当前等级</Tag> : null}
                  </>
                }
                note={added(data.rights, tier)}
                value={unitAmount(least, 'plain')}
                valueNote={GROWTH_NAME}
              />
            ))}
          </RowList>
        </>
      )}
    </Card>
  )
}

const added = (rights: readonly Right[], tier: number): string =>
  `增加：${rights
    .filter(({ minTier }) => minTier === tier)
    .map(({ title }) => title)
    .join('、')}`
