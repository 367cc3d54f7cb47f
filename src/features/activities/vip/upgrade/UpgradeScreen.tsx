import { useNavigate } from 'react-router-dom'
import type { PathInput } from '#paths/path.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { TIER_POINTS } from '#domain/vip/vip-tiers.ts'
import { GROWTH_NAME, tierName } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { tierProgress, type Member, type Vip } from '#shared/parts/vip/tier-progress.ts'
import { TierCard } from '#shared/parts/vip/TierCard.tsx'
import { useVip } from '#shared/parts/vip/use-vip.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { AgeingCard } from './AgeingCard.tsx'
import { MEMBER_NOTE } from '../parts/member-note.ts'
import { TierLadder } from '../parts/TierLadder.tsx'

type Input = PathInput<typeof vipPaths.upgrade>

const backTo = (from: string | undefined) => () =>
  from === undefined ? null : <Back from={from} />

function Back({ from }: { readonly from: string }) {
  const replace = useReplace()
  return (
    <BottomBar>
      <Button size="large" block onClick={() => replace(from)}>
        返回活动
      </Button>
    </BottomBar>
  )
}

/** Shows how far the next tier is and when it comes, what each tier adds, and what ages when. */
export default function UpgradeScreen({ input: { from } }: { readonly input: Input }) {
  const query = useVip()
  const navigate = useNavigate()
  return (
    <DetailTemplate query={query} skeleton="figures" footNote={MEMBER_NOTE} actions={backTo(from)}>
      {({ member, ...vip }) => (
        <>
          {member === null ? (
            <EmptyState
              kind="empty"
              title="还没有开通会员"
              note="开通后按过去 365 天的持有计算等级"
              actionText="开通会员"
              onAction={() => void navigate(vipPaths.vipEntry.to({ from }))}
            />
          ) : (
            <Own vip={vip} member={member} />
          )}
          <TierLadder tiers={vip.tiers} own={member?.tier ?? null} />
        </>
      )}
    </DetailTemplate>
  )
}

/** Returns when the next tier is reached with what is held; nothing here says to buy. */
function whenText(day: string | null, today: string): string {
  if (day === null) return '按现有资产一年内不会达到'
  const days = daysBetween(today, day)
  return days <= 0 ? '今日 20:30 计算后达到' : `现有资产再持有 ${days} 天`
}

interface Props {
  readonly vip: Omit<Vip, 'member'>
  readonly member: Member
}

function Own({ vip: { tiers, serverTime }, member }: Props) {
  const { tier, ageing, nextTierOn, pointsAtEnd, protectedUntil } = member
  const today = serverTime.slice(0, 8)
  const progress = tierProgress(tiers, member)
  const falls = tier > 0 && pointsAtEnd < TIER_POINTS[tier]
  return (
    <>
      {falls ? (
        <Banner tone="warning">
          {`按现有资产，${formatDate(protectedUntil)} ${GROWTH_NAME}约 ${unitAmount(pointsAtEnd, 'plain')}，低于 ${tierName(tier)} 所需，届时降一级`}
        </Banner>
      ) : null}
      <TierCard {...{ tiers, member, serverTime }} />
      {progress === null ? null : (
        <Card title={`升到 ${tierName(progress.next.tier)}`}>
          <KeyValue
            items={[
              { label: '还差', value: `${unitAmount(progress.gap, 'plain')} ${GROWTH_NAME}` },
              {
                label: '预计',
                value: whenText(nextTierOn, today),
                note: nextTierOn === null ? undefined : formatDate(nextTierOn),
              },
            ]}
          />
        </Card>
      )}
      <AgeingCard ageing={ageing} />
    </>
  )
}
