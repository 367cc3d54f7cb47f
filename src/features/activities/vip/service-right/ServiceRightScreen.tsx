import type * as v from 'valibot'
import type { listVipRights } from '#api/calls/vip/vip.ts'
import type { PathInput } from '#paths/path.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { quotaText, tierName } from '#domain/vip/vip-words.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useVipRights } from '#shared/parts/vip/use-vip.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { MEMBER_NOTE } from '../parts/member-note.ts'
import type { Right } from '../parts/TierLadder.tsx'
import { RightAct } from './RightAct.tsx'

type Rights = v.InferOutput<typeof listVipRights.payload>
type Input = PathInput<typeof vipPaths.serviceRight>

const rightOf = (rights: readonly Right[], rightId: string) =>
  rights.find((it) => it.rightId === rightId)

const actOf =
  (rightId: string) =>
  ({ rights, tier }: Rights) => {
    const right = rightOf(rights, rightId)
    return right === undefined ? null : <RightAct right={right} tier={tier} />
  }

/** One right: what it is, who has it, how often and when, and taking, booking or calling it. */
export default function ServiceRightScreen({ input: { rightId } }: { readonly input: Input }) {
  const replace = useReplace()
  const query = useVipRights()
  const find = (rights: readonly Right[]) => rightOf(rights, rightId)
  return (
    <DetailTemplate
      query={query}
      title={({ rights }) => find(rights)?.title ?? '会员权益'}
      footNote={MEMBER_NOTE}
      isEmpty={({ rights }) => isEmptyList(rights)}
      empty={<EmptyState kind="empty" title="现在没有会员权益" />}
      actions={actOf(rightId)}
    >
      {({ rights }) => {
        const right = find(rights)
        return right === undefined ? (
          <EmptyState
            kind="notfound"
            title="没有找到这项权益"
            note="可能已经下线，或链接有误"
            actionText="查看全部权益"
            onAction={() => replace(vipPaths.vipHome.to())}
          />
        ) : (
          <Facts right={right} />
        )
      }}
    </DetailTemplate>
  )
}

function Facts({ right }: { readonly right: Right }) {
  const { title, summary, content, minTier, cycle, quota, used, periodEnd, hours, claims } = right
  return (
    <>
      <Card title={title}>
        <KeyValue
          items={[
            { label: '内容', value: summary },
            { label: '所需等级', value: `${tierName(minTier)} 及以上` },
            { label: '次数', value: quotaText(cycle, quota) },
            ...(quota === null
              ? []
              : [
                  {
                    label: '本期',
                    value: `已用 ${used} 次，剩 ${Math.max(0, quota - used)} 次`,
                    note: `${formatDate(periodEnd)} 结束，未用的次数不结转`,
                  },
                ]),
            { label: '服务时间', value: hours },
          ]}
        />
      </Card>
      <Card title="说明">
        <BulletList items={content} />
      </Card>
      {claims.length === 0 ? null : (
        <RowCard title="本期记录">
          {claims.map(({ requestNo, time, outcome, cardId }) => (
            <Row
              key={requestNo}
              whole
              title={outcome}
              note={formatDateTime(time, { seconds: false })}
              href={cardId === null ? undefined : couponCenterPaths.couponDetail.to({ cardId })}
            />
          ))}
        </RowCard>
      )}
    </>
  )
}
