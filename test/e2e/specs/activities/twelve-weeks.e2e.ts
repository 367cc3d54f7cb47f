import { expect, test } from 'vitest'
import { directClaimRewards, directHomepage } from '#api/calls/direct-challenge.ts'
import { skipPlan } from '#api/calls/plan-change.ts'
import { RET } from '#api/endpoint.ts'
import { directActivityPaths } from '#paths/activities/direct-activity.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { KeepActivityHomePage, WelcomePage } from '#test/e2e/pages/activities/keep-pages.ts'
import { KeepInvestResultPage } from '#test/e2e/pages/plan-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const DIRECT = { activityId: 'direct-1' }
const NAME = '12 周定投挑战'
const FUND = '001386'

onEachEngine({ provider: openProvider }, (journey) => {
  test('the twelfth week is debited, confirmed and claimed once, though the first claim is lost', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('keeper', directActivityPaths.home.to())
    const home = await new KeepActivityHomePage(host).shown()
    await (await home.says('已参加')).inARow(11)
    await home.says('连续期数从 0 重新计')
    // Debited, and not confirmed yet.
    await client.moveClockTo('20260313160000')
    await (await home.reload()).says('的扣款处理中，份额确认后计期')
    await client.moveClockTo('20260316100000')
    await (await home.reload()).inARow(12)
    await client.failNext(directClaimRewards.name)
    await home.claim('没有领取成功，请再试一次')
    await home.claim('+150 金币')
    await expect.poll(() => home.steps()).toContainEqual(expect.stringMatching(/12 期[^]*已领取/))
    const device = await OtherDevice.signIn(client, 'keeper')
    const again = await device.call(directClaimRewards, { ...DIRECT, stepId: 'direct-12' })
    expect(again).toMatchObject({ ok: false, retCode: RET.alreadyClaimed })
  })
})

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user joins with a weekly plan, and a skipped week uses up the grace alone', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    await openAs('zhang', directActivityPaths.loading.to())
    const welcomed = await (await new WelcomePage(host).shown()).goOn()
    const form = await (await welcomed.join()).choose(FUND)
    await form.enterAmount('100')
    await form.agree()
    const made = await (await form.confirm()).enter(TRADING_PASSWORD, KeepInvestResultPage)
    const home = await (await made.says('定投计划已创建')).challenge(KeepActivityHomePage, NAME)
    await (await home.says('已参加')).inARow(0)
    // Mondays: one is paid, one is skipped, one is paid.
    await client.moveClockTo('20260317100000')
    await (await home.reload()).inARow(1)
    const device = await OtherDevice.signIn(client, 'zhang')
    const { planNo } = await device.ask(directHomepage, DIRECT)
    const skipped = { planNo: planNo ?? '', debitDate: '20260323', skip: true }
    await device.ask(skipPlan, skipped)
    await client.moveClockTo('20260324100000')
    await (await (await home.reload()).says('已豁免')).inARow(1)
    await client.moveClockTo('20260331100000')
    await (await home.reload()).inARow(2)
    const detail = await home.instalments()
    await expect.poll(() => detail.rows()).toHaveLength(3)
    expect((await detail.rows())[1]).toContain('未计期：您已选择跳过本次扣款')
  })
})
