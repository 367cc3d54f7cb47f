// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { listVipRights, openVip } from '#api/calls/vip/vip.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { homePaths } from '#paths/home.ts'
import { chooseElderEdition, isElderEdition } from '#platform/display/display.ts'
import { button, click, eventually, field, type } from '#ui/testing/in-page.tsx'
import { sceneAgreements } from '#test/sandbox/departments/identity/agreements.ts'
import { ask, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'

const { vipHome, vipEntry, vipAuthSuccess, serviceRight, upgrade, compat } = vipPaths
const { vipAgingHome, allServiceAging } = vipAgingPaths

const screens = useScreensInApp({ address: vipEntry.to(), user: null })
const { opened } = screens

afterEach(() => delete document.documentElement.dataset['text'])

const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const right = (rightId: string) => serviceRight.to({ rightId })

describe('members', () => {
  it.each([
    [vipHome.to(), 'tiered', '30 天内失效最近 2026-03-12 失效 60'],
    [vipHome.to(), 'tiered', '今日未计算'],
    [vipHome.to(), 'zhu', '已是最高等级'],
    [vipHome.to(), 'cleared', '等级保护 2026-05-05 到期'],
    [vipHome.to(), 'coins', '距 V1 还差 300 成长值'],
    [vipHome.to(), 'zhang', '会员不收费'],
    [vipEntry.to(), null, '登录后开通'],
    [vipEntry.to(), 'li', '去实名认证'],
    [vipEntry.to(), 'tiered', '您已是会员，等级 V3'],
    [vipAuthSuccess.to(), 'tiered', '会员已开通，等级 V3'],
    [vipAuthSuccess.to(), 'zhang', '还没有开通会员'],
    [right('review-quarter'), 'tiered', '已用 0 次，剩 1 次'],
    [right('line-manager'), 'tiered', '拨打'],
    [right('research'), 'tiered', 'V4 及以上会员可用，您是 V3'],
    [right('salon'), 'zhang', '开通会员后可以使用'],
    [right('no-such'), 'tiered', '没有找到这项权益'],
    [upgrade.to(), 'tiered', '届时降一级'],
    [upgrade.to(), 'tiered', '按现有资产一年内不会达到'],
    [upgrade.to(), 'zhu', '已是最高等级'],
    [upgrade.to(), 'zhang', '还没有开通会员'],
    [upgrade.to({ from: '/activityCenter/activityCenterHome' }), 'coins', '返回活动'],
    [compat.to(), 'tiered', '建议更新到最新版 App'],
    [compat.to(), null, '登录查看等级'],
    ['/vip', 'tiered', '有效成长值'],
  ])('at %s show to %s: %s', async (address, user, words) => {
    await opened(address, user)
    await eventually(() => expect(document.body.textContent).toContain(words))
  })

  it('see when the next tier comes of what they hold', async () => {
    const zhang = await signIn(screens.provider().sandbox, 'zhang')
    const hash = sceneAgreements('vip')[0]?.hash ?? ''
    await ask(screens.provider().sandbox, openVip, { agreementIds: ['vip-service'], hash }, zhang)
    await opened(upgrade.to(), 'zhang')
    await says('现有资产再持有 32 天')
    expect(document.body.textContent).not.toMatch(/去买入|立即买入|去存入/)
  })

  it('book a right once for two taps, and read that it is done', async () => {
    await opened(right('lecture'), 'tiered')
    const book = button('预约')
    await click(book)
    await click(book)
    await says('本期已用完')
    const tiered = await signIn(screens.provider().sandbox, 'tiered')
    const { rights } = await ask(screens.provider().sandbox, listVipRights, {}, tiered)
    expect(rights.find(({ rightId }) => rightId === 'lecture')?.claims).toHaveLength(1)
  })

  it('find by asking that a booking whose answer was lost came to nothing, and book again', async () => {
    await opened(right('lecture'), 'tiered')
    await control(screens.provider().sandbox, 'faults', {
      call: 'claimVipRight',
      kind: 'cut',
      times: 1,
    })
    await click(button('预约'))
    await says('没有预约成功，请再试一次')
    await click(button('预约'))
    await eventually(() => expect(document.body.textContent).toContain('本期已用完'))
  })

  it('are led to the tiers by a campaign that asks for one', async () => {
    await opened(keepActivityPaths.welcome.to({ activityId: 'keep-v3' }), 'coins')
    await click(button('了解了，进入活动'))
    await says('V3 及以上会员可参加')
    await click(button('查看升级'))
    await eventually(() => expect(location.pathname).toBe('/vip/upgrade'))
    await says('返回活动')
  })
})

describe('the elder edition', () => {
  it.each([
    [vipAgingHome.to(), 'zhang', '隐藏金额'],
    [vipAgingHome.to(), 'tiered', '30 天内失效 1,800 成长值'],
    [vipAgingHome.to(), null, '登录查看资产'],
    [allServiceAging.to(), null, '登录查看'],
    ['/vipAging', null, '人工客服'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    await opened(address, user)
    await eventually(() => expect(document.body.textContent).toContain(words))
  })

  it('has its home in place of home, and gives it back', async () => {
    chooseElderEdition(true)
    await opened(homePaths.home.to(), 'zhang')
    await says('切换标准版')
    await click(button('切换标准版'))
    await eventually(() => expect(location.pathname).toBe('/'))
    expect(isElderEdition()).toBe(false)
  })

  it('hides and shows amounts', async () => {
    await opened(vipAgingHome.to(), 'zhang')
    await says('隐藏金额')
    await click(button('隐藏金额'))
    await says('****')
    await click(button('显示金额'))
    expect(document.body.textContent).not.toContain('****')
  })

  it('finds a service by a word of its sentence, and says where there is none', async () => {
    await opened(allServiceAging.to(), null)
    await type(field(), '到账')
    await says('交易规则')
    expect(document.body.textContent).not.toContain('风险测评')
    await type(field(), '没有这个')
    await says('没有找到这项服务')
    await click(button('看全部服务'))
    await says('风险测评')
  })

  it('is offered at the first start, until that is answered', async () => {
    await opened(homePaths.home.to(), null)
    await says('需要更大的字吗')
    await click(button('不用了'))
    expect(document.body.textContent).not.toContain('需要更大的字吗')
    expect(await opened(homePaths.home.to(), null)).not.toContain('需要更大的字吗')
  })
})
