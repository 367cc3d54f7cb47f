import { expect, test } from 'vitest'
import { keepHomepage } from '#api/calls/keep-challenge.ts'
import { listPlans } from '#api/calls/plan.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { queryApplyResult } from '#api/calls/trade.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import {
  DirectInvestCashierPage,
  KeepInvestCashierPage,
  KeepInvestResultPage,
  ResultPage,
} from '#test/e2e/pages/plan-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUND = { code: '980303', name: '澄川新动力灵活配置混合A' }
const { directInvestCashier, keepInvestCashier } = directInvestPaths
const KEEP = 'keep-1'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user makes a monthly plan, sees its moved debits before, changes it, and makes another like it', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang')
    const device = await OtherDevice.signIn(provider.client, 'zhang')
    const plans = async () => (await device.ask(listPlans, { ended: '0' })).plans
    const fund = await (await new HomePage(host).shown()).findFund(FUND.code, FUND.name)
    const form = await (await fund.plan()).goOn()
    await form.enterAmount('500')
    await form.chooseCycle('每月', '31 日')
    // 31 May is a Sunday.
    await expect.poll(() => form.debits()).toContain('06-01 周一\n05-31 休市顺延')
    await form.agree()

    // A reload in the middle loses nothing.
    await form.reload()
    expect(await form.amount()).toBe('500')
    expect(await form.agreed()).toBe(true)
    expect(await form.act()).toBe('确认定投 每月 31 日 500.00 元')
    const password = await form.confirmTwice()
    const made = await password.enterHastily(TRADING_PASSWORD, ResultPage)
    await made.says('定投计划已创建')
    expect(await made.nextDebit()).toContain('2026-03-31')
    const [plan] = await plans()
    expect(await plans()).toMatchObject([{ fundCode: FUND.code, amount: '500.00', cycleDay: 31 }])

    const planNo = plan?.planNo ?? ''
    await host.control.open(directInvestCashier.to({ planNo }))
    const edit = await new DirectInvestCashierPage(host).shown()
    expect(await edit.amount()).toBe('500.00')
    await edit.enterAmount('800')
    const changed = await (await edit.confirm()).enter(TRADING_PASSWORD, ResultPage)
    await changed.says('定投计划已修改')
    expect(await plans()).toMatchObject([{ planNo, amount: '800.00' }])

    await host.control.open(directInvestCashier.to({ planNo, clone: '1' }))
    const clone = await new DirectInvestCashierPage(host).shown()
    expect(await clone.amount()).toBe('800.00')
    await (await clone.chooseCycle('每周', '周四')).agree()
    const cloned = await (await clone.confirm()).enter(TRADING_PASSWORD, ResultPage)
    await cloned.says('定投计划已创建')
    expect((await plans()).map(({ cycle }) => cycle).toSorted()).toEqual(['monthly', 'weekly'])
  })

  test('a user who adds a card midway finds the form still full, and a lost answer makes one plan', async () => {
    const { host, provider, openAs } = journey()
    await openAs('failing', directInvestCashier.to({ fundCode: '001386', amount: '300' }))
    const device = await OtherDevice.signIn(provider.client, 'failing')
    const made = async () =>
      (await device.ask(listPlans, { ended: '0', fundCode: '001386' })).plans.filter(
        ({ amount }) => amount === '300.00',
      )
    const form = await new DirectInvestCashierPage(host).shown()
    expect(await form.amount()).toBe('300')
    await form.chooseCycle('每周', '周四')
    const cards = await form.addCard()
    await cards.enterNumbers(inventedCardNo('629901', 'plan card', '7773'), '13000000001')
    await cards.agree()
    await (await cards.askCode()).press(TRADING_PASSWORD)
    await (await cards.codeSent()).enterCode(await provider.client.smsCode())
    await form.shown()
    expect(await form.amount()).toBe('300')
    expect(await form.act()).toBe('确认定投 每周四 300.00 元')
    await expect.poll(() => form.card()).toContain('7773')
    await form.agree()

    await provider.client.failNext(createPlan.name)
    await provider.client.failNext(queryApplyResult.name)
    const lost = await (await form.confirm()).enter(TRADING_PASSWORD, ResultPage)
    await lost.says('正在确认结果')
    await lost.says('定投计划没有创建成功')
    expect(await made()).toHaveLength(0)
    const again = await lost.again()
    expect(await again.amount()).toBe('300')
    const placed = await (await again.confirm()).enter(TRADING_PASSWORD, ResultPage)
    await placed.says('定投计划已创建')
    expect(await made()).toHaveLength(1)
  })

  test('a user joins the keep challenge and earns its first reward', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', keepInvestCashier.to({ activityId: KEEP, fundCode: '001386' }))
    const form = await new KeepInvestCashierPage(host).shown()
    await form.enterAmount('100')
    await (await form.chooseCycle('每周', '周四')).agree()
    const joined = await (await form.confirm()).enter(TRADING_PASSWORD, KeepInvestResultPage)
    await (await joined.says('定投计划已创建')).mentions('最早 2026-03-12')
    await provider.client.moveClockTo('20260313100000')
    const device = await OtherDevice.signIn(provider.client, 'zhang')
    const { times, steps } = await device.ask(keepHomepage, { activityId: KEEP })
    expect({ times, first: steps[0]?.state }).toEqual({ times: 1, first: 'earned' })
  })
})
