import { expect, test } from 'vitest'
import { onEachEngine } from '#test/e2e/journey.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { control } from '#test/sandbox/testing/test-client.ts'

onEachEngine({ path: '/', provider: openProvider, user: 'zhang' }, (journey) => {
  test('each opening of the app is reported once, with the screen that it showed', async () => {
    const { host, provider } = journey()
    const home = new HomePage(host)
    const openings = () => control(provider.client, 'openings')
    await (await home.shown()).signedIn()
    await expect
      .poll(openings, { timeout: 20_000 })
      .toMatchObject({ openings: 1, rows: [{ row: '/', kind: 'cold', openings: 1 }] })
    await host.control.open('/asset/holdList')
    await expect
      .poll(openings, { timeout: 20_000 })
      .toMatchObject({ openings: 2, rows: [{ row: '/' }, { row: '/asset/holdList' }] })
  })
})
