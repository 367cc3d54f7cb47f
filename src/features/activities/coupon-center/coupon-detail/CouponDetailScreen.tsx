import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { listCouponFunds, queryCoupon } from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { bringsIncome } from '#domain/coupon/coupon.ts'
import {
  COUPON_STATE_WORDS,
  couponLimits,
  couponMinimum,
  couponScenes,
  couponScope,
} from '#domain/coupon/coupon-words.ts'
import { fundTypeName } from '#domain/fund/fund-types.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { add, roundCent, subtract } from '#domain/money/money.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { couponPaths } from '#paths/activities/coupon.ts'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { CouponEnd } from '#shared/engines/coupon/CouponEnd.tsx'
import { COUPON_NOTE } from '#shared/engines/coupon/coupon-note.ts'
import { CouponTicket } from '#shared/engines/coupon/CouponTicket.tsx'
import { showsCoupon } from '#shared/engines/coupon/shows-coupon.ts'
import { couponUse } from '#features/activities/coupon-center/parts/coupon-use.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { IncomeBar, IncomeCards } from './IncomeCards.tsx'
import { couponExample } from './coupon-example.ts'

type Input = PathInput<typeof couponCenterPaths.couponDetail>
type SavingFund = v.InferOutput<typeof listCouponFunds.payload>['records'][number]
type Detail = v.InferOutput<typeof queryCoupon.payload>

const EVENT_WORDS: Record<Detail['events'][number]['kind'], string> = {
  granted: '获得',
  locked: '随交易使用中',
  used: '已使用',
  returned: '已退回',
  expired: '已过期',
  offered: '赠送中',
  given: '已被领取',
  back: '赠送未成功，已退回',
  paidBack: '已返还申购费',
  voided: '不再有效',
}

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryCoupon, input)]

const moment = (time: string): string => formatDateTime(time, { seconds: false })

const NONE = <EmptyState kind="notfound" title="没有找到这张券" />

const refused = ({ retCode }: { readonly retCode: number }) =>
  retCode === RET.notFound ? NONE : null
const acts = (detail: Detail) => <Acts detail={detail} />

/** One coupon: its terms, an example, what happened to it, using it and giving it away. */
export default function CouponDetailScreen({ input }: { readonly input: Input }) {
  const query = useCurrent(queryCoupon, input)
  return (
    <DetailTemplate query={query} refused={refused} actions={acts} footNote={COUPON_NOTE}>
      {(detail) => <Cards detail={detail} />}
    </DetailTemplate>
  )
}

function Cards({ detail: { coupon, events } }: { readonly detail: Detail }) {
  const { cardId, state, validUntil, terms } = coupon
  if (!showsCoupon(terms)) return NONE
  return (
    <>
      <CouponTicket
        face={coupon}
        ended={state !== 'usable'}
        end={<CouponEnd validUntil={validUntil} />}
        side={
          bringsIncome(terms) && state === 'usable' ? null : <Tag>{COUPON_STATE_WORDS[state]}</Tag>
        }
      />
      {bringsIncome(terms) ? (
        <IncomeCards cardId={cardId} terms={terms} />
      ) : (
        <Use coupon={coupon} />
      )}
      <Card title="记录">
        <Timeline
          steps={events.map(({ time, kind }, index) => ({
            key: `${time} ${index}`,
            label: EVENT_WORDS[kind],
            date: moment(time),
            state: 'done',
          }))}
        />
      </Card>
    </>
  )
}

/** The saving on the fund where it saves most. */
const savingWords = ({ fundName, amount, ownFee, fee, back }: SavingFund): string =>
  `买入 ${formatAmount(amount)} 元${fundName}，` +
  `最多省 ${formatAmount(roundCent(add(subtract(ownFee, fee), back)))} 元`

/** Shows how an order uses it, and the order that does. */
function Use({ coupon }: Pick<Detail, 'coupon'>) {
  const { cardId, state, validFrom, validUntil, scope, scenes, stackable, applyNo, saved } = coupon
  const limits = couponLimits(coupon)
  const most = useQuery(queryFor(listCouponFunds, { cardId, page: 1, size: 1 }))
  const [fund] = most.data?.records ?? []
  return (
    <>
      <Card title="使用说明">
        <KeyValue
          items={[
            { label: '有效期', value: moment(validFrom), note: `至 ${moment(validUntil)}` },
            { label: '使用门槛', value: couponMinimum(coupon.minAmount) },
            { label: '适用交易', value: couponScenes(scenes) },
            { label: '适用基金', value: couponScope(scope, fundTypeName) },
            ...(limits.length === 0 ? [] : [{ label: '使用限制', value: limits.join('；') }]),
            { label: '叠加', value: stackable ? '可与一张返还券或减免券叠加' : '不可叠加' },
            { label: '举例', value: couponExample(coupon) },
            { label: '退回', value: '撤单或失败后退回，有效期不变；已过期的延长 72 小时' },
            ...(saved === null ? [] : [{ label: '已节省', value: `${formatAmount(saved)} 元` }]),
          ]}
        />
      </Card>
      <RowCard label="相关">
        {applyNo === null ? null : (
          <Row
            title={state === 'locked' ? '使用中的交易' : '使用的交易'}
            href={transactionPaths.transactionDetail.to({ applyNo })}
          />
        )}
        <Row
          title="适用基金"
          note={fund === undefined ? undefined : savingWords(fund)}
          href={couponCenterPaths.couponRangeList.to({ cardId })}
        />
      </RowCard>
    </>
  )
}

function Acts({ detail: { coupon, gift } }: { readonly detail: Detail }) {
  const navigate = useNavigate()
  const { cardId, state, giftable } = coupon
  const share = () => void navigate(couponPaths.getCouponShare.to({ cardId }))
  if (gift !== null)
    return (
      <BottomBar note={`${moment(gift.until)} 前未被领取会自动退回`}>
        <Button kind="secondary" size="large" block onClick={share}>
          查看赠送
        </Button>
      </BottomBar>
    )
  if (bringsIncome(coupon.terms)) return <IncomeBar cardId={cardId} />
  if (state !== 'usable') return null
  return (
    <BottomBar>
      {giftable ? (
        <Button kind="secondary" size="large" block onClick={share}>
          赠送好友
        </Button>
      ) : null}
      <Button size="large" block track="useCoupon" onClick={() => void navigate(couponUse(coupon))}>
        去使用
      </Button>
    </BottomBar>
  )
}
