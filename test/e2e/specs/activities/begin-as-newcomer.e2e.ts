import { expect, test } from 'vitest'
import { claimCoupon } from '#api/calls/coupons/coupon.ts'
import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { queryIncomeCoupon } from '#api/calls/coupons/income.ts'
import { RET } from '#api/endpoint.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { openAccount, submitIdentityDocument } from '#test/e2e/complete-prerequisites.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { IncomeCouponView, NewUserHomeView } from '#test/e2e/pages/activities/newcomer-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a newcomer takes the gifts once, watches an experience, verifies and is paid for it', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('li', newUserPaths.home.to())
    const gift = await (await new NewUserHomeView(host).shown()).openGift()
    await gift.take()
    const device = await OtherDevice.signIn(client, 'li')
    const { packId, gifts } = await device.ask(queryGiftPack, {})
    expect(gifts.filter(({ cardId }) => cardId !== null)).toHaveLength(2)
    const second = await device.call(claimGiftPack, { packId, requestNo: 'R202603111000000009' })
    expect(second).toMatchObject({ ok: false, retCode: RET.alreadyClaimed })

    const { coupon } = await device.ask(claimCoupon, {
      batchId: 'experience',
      requestNo: 'R202603111000000010',
    })
    const { cardId } = coupon
    await host.control.open(couponCenterPaths.couponDetail.to({ cardId }))
    const income = await new IncomeCouponView(host).shown()
    await income.says('进行中')
    await client.moveClockTo('20260319100000')
    await (await income.reload()).says('去实名认证')
    await openAccount(device)
    await submitIdentityDocument(device)
    await income.reload()
    const { coins } = await device.ask(queryIncomeCoupon, { cardId })
    await (await income.claim()).says(`${coins} 金币`)
  })
})
