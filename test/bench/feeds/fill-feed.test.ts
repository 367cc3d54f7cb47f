import { expect, it } from 'vitest'
import { listItems } from '#api/calls/content.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { fillFeed } from './fill-feed.ts'

it('gives the feed the requested number of items, each read once', async () => {
  const database = 'file:fill-feed?mode=memory&cache=shared'
  const sandbox = await startSandbox({
    database,
    providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
  })
  const page = (cursor: string) =>
    ask(sandbox, listItems, {
      channel: 'recommend',
      size: 20,
      ...(cursor === '' ? {} : { cursor }),
    })
  const { asOf } = await page('')
  expect(fillFeed(database, asOf, 400)).toBe(400)
  const ids = new Set<string>()
  for (let cursor = '', isFirst = true; isFirst || cursor !== ''; isFirst = false) {
    const { records, nextCursor } = await page(cursor)
    for (const { itemId } of records) ids.add(itemId)
    cursor = nextCursor
  }
  await sandbox.stop()
  expect(ids.size).toBe(400)
})
