import { ActBar } from '#templates/acts/ActBar.tsx'
import { queryCoupon, queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { useCurrent } from '#api/use-current.ts'
import { couponFace } from '#domain/coupon/coupon-words.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { couponPaths } from '#paths/activities/coupon.ts'
import type { PathInput } from '#paths/path.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { BatchTicket, type Batch } from '#shared/engines/coupon/BatchTicket.tsx'
import { CouponEnd } from '#shared/engines/coupon/CouponEnd.tsx'
import { COUPON_NOTE } from '#shared/engines/coupon/coupon-note.ts'
import { CouponTicket } from '#shared/engines/coupon/CouponTicket.tsx'
import { OtherCoupons } from '#features/activities/coupon/parts/OtherCoupons.tsx'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CouponPoster } from './CouponPoster.tsx'
import { useGiving, type Given } from './use-giving.ts'

type Input = PathInput<typeof couponPaths.getCouponShare>

const NONE = <EmptyState kind="notfound" title="没有找到这张券" />

const none = () => NONE
interface OneBatch {
  readonly batch: Batch
  readonly serverTime: string
}

/** Returns whether a link still leads to a coupon, now or later. */
const isOffered = ({ batch, serverTime }: OneBatch) =>
  serverTime < batch.claimUntil && batch.left !== 0

const ofBatch = (one: OneBatch) =>
  isOffered(one) ? <ShareBar batch={one.batch} /> : <OtherCoupons />
const give = (given: Given) => <GiveBar given={given} />

/** Shows a coupon to others: one that all can claim, or an own one that one person gets. */
export default function GetCouponShareScreen({ input }: { readonly input: Input }) {
  const { batchId, cardId } = input
  if (cardId !== undefined) return <OwnCoupon cardId={cardId} />
  return batchId === undefined ? NONE : <OfBatch batchId={batchId} />
}

function OfBatch({ batchId }: { readonly batchId: string }) {
  const query = useCurrent(queryCouponBatch, { batchId })
  return (
    <DetailTemplate query={query} refused={none} actions={ofBatch} footNote={COUPON_NOTE}>
      {({ batch, serverTime }) => (
        <>
          <BatchTicket batch={batch} now={serverTime} />
          {isOffered({ batch, serverTime }) ? (
            <CouponPoster
              terms={batch.terms}
              path={couponPaths.getCoupon.to({ batchId })}
              lines={[batch.title, batch.validity]}
            />
          ) : (
            <Banner tone="info">这张券现在不能领取，分享后好友也领不到</Banner>
          )}
        </>
      )}
    </DetailTemplate>
  )
}

function ShareBar({ batch: { batchId, terms, title } }: { readonly batch: Batch }) {
  return (
    <BottomBar note="链接可以发给任何人">
      <Button
        size="large"
        block
        onClick={() =>
          sharePage(couponFace(terms), couponPaths.getCoupon.to({ batchId }), {
            text: title,
            sums: 'offered',
          })
        }
      >
        分享
      </Button>
    </BottomBar>
  )
}

function OwnCoupon({ cardId }: { readonly cardId: string }) {
  const shell = useShell()
  const signedIn = useSignedIn()
  const query = useCurrent(queryCoupon, { cardId }, { enabled: signedIn })
  if (!signedIn)
    return (
      <EmptyState
        kind="empty"
        title="登录后赠送您的券"
        actionText="登录"
        onAction={() => void shell.login()}
      />
    )
  return (
    <DetailTemplate query={query} refused={none} actions={give} footNote={COUPON_NOTE}>
      {({ coupon, gift }) => (
        <>
          <Banner tone="info">{givingText(coupon, gift)}</Banner>
          <CouponTicket
            face={coupon}
            ended={coupon.state !== 'usable' && gift === null}
            end={<CouponEnd validUntil={coupon.validUntil} />}
          />
          {gift === null ? null : (
            <CouponPoster
              terms={coupon.terms}
              path={couponPaths.getCoupon.to({ giftCode: gift.giftCode })}
              lines={[coupon.title, `一人领取，${moment(gift.until)} 前有效`]}
            />
          )}
        </>
      )}
    </DetailTemplate>
  )
}

const moment = (time: string): string => formatDateTime(time, { seconds: false })

function givingText({ state, giftable }: Given['coupon'], gift: Given['gift']): string {
  if (gift !== null) return `赠送中，${moment(gift.until)} 前未被领取会自动退回`
  if (state === 'given') return '这张券已被领取'
  if (!giftable || state !== 'usable') return '这张券不可赠送'
  return '一份礼物一人领取，24 小时内未领取自动退回，有效期不变。赠送不发放奖励'
}

function GiveBar({ given }: { readonly given: Given }) {
  const { coupon, gift } = given
  const { giving, withdrawing } = useGiving(given)
  if (gift !== null)
    return (
      <BottomBar>
        <Button
          kind="secondary"
          size="large"
          block
          busy={withdrawing.at === 'sending'}
          onClick={() => withdrawing.start()}
        >
          撤回
        </Button>
        <Button
          size="large"
          block
          onClick={() =>
            sharePage(
              couponFace(coupon.terms),
              couponPaths.getCoupon.to({ giftCode: gift.giftCode }),
              {
                text: coupon.title,
                sums: 'offered',
              },
            )
          }
        >
          发送给好友
        </Button>
      </BottomBar>
    )
  if (!coupon.giftable || coupon.state !== 'usable') return null
  return (
    <ActBar
      acts={[
        {
          text: '生成礼物',
          sends: 'giveCoupon',
          track: 'giveCoupon',
          busy: giving.at === 'sending',
          onClick: () => giving.start(),
        },
      ]}
    />
  )
}
