import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type * as v from 'valibot'
import { queryGift, takeGift } from '#api/calls/coupons/coupon.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { CouponEnd } from '#shared/engines/coupon/CouponEnd.tsx'
import { COUPON_NOTE } from '#shared/engines/coupon/coupon-note.ts'
import { CouponTicket } from '#shared/engines/coupon/CouponTicket.tsx'
import { OtherCoupons } from '#features/activities/coupon/parts/OtherCoupons.tsx'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { NoCoupon } from './NoCoupon.tsx'

type GiftData = v.InferOutput<typeof queryGift.payload>

const CHANGED = { at: 'toast', action: 'reread' } as const

const TAKE = submissionCall(takeGift, {
  notFound: CHANGED,
  alreadyClaimed: CHANGED,
  activityOver: CHANGED,
  cannotJoin: { at: 'dialog', offer: { text: '去认证', action: 'verify' } },
})

/** Returns what is said of a gift that cannot be taken; empty of one that can. */
function giftText({ state, own, cardId, giverName, until }: GiftData): string {
  if (cardId !== null) return '您已领取这张券'
  if (state === 'taken') return '这份礼物已被领取'
  if (state === 'over') return '这份礼物已过期或已撤回'
  return own
    ? `这是您送出的券，${formatDateTime(until, { seconds: false })} 前可领取`
    : `来自 ${giverName}`
}

const none = () => <NoCoupon title="没有找到这份礼物" />

/** A coupon that somebody has given. */
export function Gift({ giftCode }: { readonly giftCode: string }) {
  const query = useCurrent(queryGift, { giftCode })
  const acts = useCallback(
    (gift: GiftData) => {
      if (gift.own || gift.cardId !== null) return null
      return gift.state === 'open' ? <TakeBar giftCode={giftCode} gift={gift} /> : <OtherCoupons />
    },
    [giftCode],
  )
  return (
    <DetailTemplate query={query} refused={none} actions={acts} footNote={COUPON_NOTE}>
      {(gift) => (
        <>
          <Banner tone="info">{giftText(gift)}</Banner>
          <CouponTicket
            face={gift.face}
            ended={gift.state !== 'open' && gift.cardId === null}
            end={<CouponEnd validUntil={gift.validUntil} />}
          />
          {gift.cardId === null ? null : (
            <Card flush>
              <Row
                title="查看这张券"
                href={couponCenterPaths.couponDetail.to({ cardId: gift.cardId })}
              />
            </Card>
          )}
        </>
      )}
    </DetailTemplate>
  )
}

function TakeBar({ giftCode, gift }: { readonly giftCode: string; readonly gift: GiftData }) {
  const queries = useQueryClient()
  const shell = useShell()
  const signedIn = useSignedIn()
  const verify = useRealName()
  const taking = useSubmission({
    repeatable: true,
    call: () => TAKE({ giftCode }),
    askOutcome: async () => (await fetchOrThrow(queryGift, { giftCode })).cardId !== null,
    onDone: async () => {
      await rereadAll(queries)
      toast.show('已放入卡券中心')
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries), verify: async () => void (await verify()) },
  })
  return (
    <BottomBar note={`${formatDateTime(gift.until, { seconds: false })} 前可领取，一人一张`}>
      <Button
        size="large"
        block
        track="takeGift"
        busy={taking.at === 'sending'}
        onClick={signedIn ? () => taking.start() : () => void shell.login()}
      >
        {signedIn ? '领取' : '登录领取'}
      </Button>
    </BottomBar>
  )
}
