import { expect, test } from 'vitest'
import { activityPaths } from '#paths/activities/activity.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  DuibaPage,
  ExchangeHistoryView,
  RefusedAddressView,
} from '#test/e2e/pages/activities/newcomer-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  test('the points mall is left for by a tap, with a link for one sign-in, and returned from', async () => {
    const { host, provider, openAs } = journey()
    const { control } = host
    await openAs('every', activityPaths.duiba.to())
    const mall = await new DuibaPage(host).shown()
    expect((await control.state()).outside).toBeNull()
    await mall.leave()
    const { outside } = await control.until((state) => state.outside !== null)
    const { pathname, search, hostname } = new URL(outside ?? '')
    expect(hostname).toBe('mall.hean.example')
    const enter = async () => (await fetch(`${provider.client.url}${pathname}${search}`)).status
    // The app's own view may have entered before.
    const [, again] = [await enter(), await enter()]
    expect(again).toBe(410)
    const entered = provider.log().filter((line) => line.includes(`GET ${pathname} 200`))
    expect(entered).toHaveLength(1)
    await control.back()
    await control.until((state) => state.outside === null)
    await (await mall.shown()).says('可用金币')
  })

  test('the records of codes lead to the mall, and an address of another site leads nowhere', async () => {
    const { host, openAs } = journey()
    await openAs('every', exchangePaths.history.to())
    await (await new ExchangeHistoryView(host).shown()).openMall()
    await host.control.open(activityPaths.duiba.to({ redirect: 'https://evil.example/' }))
    await new RefusedAddressView(host).shown()
    expect((await host.control.state()).outside).toBeNull()
  })
})
