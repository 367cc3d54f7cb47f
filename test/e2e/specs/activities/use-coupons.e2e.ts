import { beforeEach, expect, test } from 'vitest'
import { queryCoupon, takeGift } from '#api/calls/coupons/coupon.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { couponPaths } from '#paths/activities/coupon.ts'
import { dealPaths } from '#paths/deal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { seededCoupon, seededGift } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { sampleCode } from '#test/sandbox/departments/coupons/redeem-codes.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  CouponCenterHomePage,
  CouponDetailPage,
  GetCouponPage,
} from '#test/e2e/pages/activities/coupon-pages.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const CUT = '20 元申购费抵扣券'
const { couponCenterHome, couponDetail } = couponCenterPaths

onEachEngine({ provider: openProvider }, (journey) => {
  // Ends are compared: each journey begins on the sandbox's first day.
  beforeEach(() => journey().provider.client.reset())

  test('a coupon that is claimed is used by the next order, and is back with its end when that is cancelled', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', myCenterPaths.centerHome.to())
    const centre = await (await new CenterHomePage(host).shown()).openCoupons()
    await (await centre.claimable()).claim(CUT)
    await (await centre.own()).says(CUT)

    await host.control.open(dealPaths.purchase.to({ fundCode: '980301' }))
    const form = await new PurchasePage(host).shown()
    await form.enterAmount('999')
    await form.couponSays('暂无可用')
    await form.enterAmount('5000')
    await form.couponSays('-2.50 元')
    expect((await form.estimate()).fee).toBe('0.00')
    await form.withoutCoupon()
    await form.couponSays('1 张可用')
    expect((await form.estimate()).fee).toBe('2.50')
    await form.pickCoupon(CUT)
    await form.couponSays('-2.50 元')
    const password = await (await form.agree()).confirm()
    expect(await password.text()).toContain('-2.50 元')
    const result = await password.enter(TRADING_PASSWORD, DealResultPage)
    const order = await (await result.openOrder()).says('使用中')
    const question = await order.cancel()
    await order.prove(await question.goOn('继续撤单'), TRADING_PASSWORD)
    await order.says('优惠券已退回，有效期至 2026-04-09 23:59')
  })

  test('a coupon that is used is in the history with what it saved', async () => {
    const { host, openAs, provider } = journey()
    await openAs('saver', couponDetail.to({ cardId: seededCoupon('saver', 'locked') }))
    const detail = await (await new CouponDetailPage(host).shown()).says('使用中')
    await provider.client.moveClockTo('20260312090000')
    await (await detail.reload()).says('已使用')
    expect(await detail.text()).toContain('2.50 元')
  })

  test('a gift is taken by one, and one that is not taken comes back', async () => {
    const { host, openAs, provider } = journey()
    await openAs('saver', couponDetail.to({ cardId: seededCoupon('saver', 'cut') }))
    const share = await (await (await new CouponDetailPage(host).shown()).give()).offer()
    await (await share.withdraw()).leave('撤回', share)
    await openAs('xu', couponPaths.getCoupon.to({ giftCode: seededGift('open') }))
    const gift = await (await new GetCouponPage(host).shown()).says('来自 惠*省')
    await gift.take()
    const wang = await OtherDevice.signIn(provider.client, 'wang')
    const late = await wang.call(takeGift, { giftCode: seededGift('open') })
    expect(late.ok).toBe(false)
    const saver = await OtherDevice.signIn(provider.client, 'saver')
    const cardId = seededCoupon('saver', 'gifting')
    expect((await saver.ask(queryCoupon, { cardId })).coupon.state).toBe('given')
  })

  test('a coupon that is over is no longer to be used', async () => {
    const { host, openAs, provider } = journey()
    await openAs('saver', couponDetail.to({ cardId: seededCoupon('saver', 'last-day') }))
    const detail = await (await new CouponDetailPage(host).shown()).says('可使用')
    await provider.client.moveClockTo('20260311235959')
    await (await detail.reload()).says('已过期')
    expect(await detail.text()).not.toContain('去使用')
  })

  test('a code becomes a coupon, and five wrong ones close the field', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', couponCenterHome.to())
    const codes = await (await new CouponCenterHomePage(host).shown()).openCodes()
    for (const last of ['1', '2', '3', '4', '5'])
      await (await codes.enter(`0123456789ABCDE${last}`)).refused('兑换码无效或已失效')
    await (await codes.enter(sampleCode(1))).refused('错误次数过多，请 10 分钟后再试')

    await openAs('wang', couponCenterHome.to())
    const others = await (await new CouponCenterHomePage(host).shown()).openCodes()
    const result = await (await others.enter(sampleCode(1).toLowerCase())).redeem()
    expect(await result.text()).toContain('已放入卡券中心')
  })
})
