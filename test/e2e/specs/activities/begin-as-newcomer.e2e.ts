import { expect, test } from 'vitest'
import { claimCoupon } from '#api/calls/coupons/coupon.ts'
import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { claimMilestone } from '#api/calls/coupons/newcomer.ts'
import { RET } from '#api/endpoint.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { newUser2025Paths } from '#paths/activities/new-user2025.ts'
import { assessRisk, openAccount } from '#test/e2e/complete-prerequisites.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  NewUserHome2025Page,
  NewUserHomeView,
  NoCouponView,
} from '#test/e2e/pages/activities/newcomer-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a newcomer takes the gifts once, verifies in time, and is paid for that once', async () => {
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

    await host.control.open(newUser2025Paths.newUserHome2025.to())
    const milestones = await new NewUserHome2025Page(host).shown()
    await milestones.says('0/2')
    await openAccount(device)
    await assessRisk(device, 2)
    await (await (await milestones.reload()).says('2/2')).claim('+30 金币')
    const again = await device.call(claimMilestone, { milestone: 'verified' })
    expect(again).toMatchObject({ ok: false, retCode: RET.alreadyClaimed })
  })

  test('a release shows no coupon that compliance has not released', async () => {
    const { host, provider, openAs } = journey()
    const device = await OtherDevice.signIn(provider.client, 'wang')
    const request = { batchId: 'experience', requestNo: 'R202603111000000010' }
    const { cardId } = (await device.ask(claimCoupon, request)).coupon
    await openAs('wang', couponCenterPaths.couponDetail.to({ cardId }))
    const none = await new NoCouponView(host).shown()
    expect((await none.address()).query).toEqual({ cardId })
  })
})
