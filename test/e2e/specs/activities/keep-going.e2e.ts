import { expect, test } from 'vitest'
import { keepClaimRewards, keepHomepage } from '#api/calls/keep-challenge.ts'
import { joinActivity } from '#api/calls/campaign.ts'
import { skipPlan } from '#api/calls/plan-change.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { KeepActivityHomePage, WelcomePage } from '#test/e2e/pages/activities/keep-pages.ts'
import { KeepInvestResultPage } from '#test/e2e/pages/plan-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const KEEP = { activityId: 'keep-1' }
const HOME = keepActivityPaths.keepActivityHome.to()
const FUND = '001386'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user joins, is debited, claims the first reward once, and loses the row by a miss', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('zhang', HOME)
    const device = await OtherDevice.signIn(client, 'zhang')
    const welcomed = await (await new WelcomePage(host).shown()).goOn()
    expect(await welcomed.rules()).toEqual(
      expect.arrayContaining(['活动时间', '参加条件', '领取截止', '计期方式', '奖励']),
    )
    const form = await (await welcomed.join()).choose(FUND)
    await form.enterAmount('100')
    await (await form.chooseCycle('每周', '周四')).agree()
    const made = await (await form.confirm()).enter(TRADING_PASSWORD, KeepInvestResultPage)
    const home = await (await made.says('定投计划已创建')).challenge(KeepActivityHomePage)
    await (await home.says('已参加')).inARow(0)

    // Debited, and not confirmed yet.
    await client.moveClockTo('20260312160000')
    await (await home.reload()).says('的扣款处理中，份额确认后计期')
    await client.moveClockTo('20260313100000')
    await (await home.reload()).inARow(1)
    await home.claim('+10 金币')
    await expect.poll(() => home.steps()).toContainEqual(expect.stringMatching(/1 期[^]*已领取/))
    const again = await device.call(keepClaimRewards, { ...KEEP, stepId: 'keep-1' })
    expect(again).toMatchObject({ ok: false, retCode: RET.alreadyClaimed })

    const { planNo } = await device.ask(keepHomepage, KEEP)
    const skipped = { planNo: planNo ?? '', debitDate: '20260319', skip: true }
    await device.ask(skipPlan, skipped)
    await client.moveClockTo('20260320100000')
    await (await home.reload()).inARow(0)
    const detail = await home.instalments()
    await expect.poll(() => detail.rows()).toHaveLength(2)
    const [missed, paid] = await detail.rows()
    expect(missed).toContain('未计期：您已选择跳过本次扣款')
    expect(paid).toContain('计 1 期')
    await detail.order('2026-03-12')
  })
})

onEachEngine({ provider: openProvider }, (journey) => {
  test('a claim that came to nothing is found by asking, claimed again, and possible after the end', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('keeper', HOME)
    const home = await new KeepActivityHomePage(host).shown()
    await (await home.says('已参加')).inARow(5)
    await client.failNext(keepClaimRewards.name)
    await home.claim('没有领取成功，请再试一次')
    await home.claim('+50 金币')
    await expect.poll(() => home.steps()).toContainEqual(expect.stringMatching(/3 期[^]*已领取/))
    const keeper = await OtherDevice.signIn(client, 'keeper')
    const { endTime } = await keeper.ask(keepHomepage, KEEP)
    await client.moveClockTo(endTime)
    await (await home.reload()).says('活动已结束，奖励可领至')
    await home.claim('+100 金币')
    const late = await keeper.call(joinActivity, {
      ...KEEP,
      ruleVersion: '20260201',
      consentId: 'keep-rules',
    })
    expect(late).toMatchObject({ ok: false, retCode: SHOWN_RET.activityOver })
  })
})
