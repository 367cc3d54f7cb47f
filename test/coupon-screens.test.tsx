// @vitest-environment jsdom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { couponPaths } from '#paths/activities/coupon.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { dealPaths } from '#paths/deal.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { currentToast } from '#ui/base/toast.ts'
import { button, click, eventually, field, type } from '#ui/testing/in-page.tsx'
import { seededCoupon, seededGift } from './sandbox/departments/coupons/seeded-coupons.ts'
import { sampleCode, sampleExchange } from './sandbox/departments/coupons/redeem-codes.ts'
import { ask, signIn } from './sandbox/testing/test-client.ts'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'

const { couponCenterHome, couponDetail, couponRangeList, historyCoupon } = couponCenterPaths
const { getCoupon, getCouponShare } = couponPaths

const screens = useScreensInApp({ address: couponCenterHome.to(), user: null })
const { opened } = screens

async function tap(name: string): Promise<string> {
  await click(button(name))
  await screens.app().settle()
  return document.body.textContent
}
/** Goes to an address of the app without loading the page again. */
async function goTo(address: string): Promise<void> {
  await act(async () => {
    history.pushState({ idx: 1, key: address }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await screens.app().settle()
}
/** The row of an order form, whose text ends with what is saved. */
function couponRow(): HTMLElement {
  const row = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('优惠券'),
  )
  if (row === undefined) throw new Error('no row of coupons')
  return row
}
/** A ticket of a list, by its title. */
function ticket(title: string): HTMLElement {
  const line = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === title)
  const found = line?.closest('a')?.parentElement?.parentElement
  if (!found) throw new Error(`no ticket ${title}`)
  return found
}
const detail = (name: string) => couponDetail.to({ cardId: seededCoupon('saver', name) })
const code = (number: number) => ({ exchangeId: sampleExchange(number) })

describe('the coupon centre', () => {
  it.each([
    [couponCenterHome.to(), 'saver', '最早到期的一张'],
    [couponCenterHome.to(), 'zhang', '还没有可用的券'],
    [couponCenterHome.to(), null, '登录后查看您的卡券'],
    [couponCenterHome.to({ tab: 'claim' }), null, '登录领取'],
    [couponCenterHome.to({ tab: 'claim' }), 'zhang', '已领完'],
    [couponCenterHome.to({ tab: 'claim' }), 'li', '请先完成实名认证'],
    [historyCoupon.to(), 'saver', '今年已节省申购费2.50 元'],
    [historyCoupon.to({ tab: 'gone' }), 'saver', '已作废'],
    [historyCoupon.to(), 'zhang', '180 天内没有使用过券'],
    [detail('cut'), 'saver', '申购费 79.37 元减至 59.37 元'],
    [detail('cut'), 'zhang', '没有找到这张券'],
    [detail('locked'), 'saver', '使用中的交易'],
    [detail('last-day'), 'saver', '剩 13:5'],
    [detail('gifting'), 'saver', '查看赠送'],
    [couponRangeList.to({ batchId: 'index-cut' }), 'saver', '买入 10,000.00 元的申购费'],
    [couponRangeList.to({ batchId: 'index-cut', words: '没有' }), 'saver', '没有符合条件'],
    [couponRangeList.to(), 'saver', '没有找到这张券'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    expect(await opened(address, user)).toContain(words)
  })

  it('has no button to claim what one may not have, and one that leads to what is missing', async () => {
    await opened(couponCenterHome.to({ tab: 'claim' }), 'zhang')
    expect(ticket('新手首月 1 折券').textContent).toMatch(/仅限新客户参加不符合条件$/)
    expect(ticket('新手首月 1 折券').querySelector('button')).toBeNull()
    await opened(couponCenterHome.to({ tab: 'claim' }), 'li')
    await click(button('去实名认证'))
    await eventually(() => expect(location.pathname).toMatch(/^\/authentic/))
  })

  it('says on the page of a coupon why it cannot be claimed, and leads on', async () => {
    const address = getCoupon.to({ batchId: 'new-tenth' })
    expect(await opened(address, 'zhang')).toContain('仅限新客户参加')
    await tap('看看其他券')
    expect(location.search).toBe('?tab=claim')
  })

  it.each([
    [getCouponShare.to({ batchId: 'over' })],
    [getCouponShare.to({ batchId: 'sold-out' })],
    [getCoupon.to({ batchId: 'over' })],
    [getCoupon.to({ batchId: 'sold-out' })],
    [getCoupon.to({ giftCode: seededGift('taken') })],
  ])('leads on from %s, where nothing can be had any more', async (address) => {
    await opened(address, 'zhang')
    await tap('看看其他券')
    expect(location.search).toBe('?tab=claim')
  })

  it('claims a coupon once for two taps', async () => {
    await opened(getCoupon.to({ batchId: 'cut-20' }), 'zhang')
    const claim = button('领取')
    await click(claim)
    await click(claim)
    await screens.app().settle()
    const zhang = await signIn(screens.provider().sandbox, 'zhang')
    const own = { tab: 'own', page: 1, size: 9 }
    await eventually(async () =>
      expect((await ask(screens.provider().sandbox, listCoupons, own, zhang)).total).toBe(1),
    )
  })
})

describe('a coupon that is shared', () => {
  it.each([
    [getCoupon.to({ batchId: 'ahead' }), 'zhang', '4月1日开始'],
    [getCoupon.to({ batchId: 'over' }), 'zhang', '已结束'],
    [getCoupon.to({ batchId: 'back-half' }), 'saver', '查看已领取的券'],
    [getCoupon.to(), 'zhang', '没有找到这张券'],
    [getCoupon.to({ giftCode: seededGift('open') }), 'zhang', '来自 惠*省'],
    [getCoupon.to({ giftCode: seededGift('open') }), 'saver', '这是您送出的券'],
    [getCoupon.to({ giftCode: seededGift('taken') }), 'coins', '您已领取这张券'],
    [getCoupon.to({ giftCode: seededGift('taken') }), null, '这份礼物已被领取'],
    [getCoupon.to({ giftCode: seededGift('over') }), 'zhang', '这份礼物已过期或已撤回'],
    [getCoupon.to({ giftCode: '0'.repeat(20) }), null, '没有找到这份礼物'],
    [getCouponShare.to({ cardId: seededCoupon('saver', 'cut') }), 'saver', '生成礼物'],
    [getCouponShare.to({ cardId: seededCoupon('saver', 'back') }), 'saver', '不可赠送'],
    [getCouponShare.to({ cardId: seededCoupon('saver', 'cut') }), null, '登录后赠送'],
    [getCouponShare.to({ batchId: 'cut-20' }), null, '链接可以发给任何人'],
    [getCouponShare.to({ batchId: 'cut-20' }), null, '生成海报'],
    [getCouponShare.to({ batchId: 'over' }), 'zhang', '这张券现在不能领取'],
    [getCouponShare.to({ batchId: 'sold-out' }), 'zhang', '这张券现在不能领取'],
    [getCouponShare.to({ cardId: seededCoupon('saver', 'gifting') }), 'saver', '生成海报'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    expect(await opened(address, user)).toContain(words)
  })
})

describe('a poster', () => {
  it('that the engine does not draw is said, and the link is still there', async () => {
    await opened(getCouponShare.to({ cardId: seededCoupon('saver', 'gifting') }), 'saver')
    await tap('生成海报')
    await eventually(() => expect(currentToast()?.text).toBe('海报没有生成，请用链接发送'))
    expect(document.body.textContent).toContain('发送给好友')
  })
})

describe('a code', () => {
  it.each([
    [exchangePaths.home.to(), 'saver', '最近兑换'],
    [exchangePaths.result.to(code(2)), 'saver', '已放入卡券中心'],
    [exchangePaths.result.to(code(2)), 'zhang', '兑换码无效或已失效'],
    [exchangePaths.detail.to(code(6)), 'saver', '查看金币明细'],
    [exchangePaths.detail.to(code(7)), 'saver', '•••• •••• •••• 1127'],
    [exchangePaths.history.to(), 'saver', '前往合作商城'],
    [exchangePaths.history.to(), 'zhang', '还没有兑换记录'],
    ['/exchange', 'zhang', '去兑换'],
    ['/activity', 'zhang', '看看活动中心'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    expect(await opened(address, user)).toContain(words)
  })

  it('is filled in from the address, and sent by the button alone', async () => {
    const address = exchangePaths.home.to({ redeemCode: 'cpn0-0000-0000-0001' })
    expect(await opened(address, 'zhang')).not.toContain('兑换成功')
    await tap('兑换')
    await eventually(() => expect(document.body.textContent).toContain('兑换成功'))
  })

  it('that is wrong says so in its field', async () => {
    await opened(exchangePaths.home.to({ redeemCode: sampleCode(4) }), 'zhang')
    await tap('兑换')
    await eventually(() => expect(document.body.textContent).toContain('兑换码无效或已失效'))
  })
})

describe('an address', () => {
  it.each([
    ['/exchange', '去兑换', exchangePaths.home.pattern],
    ['/activity', '看看活动中心', activityCenterPaths.activityCenterHome.pattern],
  ])('%s without a page of its own says so, and %s leads on to %s', async (bare, words, to) => {
    expect(await opened(bare, 'zhang')).toContain('没有找到这个页面')
    await tap(words)
    expect(location.pathname).toBe(to)
  })

  it.each([
    [getCoupon.to({ batchId: 'cut-20' }), getCoupon.to({ batchId: 'index-cut' })],
    [getCouponShare.to({ batchId: 'cut-20' }), getCouponShare.to({ batchId: 'index-cut' })],
  ])('of /coupon is a page of its own: %s is nothing of %s', async (one, other) => {
    await opened(one, 'zhang')
    await goTo(other)
    await goTo(one)
    const [before] = document.querySelectorAll('main main p')
    // Both are known by now: what is in the page changes by the address alone.
    await goTo(other)
    expect(before?.isConnected).toBe(false)
  })
})

describe('the order form', () => {
  it('offers what serves best as the amount is typed, and says why the others do not fit', async () => {
    await opened(dealPaths.purchase.to({ fundCode: '980301', amount: '800' }), 'saver')
    await eventually(() => expect(document.body.textContent).toContain('-0.40 元'))
    await type(field(), '50000')
    await eventually(() => expect(document.body.textContent).toContain('-20.00 元，返还 2.50 元'))
    await click(couponRow())
    await screens.app().settle()
    const sheet = document.body.textContent
    expect(sheet).toContain('不可用')
    expect(sheet).toContain('该券使用中')
    await tap('不使用优惠券')
    await eventually(() => expect(document.body.textContent).toContain('张可用'))
  })
})

describe('a coupon that is used from its own page', () => {
  it('is chosen in the order form, where another would serve better', async () => {
    const cardId = seededCoupon('saver', 'back')
    await opened(fundDetailPaths.fundDetailSingle.to({ fundCode: '980301', cardId }), 'saver')
    await tap('买入')
    await eventually(() => expect(location.pathname).toBe(dealPaths.purchase.pattern))
    expect(new URLSearchParams(location.search).get('cardId')).toBe(cardId)
    await type(field(), '50000')
    await eventually(() => expect(couponRow().textContent).toContain('申购费返还券返还 12.50 元'))
    expect(couponRow().textContent).not.toContain('-20.00')
  })

  it('is named by each fund of its range', async () => {
    const cardId = seededCoupon('saver', 'cut')
    await opened(couponRangeList.to({ cardId }), 'saver')
    const funds = [...document.querySelectorAll('a[href*="FundDetailSingle"]')]
    expect(funds.length).toBeGreaterThan(0)
    for (const link of funds) expect(link.getAttribute('href')).toContain(`cardId=${cardId}`)
  })
})

describe('a newcomer', () => {
  it.each([
    [activityPaths.oneKeyGift.to(), 'new', '一键领取'],
    [activityPaths.oneKeyGift.to(), 'zhang', '仅限新客户参加'],
    [activityPaths.oneKeyGift.to(), null, '登录领取'],
    [newUserPaths.home.to(), 'new', '新人五步'],
    [newUserPaths.home.to(), null, '约 1 分钟，需要本人储蓄卡，奖励 100 金币'],
    [newUserPaths.home.to(), 'new', '新人 10 元申购费抵扣券'],
    [newUserPaths.home.to(), 'new', '基金的名字里有什么'],
    [newUserPaths.home.to(), 'new', '适合先了解的 R1 至 R2 基金'],
    [newUserPaths.home.to(), 'zhou', '身份证件未通过审核，请重新上传'],
    [newUserPaths.home.to(), 'zhang', '您已完成全部新人步骤'],
    [newUserPaths.home.to(), null, '去完成'],
  ])('at %s, %s sees %s', async (address, user, words) => {
    expect(await opened(address, user)).toContain(words)
  })

  it('takes the gifts, and finds them in the centre', async () => {
    await opened(activityPaths.oneKeyGift.to(), 'new')
    await tap('一键领取')
    await eventually(() => expect(document.body.textContent).toContain('查看卡券'))
    expect(await opened(couponCenterHome.to(), 'new')).toContain('新人 20 元抵扣券')
  })
})

describe('an address that names a module alone', () => {
  it.each([
    ['/exchange', '去兑换', exchangePaths.home.pattern],
    ['/activity', '看看活动中心', activityCenterPaths.activityCenterHome.pattern],
  ])('is no page at %s, and offers %s', async (address, way, to) => {
    expect(await opened(address, null)).toContain('没有找到这个页面')
    await tap(way)
    expect(location.pathname).toBe(to)
  })
})
