import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import type { listCouponBatches } from '#api/calls/coupons/coupon.ts'
import { monthDay } from '#domain/campaign/campaign-words.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { couponPaths } from '#paths/activities/coupon.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { CouponTicket } from './CouponTicket.tsx'
import { showsCoupon } from './shows-coupon.ts'
import { useClaimingCoupon } from './use-claiming-coupon.ts'
import { useRemedy } from './use-remedy.ts'

export type Batch = v.InferOutput<typeof listCouponBatches.payload>['batches'][number]

/** Returns why a coupon of the batch cannot be claimed now, in a word; empty where it can. */
export function closedWord(batch: Batch, now: string): string {
  if (now < batch.claimFrom) return `${monthDay(batch.claimFrom, now)}开始`
  if (now >= batch.claimUntil) return '已结束'
  if (batch.own.length >= batch.perUser) return '已领取'
  return batch.left === 0 ? '已领完' : ''
}

/** Returns how many are left, in percent, rounded up; empty while that says nothing. */
function leftText({ left, stock }: Batch): string {
  if (left === null || left === stock) return ''
  return `剩余 ${stock ? Math.min(99, Math.ceil((left / stock) * 100)) : 0}%`
}

/**
 * Returns what a list says of a batch: how many are left, how many one person may have, and for how
 * long.
 */
const termsText = (batch: Batch): string => {
  const limit = `每人限领 ${batch.perUser} 张`
  return `${[leftText(batch), limit].filter((it) => it !== '').join('，')}。${batch.validity}`
}

/**
 * The batches by what the user can do: claim, meet a condition, wait, see what was claimed, nothing.
 */
export function useClaimOrder(): (batches: readonly Batch[], now: string) => readonly Batch[] {
  const remedy = useRemedy()
  const rank = (batch: Batch, now: string): number => {
    if (batch.own.length >= batch.perUser) return 3
    if (now < batch.claimFrom) return 2
    if (closedWord(batch, now) !== '') return 4
    if (batch.unmet === null) return 0
    return remedy(batch.unmet.need) === null ? 4 : 1
  }
  return (batches, now) =>
    [0, 1, 2, 3, 4].flatMap((at) => batches.filter((batch) => rank(batch, now) === at))
}

interface Props {
  readonly batch: Batch
  /** The provider's time. */
  readonly now: string
  /** In a list: leads to what the user has of it, or to its own page, which has terms and button. */
  readonly opens?: boolean
}

/** Coupons that can be claimed; in a list with their terms and the button that claims. */
export function BatchTicket({ batch, now, opens = false }: Props) {
  const closed = closedWord(batch, now)
  const [own] = batch.own
  const href =
    own === undefined
      ? couponPaths.getCoupon.to({ batchId: batch.batchId })
      : couponCenterPaths.couponDetail.to({ cardId: own })
  const remedy = useRemedy()
  const { unmet } = batch
  if (!showsCoupon(batch.terms)) return null
  const isShut = closed !== '' || (unmet !== null && remedy(unmet.need) === null)
  const ticket = (
    <CouponTicket
      face={batch}
      ended={isShut && batch.own.length === 0}
      end={
        unmet === null
          ? opens
            ? termsText(batch)
            : leftText(batch) || batch.validity
          : unmet.reason
      }
      href={opens ? href : undefined}
      side={sideOf(batch, closed, opens)}
    />
  )
  return (
    <Exposed what="coupon" id={batch.batchId}>
      {ticket}
    </Exposed>
  )
}

function sideOf(batch: Batch, closed: string, inList: boolean): ReactNode {
  if (closed !== '') return <Tag>{closed}</Tag>
  return inList ? <ClaimButton batch={batch} /> : undefined
}

/**
 * Claims a coupon. A visitor signs in first, and a user who misses a condition is led to where it
 * is met. Where it cannot be met, a list shows no button, and the coupon's own page leads to
 * other coupons.
 */
export function ClaimButton({
  batch,
  large = false,
}: {
  readonly batch: Batch
  readonly large?: boolean
}) {
  const shell = useShell()
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const remedy = useRemedy()
  const claiming = useClaimingCoupon(batch.batchId, batch.own.length)
  const size = large ? 'large' : 'small'
  if (batch.unmet !== null) {
    const act = remedy(batch.unmet.need)
    if (act === null && !large) return <Tag>不符合条件</Tag>
    const others = () => void navigate(couponCenterPaths.couponCenterHome.to({ tab: 'claim' }))
    return (
      <Button size={size} block={large} onClick={act?.go ?? others}>
        {act?.text ?? '看看其他券'}
      </Button>
    )
  }
  return (
    <Button
      size={size}
      block={large}
      track="claimCoupon"
      busy={claiming.at === 'sending'}
      onClick={signedIn ? () => claiming.start() : () => void shell.login()}
    >
      {signedIn ? '领取' : '登录领取'}
    </Button>
  )
}
