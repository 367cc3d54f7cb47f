import { expect, test } from 'vitest'
import { queryIndex } from '#api/calls/fund-index.ts'
import {
  listFundQuotes,
  listPriceReminders,
  listWatched,
  syncWatched,
} from '#api/calls/funds/watch.ts'
import { actOn, watchedFunds } from '#domain/watch/watch-list.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { MessagesPage } from '#test/e2e/pages/account/message-pages.ts'
import { DoorsView } from '#test/e2e/pages/doors/doors-view.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { IndexDetailPage } from '#test/e2e/pages/funds/fund-record-pages.ts'
import { RemindersSheet, StarView, WatchedFundsView } from '#test/e2e/pages/funds/watch-pages.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUNDS = ['980301', '980401', '980201'] as const
const MORE = '980501'
const WATCHED = fundPortalPaths.allFundList.to({ scope: 'watch' })

onEachEngine({ provider: openProvider, provokesRefusals: true }, (journey) => {
  test('three funds are starred signed out, merged at sign-in, compared, and one is bought', async () => {
    const { host, provider } = journey()
    const fundCodes = [...FUNDS, MORE].join(',')
    const { funds } = await provider.client.ask(listFundQuotes, { fundCodes })
    const [first = '', second = '', third = '', fourth = ''] = funds.map((it) => it.fundName)

    for (const [at, name] of [first, second].entries()) {
      await host.control.open(fundDetailPaths.fundDetailSingle.to({ fundCode: FUNDS[at] ?? '' }))
      await (await new StarView(host).shown()).star(name)
    }
    await host.control.open(fundPortalPaths.allFundList.to({ words: FUNDS[2] }))
    await (await new StarView(host).shown()).star(third)
    await host.control.open(WATCHED)
    const watched = await new WatchedFundsView(host).shown()
    await expect.poll(async () => (await watched.rows()).length).toBe(3)
    await watched.write(second, '稳健', '等回撤')
    expect((await watched.rows()).map((it) => it.includes('等回撤'))).toEqual([false, true, false])

    await host.control.open('/')
    await (await new HomePage(host).shown()).signIn('zhang')
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    const codes = async () =>
      watchedFunds(await other.ask(listWatched, {})).map((it) => it.fundCode)
    await expect.poll(codes).toEqual([...FUNDS].toReversed())

    // Another device takes one more in; both have the same list, in the order that this one makes.
    const list = await other.ask(listWatched, {})
    const star = actOn(list, { do: 'star', fundCode: MORE, on: true }, 0)
    await other.ask(syncWatched, { funds: [...star.funds], order: [], orderedAt: 0 })
    await host.control.open(WATCHED)
    await watched.shown()
    await expect.poll(async () => (await watched.rows()).length).toBe(4)
    await watched.moveUp(first)
    const own = await watched.rows()
    const at = (name: string) => own.findIndex((it) => it.includes(name))
    expect([fourth, third, second, first].map(at)).toSatisfy(
      (places: number[]) => new Set(places).size === 4 && !places.includes(-1),
    )
    await expect.poll(async () => (await other.ask(listWatched, {})).order.length).toBe(4)

    const compared = await watched.compare([first, second, third])
    const text = await compared.text()
    for (const words of ['业绩比较基准', '最大回撤', '区间起', '区间止', '持仓重合', '管理费']) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/最优|胜出|推荐买/)
    await (await compared.open(first)).buy()
  })

  test('a reminder fires at the next published value, once', async () => {
    const { host, provider, openAs } = journey()
    const [fundCode] = FUNDS
    await openAs('qian', fundDetailPaths.fundDetailSingle.to({ fundCode }))
    await new FundDetailSinglePage(host).shown()
    await new DoorsView(host).press('净值提醒')
    const sheet = await new RemindersSheet(host).shown()
    await sheet.set('日涨幅达到', '0.01')
    await sheet.set('日跌幅达到', '0.01')
    const other = await OtherDevice.signIn(provider.client, 'qian')
    const of = { subject: 'fund', code: fundCode } as const
    const waiting = async () => (await other.ask(listPriceReminders, of)).reminders.length
    await expect.poll(waiting).toBe(2)
    await provider.client.moveClockTo('20260311200500')
    expect(await waiting()).toBe(1)
    await host.control.open('/')
    const messages = await (await new HomePage(host).signedIn()).openMessages()
    await new MessagesPage(host).shown()
    expect((await messages.messages())[0]).toContain('净值提醒')
    await messages.open('净值提醒', new FundDetailSinglePage(host))
  })

  test('a reminder of an index is set, changed, and fires at a later close, once', async () => {
    const { host, provider, openAs } = journey()
    const indexCode = '880800'
    const percentile = Number((await provider.client.ask(queryIndex, { indexCode })).percentile)
    await openAs('qian', fundIndexPaths.indexDetail.to({ indexCode }))
    await new IndexDetailPage(host).shown()
    await new DoorsView(host).press('估值提醒')
    const sheet = await new RemindersSheet(host).shown()
    await sheet.set('百分位升到', '99')
    await sheet.change('99%', String(Math.floor(percentile) + 1))
    await sheet.set('百分位降到', String(Math.ceil(percentile) - 1))
    const other = await OtherDevice.signIn(provider.client, 'qian')
    const of = { subject: 'index', code: indexCode } as const
    const waiting = async () => (await other.ask(listPriceReminders, of)).reminders.length
    await expect.poll(waiting).toBe(2)
    for (let day = 12; day < 32 && (await waiting()) === 2; day += 1) {
      await provider.client.moveClockTo(`202603${day}200500`)
    }
    expect(await waiting()).toBe(1)
    await host.control.open('/')
    const messages = await (await new HomePage(host).signedIn()).openMessages()
    await new MessagesPage(host).shown()
    await messages.open('估值提醒', new IndexDetailPage(host))
  })
})
