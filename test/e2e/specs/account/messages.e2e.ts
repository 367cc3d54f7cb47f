import { expect, test } from 'vitest'
import { listTalks } from '#api/calls/company.ts'
import { listMessages } from '#api/calls/message.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { dailyPlan } from '#test/e2e/daily-plan.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { SettingsPage, MessagesPage, TalksView } from '#test/e2e/pages/account/message-pages.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { CenterHomePage } from '#test/e2e/pages/my-center-pages.ts'
import { DetailPage } from '#test/e2e/pages/plan-detail-pages.ts'
import { DirectInvestCashierPage, ResultPage } from '#test/e2e/pages/plan-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** An amount that the bank refuses. */
const REFUSED = '1000.46'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a debit that failed is read on one device, and repaired from its message', async () => {
    const { host, provider } = journey()
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    await dailyPlan(other, REFUSED)
    await provider.client.moveClockTo('20260312160000')
    await host.control.open('/')
    await new HomePage(host).signedIn()
    const messages = await new HomePage(host).openMessages()
    expect((await messages.messages())[0]).toContain('定投第 1 次扣款失败')
    const plan = await messages.open('定投第 1 次扣款失败', new DetailPage(host))
    // Read here, it is read everywhere.
    const { items } = await other.ask(listMessages, { kind: 'plan', size: 1 })
    expect(items[0]).toMatchObject({ title: '定投第 1 次扣款失败', read: '1' })
    const edit = await plan.edit(new DirectInvestCashierPage(host))
    await edit.enterAmount('800')
    const changed = await (await edit.confirm()).enter(TRADING_PASSWORD, ResultPage)
    await changed.says('定投计划已修改')
    await provider.client.moveClockTo('20260316100000')
    await host.control.open('/messages')
    const after = await new MessagesPage(host).shown()
    expect((await after.messages()).join()).toContain('定投确认成功')
    expect((await after.messages()).join()).not.toContain('第 2 次扣款失败')
  })

  test('a talk with a reminder is announced on its day, and the message leads to the talks', async () => {
    const { host, provider } = journey()
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    const { talks } = await other.ask(listTalks, {})
    const talk = talks.find(({ state, startTime }) => state === 'coming' && startTime > '20260312')
    await host.control.open(fundManagerPaths.home.to())
    const lounge = await new TalksView(host).shown()
    await lounge.remind(talk?.title ?? '')
    await provider.client.moveClockTo(talk?.startTime ?? '')
    await host.control.open('/messages?kind=content')
    const messages = await new MessagesPage(host).shown()
    expect((await messages.messages())[0]).toContain(talk?.title.slice(0, 10))
    await messages.open('您预约的直播即将开始', new TalksView(host))
  })

  test('a push opens what its message leads to, with the list behind it', async () => {
    const { host, provider } = journey()
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    const { items } = await other.ask(listMessages, { kind: 'plan', size: 1 })
    const messageId = items[0]?.messageId ?? ''
    await host.control.open(`/messages?open=${messageId}`)
    await new DetailPage(host).shown()
    await host.control.back()
    const list = await new MessagesPage(host).shown()
    expect(await list.address()).toEqual({ path: '/messages', query: {} })
    await host.control.open('/messages?open=AAAAAAAAAAAAAAAAAAAAAAAA')
    await (await new MessagesPage(host).shown()).says('这条消息已过期或不存在')
  })

  test('reading all can be taken back, and a kind is switched off', async () => {
    const { host, provider } = journey()
    await provider.client.moveClockTo('20260401110000')
    await host.control.open('/messages')
    const list = await new MessagesPage(host).shown()
    const before = await list.unread()
    expect(before).toMatch(/^\d+ 条未读$/)
    await list.readAllOfThem()
    await list.undo()
    expect(await list.unread()).toBe(before)
    await host.control.open('/myCenter/centerHome')
    const settings = await new CenterHomePage(host)
      .shown()
      .then((centre) => centre.toMessageSettings(new SettingsPage(host)))
    expect(await settings.row('交易')).toContain('始终开启')
    await settings.turn('报告', '已关闭')
    await settings.turn('报告', '已开启')
  })
})
