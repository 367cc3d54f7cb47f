import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { prefetchPages } from '#api/query.ts'
import { COUPON_STATE_WORDS, couponFace } from '#domain/coupon/coupon-words.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { CouponCard } from '#shared/engines/coupon/chosen-coupons.ts'
import { COUPON_NOTE } from '#shared/engines/coupon/coupon-note.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

type Input = PathInput<typeof couponCenterPaths.historyCoupon>
type Tab = NonNullable<Input['tab']>

const TABS: readonly { readonly key: Tab; readonly label: string; readonly empty: string }[] = [
  { key: 'used', label: '已使用', empty: '180 天内没有使用过券' },
  { key: 'expired', label: '已过期', empty: '180 天内没有过期的券' },
  { key: 'gone', label: '已赠出', empty: '180 天内没有赠出或作废的券' },
]

export const prefetch: Prefetch<Input> = ({ tab = 'used' }) => [prefetchPages(listCoupons, { tab })]

/** Shows what became of the coupons of the last 180 days, and what they saved this year. */
export default function HistoryCouponScreen({ input }: { readonly input: Input }) {
  const { tab = 'used' } = input
  const choose = useUrlChoice(couponCenterPaths.historyCoupon)
  const { veil } = useHiddenAmounts()
  const list = useEndlessList(listCoupons, { tab })
  const show = (key: Tab) => choose({ tab: key })
  return (
    <ListTemplate
      label="历史卡券"
      list={list}
      itemKey={({ cardId }) => cardId}
      head={
        <>
          <Segments label="历史卡券" items={TABS} value={tab} onChange={show} />
          {tab === 'used' && list.first !== undefined ? (
            <Card>
              <KeyValue
                items={[
                  {
                    label: '今年已节省申购费',
                    value: `${veil(formatAmount(list.first.savedThisYear))} 元`,
                  },
                ]}
              />
            </Card>
          ) : null}
        </>
      }
      empty={{ title: TABS.find(({ key }) => key === tab)?.empty ?? '' }}
      footNote={COUPON_NOTE}
    >
      {(coupon) => <PastCoupon coupon={coupon} />}
    </ListTemplate>
  )
}

/** A coupon that is over; a used one leads to its order. */
function PastCoupon({ coupon }: { readonly coupon: CouponCard }) {
  const { cardId, title, terms, state, applyNo, saved, validUntil } = coupon
  const { veil } = useHiddenAmounts()
  return (
    <Row
      title={title}
      note={couponFace(terms)}
      value={saved === null ? COUPON_STATE_WORDS[state] : `省 ${veil(formatAmount(saved))} 元`}
      valueNote={`${formatDateTime(validUntil, { seconds: false })} 止`}
      href={
        applyNo === null
          ? couponCenterPaths.couponDetail.to({ cardId })
          : transactionPaths.transactionDetail.to({ applyNo })
      }
    />
  )
}
