import { listCouponBatches, listCoupons } from '#api/calls/coupons/coupon.ts'
import { prefetchCall, prefetchPages } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { useCurrent } from '#api/use-current.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import type { PathInput } from '#paths/path.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { BatchTicket, useClaimOrder } from '#shared/engines/coupon/BatchTicket.tsx'
import { CouponEnd } from '#shared/engines/coupon/CouponEnd.tsx'
import { COUPON_NOTE } from '#shared/engines/coupon/coupon-note.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useShell } from '#templates/shell-context.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { OwnTicket } from './OwnTicket.tsx'

type Input = PathInput<typeof couponCenterPaths.couponCenterHome>
type Tab = NonNullable<Input['tab']>

const TABS: readonly { readonly key: Tab; readonly label: string }[] = [
  { key: 'own', label: '我的券' },
  { key: 'claim', label: '领券' },
]

export const prefetch: Prefetch<Input> = (_input, signedIn) =>
  signedIn ? [prefetchPages(listCoupons, { tab: 'own' })] : [prefetchCall(listCouponBatches, {})]

/** The user's coupons by their end, and those that can be claimed. */
export default function CouponCenterHomeScreen({ input }: { readonly input: Input }) {
  const { tab = 'own' } = input
  return tab === 'own' ? <Own /> : <Claimable />
}

function Head({ tab }: { readonly tab: Tab }) {
  const choose = useUrlChoice(couponCenterPaths.couponCenterHome)
  const show = (key: Tab) => choose(key === 'own' ? {} : { tab: key })
  return (
    <>
      <Segments label="卡券" items={TABS} value={tab} onChange={show} />
      <RowCard label="更多">
        <Row title="兑换码" note="用兑换码换券、金币或电子卡" href={exchangePaths.home.to()} />
        <Row
          title="历史卡券"
          note="已使用、已过期、已赠出"
          href={couponCenterPaths.historyCoupon.to()}
        />
      </RowCard>
    </>
  )
}

function Own() {
  const shell = useShell()
  const choose = useUrlChoice(couponCenterPaths.couponCenterHome)
  const signedIn = useSignedIn()
  const list = useEndlessList(listCoupons, { tab: 'own' }, signedIn)
  if (!signedIn)
    return (
      <Page footNote={COUPON_NOTE}>
        <Head tab="own" />
        <EmptyState
          kind="empty"
          title="登录后查看您的卡券"
          actionText="登录"
          onAction={() => void shell.login()}
        />
      </Page>
    )
  const first = list.data?.[0]
  return (
    <ListTemplate
      label="我的券"
      list={list}
      itemKey={({ cardId }) => cardId}
      head={
        <>
          <Head tab="own" />
          {first === undefined ? null : (
            <Card>
              {`共 ${list.total} 张，最早到期的一张`}
              <CouponEnd validUntil={first.validUntil} />
            </Card>
          )}
        </>
      }
      empty={{
        title: '还没有可用的券',
        note: '领取的券会放在这里',
        actionText: '去领券',
        onAction: () => choose({ tab: 'claim' }),
      }}
      footNote={COUPON_NOTE}
    >
      {(coupon) => <OwnTicket coupon={coupon} />}
    </ListTemplate>
  )
}

function Claimable() {
  const ordered = useClaimOrder()
  const query = useCurrent(listCouponBatches, {})
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      head={<Head tab="claim" />}
      isEmpty={({ batches }) => isEmptyList(batches)}
      empty={<EmptyState kind="empty" title="现在没有可以领取的券" />}
      footNote={COUPON_NOTE}
    >
      {({ batches, serverTime }) => (
        <section aria-label="可领取的券">
          <UnreadableNotice of={[batches]} />
          {ordered(batches, serverTime).map((batch) => (
            <BatchTicket key={batch.batchId} batch={batch} now={serverTime} opens />
          ))}
        </section>
      )}
    </DetailTemplate>
  )
}
