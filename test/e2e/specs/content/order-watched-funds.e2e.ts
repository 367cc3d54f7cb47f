import { expect, test } from 'vitest'
import { listFundQuotes, listWatched, syncWatched } from '#api/calls/funds/watch.ts'
import { actOn, EMPTY_WATCH_LIST, mergedLists } from '#domain/watch/watch-list.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { WatchedFundsView } from '#test/e2e/pages/funds/watch-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const FUNDS = ['980301', '980401', '980201', '980501'] as const
const WATCHED = fundPortalPaths.allFundList.to({ scope: 'watch' })

onEachEngine({ provider: openProvider }, (journey) => {
  test('watched funds are put in order with a finger and with a button, on every device', async () => {
    const { host, provider, openAs } = journey()
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    const acts = [
      ...FUNDS.map((fundCode) => actOn(EMPTY_WATCH_LIST, { do: 'star', fundCode, on: true }, 0)),
      actOn(EMPTY_WATCH_LIST, { do: 'order', order: FUNDS }, 0),
    ]
    const ordered = acts.reduce(mergedLists, EMPTY_WATCH_LIST)
    await other.ask(syncWatched, {
      funds: [...ordered.funds],
      order: [...ordered.order],
      orderedAt: ordered.orderedAt,
    })
    const { funds } = await provider.client.ask(listFundQuotes, { fundCodes: FUNDS.join(',') })
    const [first = '', second = '', third = '', fourth = ''] = FUNDS.map(
      (code) => funds.find((it) => it.fundCode === code)?.fundName,
    )
    const saved = async () => (await other.ask(listWatched, {})).order

    await openAs('zhang', WATCHED)
    const watched = await (await new WatchedFundsView(host).shown()).reorder()
    await watched.drag(fourth, first)
    await expect.poll(saved).toEqual(['980501', '980301', '980401', '980201'])
    await watched.drag(first, third)
    await expect.poll(saved).toEqual(['980501', '980401', '980201', '980301'])
    await watched.stepUp(third)
    await expect.poll(saved).toEqual(['980501', '980201', '980401', '980301'])
    const names = await watched.order()
    for (const [at, name] of [fourth, third, second, first].entries()) {
      expect(names[at]).toContain(name)
    }
    await (await watched.done()).rows()
  })
})
