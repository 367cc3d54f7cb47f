// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { readCopy } from '#platform/vault/copies.ts'
import { KEPT } from '#shared/parts/copies/kept-calls.ts'
import { RichText } from '#shared/views/content/rich-text/RichText.tsx'
import { testWholeItem } from '#shared/views/content/testing/test-item.ts'
import { inPage, eventually } from '#ui/testing/in-page.tsx'
import { prefetchItem, useItem } from './use-item.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
let client: QueryClient
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })
  provider.reply = replies.payload({ item: testWholeItem({ text: '正文' }), related: [] })
})

function Read({ itemId }: { readonly itemId: string }) {
  const { data } = useItem(itemId)
  return <p>{`${data?.payload.item.text} ${data?.keptAt === null ? 'of now' : 'a copy'}`}</p>
}
const read = (itemId: string) =>
  inPage(
    <QueryClientProvider client={client}>
      <Read itemId={itemId} />
    </QueryClientProvider>,
  )
const isKept = async (itemId: string) =>
  (await readCopy({ group: 'item', name: itemId, owner: '' }, KEPT.item)) !== null

// Before the others, which load the cleaner as well.
test('an item fetched ahead has all that draws its text', async () => {
  const item = testWholeItem({ body: '<p>正文</p>' })
  provider.reply = replies.payload({ item, related: [] })
  await prefetchItem('a-3').fetch(client)
  const page = await inPage(<RichText html={item.body} />)
  expect(page.host.textContent).toBe('正文')
  await page.unmount()
})

test('an item is stored once it is read, and not while it is only fetched ahead', async () => {
  await prefetchItem('a-1').fetch(client)
  await prefetchItem('a-2').fetch(client)
  const page = await read('a-2')
  await eventually(() => expect(page.host.textContent).toBe('正文 of now'))
  await expect.poll(() => isKept('a-2')).toBe(true)
  expect(await isKept('a-1')).toBe(false)
  await page.unmount()
})

test('what was read is shown without a network', async () => {
  provider.reply = replies.noNetwork
  const page = await read('a-2')
  await eventually(() => expect(page.host.textContent).toBe('正文 a copy'))
  await page.unmount()
})
