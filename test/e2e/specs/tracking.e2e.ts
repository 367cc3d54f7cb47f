import * as v from 'valibot'
import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { control } from '#test/sandbox/testing/test-client.ts'

const tracking = v.object({
  events: v.array(v.object({ event: v.looseObject({ name: v.string(), row: v.string() }) })),
})

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  const seen = async (): Promise<readonly string[]> => {
    const { events } = v.parse(tracking, await control(journey().provider.client, 'tracking'))
    return events.map(({ event }) => `${event.name} ${event.row}`).toReversed()
  }

  test('pages and taps are tracked by their rows, and what waits when a page is left arrives once', async () => {
    const { host, provider } = journey()
    const home = await new HomePage(host).shown()
    await home.signedIn()
    const fund = await home.findFund('980301', '禾岸灵活配置混合A')
    await fund.atRest()
    await expect
      .poll(seen, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['page_view /', 'page_leave /', 'opening /']))
    await host.control.open('/charge/shiftRule')
    await expect
      .poll(seen, { timeout: 20_000 })
      .toContain('page_leave /fund_detail/FundDetailSingle')
    const left = (await seen()).filter((it) => it === 'page_leave /fund_detail/FundDetailSingle')
    expect(left).toHaveLength(1)
    const all = JSON.stringify(await control(provider.client, 'tracking'))
    for (const personal of ['张亦明', '13000000001', 'openId', 'fundCode=']) {
      expect(all).not.toContain(personal)
    }
  })

  test('what could not be sent without a network is sent later, once', async () => {
    const { host, provider } = journey()
    const fault = (kind: string) =>
      control(provider.client, 'faults', { call: 'sensorLog3rd', kind })
    await fault('cut')
    await host.control.open('/transaction/TransactionMain')
    await host.browser.waitUntil(
      () =>
        host.browser.execute(() =>
          Object.keys(localStorage).some((key) =>
            localStorage.getItem(key)?.includes('/transaction/'),
          ),
        ),
      { timeout: 20_000 },
    )
    await host.control.open('/')
    expect(await seen()).not.toContain('page_view /transaction/TransactionMain')
    await fault('none')
    await host.control.open('/')
    await expect.poll(seen, { timeout: 20_000 }).toContain('page_view /transaction/TransactionMain')
    const views = (await seen()).filter((it) => it === 'page_view /transaction/TransactionMain')
    expect(views).toHaveLength(1)
  })
})
