import { beforeEach, expect, test } from 'vitest'
import { claimVipRight, queryVip } from '#api/calls/vip/vip.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { KeepActivityHomePage, WelcomePage } from '#test/e2e/pages/activities/keep-pages.ts'
import { UpgradePage, VipHomePage } from '#test/e2e/pages/activities/vip-pages.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  // Days are compared: each journey begins on the sandbox's first day.
  beforeEach(() => journey().provider.client.reset())

  test('a user becomes a member, uses a right once on two devices, and is upgraded weeks later', async () => {
    const { host, openAs, provider } = journey()
    await openAs('zhang', myCenterPaths.centerHome.to())
    const entry = await (await new CenterHomePage(host).shown()).openMember()
    await entry.says('只计已确认的份额')
    const opened = await (await entry.open()).says('会员已开通，等级 V2')
    const home = await (await opened.goOn()).says('等级保留至 2027-03-11')
    expect(await home.days()).toContain('后失效')

    const right = await (await home.right('线上讲座')).use('预约')
    await right.says('本期已用完')
    const device = await OtherDevice.signIn(provider.client, 'zhang')
    const again = { rightId: 'lecture', period: '202603', requestNo: 'R202603111000000077' }
    expect(await device.call(claimVipRight, again)).toMatchObject({
      ok: false,
      retCode: SHOWN_RET.quotaUsed,
    })

    const { member } = await device.ask(queryVip, {})
    await host.control.open(vipPaths.upgrade.to())
    await (await new UpgradePage(host).shown()).says('现有资产再持有')
    await provider.client.moveClockTo('20260420210000')
    expect(member?.nextTierOn !== null && (member?.nextTierOn ?? '') < '20260420').toBe(true)
    await host.control.open(vipPaths.vipHome.to())
    await (await new VipHomePage(host).shown()).says('距 V4 还差')
  })

  test('a member who holds nothing any more sees points age, and falls when the protection ends', async () => {
    const { host, openAs, provider } = journey()
    await openAs('tiered', vipPaths.vipHome.to())
    const home = await (await new VipHomePage(host).shown()).says('17,400')
    await (await home.upgrade()).says('届时降一级')
    await provider.client.moveClockTo('20260312210000')
    await host.control.open(vipPaths.vipHome.to())
    await (await new VipHomePage(host).shown()).says('17,340')
    await provider.client.moveClockTo('20261224210000')
    await host.control.open(vipPaths.vipHome.to())
    await (await new VipHomePage(host).shown()).says('V2')
    const device = await OtherDevice.signIn(provider.client, 'tiered')
    expect((await device.ask(queryVip, {})).member?.tier).toBe(2)
  })

  test('a campaign for members leads to the tiers, and back', async () => {
    const { host, openAs } = journey()
    await openAs('coins', keepActivityPaths.keepActivityHome.to({ activityId: 'keep-v3' }))
    const campaign = await (await new WelcomePage(host).shown()).goOn()
    await campaign.says('V3 及以上会员可参加')
    const upgrade = await campaign.upgrade()
    await (await upgrade.says('300 成长值')).backToCampaign()
    expect(await (await new KeepActivityHomePage(host).shown()).rules()).toContain('参加条件')
  })
})
