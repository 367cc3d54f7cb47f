import { expect, test } from 'vitest'
import { listDraws } from '#api/calls/activities/chest.ts'
import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { MainPage } from '#test/e2e/pages/activities/chest-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider, user: 'coins' }, (journey) => {
  test('a draw whose answer was lost is spent once, and its prize is the one in the records', async () => {
    const { host, provider, openAs } = journey()
    const coins = await OtherDevice.signIn(provider.client, 'coins')
    const drawn = () => coins.ask(listDraws, { page: 1, size: 10 })
    await openAs('coins', treasureChestPaths.main.to())
    const chest = await (await new MainPage(host).shown()).draws(3)

    const first = await chest.open()
    await chest.draws(2)
    expect((await drawn()).records[0]?.title).toBe(first)

    // Nothing came of this one: it is asked for, and can be tried again with the same number.
    await provider.client.failNext('openChest')
    await chest.tryToOpen()
    const second = await chest.open()
    await chest.draws(1)
    const { total, records } = await drawn()
    expect(total).toBe(2)
    expect(records.map(({ title }) => title)).toContain(second)
    await chest.signIn()
    await chest.reload()
    await chest.draws(1)
  })
})
