// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { ServerResponse } from 'node:http'
import { act } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listComments, listItems } from '#api/calls/content.ts'
import { rereadAll } from '#api/reread.ts'
import { queries } from '#app/data/queries.ts'
import { RET } from '#api/endpoint.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { path } from '#paths/path.ts'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import { screen } from '#templates/screen.ts'
import { button, click, one, eventually } from '#ui/testing/in-page.tsx'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { testComment, testItem } from '#shared/views/content/testing/test-item.ts'
import { putAway, putBack } from '#shared/views/content/moderation/gone-store.ts'
import { KeptNotice } from './KeptNotice.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import { prefetchCursorPages, useCursorList, useNewerItems } from './use-cursor-list.ts'

const PROBE = path('/probe', {})
const itemKey = ({ itemId }: ContentItem) => itemId

/** Ids of what is published, newest first; a cursor is the id after which the page begins. */
let published: string[] = []
/** Says whether the provider still takes its cursors. */
let remembers = true
const PAGE = 20

function answer(url: string): (response: ServerResponse) => void {
  const query = new URL(url, 'http://provider.example').searchParams
  const cursor = query.get('cursor')
  if (cursor !== null && !remembers) return replies.refusal(RET.badRequest)
  const from = cursor === null ? 0 : published.indexOf(cursor) + 1
  const page = query.get('size') === '1' ? [] : published.slice(from, from + PAGE)
  const asOf = `202603110900${String(published.length).padStart(2, '0')}`
  return replies.payload({
    records: page.map((itemId) => testItem({ itemId })),
    nextCursor: from + PAGE < published.length ? (page[page.length - 1] ?? '') : '',
    newSince: Math.max(0, published.length - Number((query.get('since') ?? asOf).slice(-2))),
    asOf,
  })
}

function Probe() {
  const list = useCursorList(listItems, { channel: 'manager' }, itemKey, { keptAs: () => 'probe' })
  const newer = useNewerItems(listItems, { channel: 'manager' }, list.first?.asOf)
  return (
    <main>
      <StaleNotice query={list} />
      <KeptNotice keptAt={list.keptAt} onReload={() => void list.refetch()} />
      <NewerNotice count={newer} onShow={() => void list.restart()} />
      <output>{list.data?.map(itemKey).join(' ')}</output>
      <p>{list.end}</p>
      <button type="button" onClick={list.more}>
        more
      </button>
      <button type="button" onClick={() => void list.refetch()}>
        refresh
      </button>
    </main>
  )
}

const row = screen({
  path: PROBE,
  title: '测试页',
  needs: [],
  load: async () => ({ default: Probe }),
})
let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>> | null = null
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  published = ids(45, 1)
  remembers = true
  provider.reply = (response) => {
    const { requestedUrls } = provider
    answer(requestedUrls[requestedUrls.length - 1] ?? '')(response)
  }
})
afterEach(async () => {
  await mounted?.close()
  mounted = null
})

/** `i-45` to `i-01`. */
function ids(most: number, least: number): string[] {
  return Array.from({ length: most - least + 1 }, (_, at) => `i-${most - at}`)
}
const shown = () => one('output').textContent.split(' ')
const eventuallyShown = (expected: readonly string[]) =>
  eventually(() => expect(shown()).toEqual(expected))

test('what is published meanwhile makes no gap and no repeat, and is not pushed in', async () => {
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  published = [...ids(48, 46), ...published]
  await click(button('more'))
  await eventuallyShown(ids(45, 6))
  await click(button('more'))
  await eventuallyShown(ids(45, 1))
  await eventually(() => expect(document.body.textContent).toContain('whole'))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toEqual(ids(45, 1))
  // As after an order, or a return from a native page.
  const asked = () => provider.requestedUrls.filter((url) => !url.includes('since=')).length
  const before = asked()
  await act(() => rereadAll(queries))
  expect(asked()).toBe(before)
})

test('newer ones are offered by their number, and come once they are requested', async () => {
  provider.reply = (response) => {
    const url = provider.requestedUrls[provider.requestedUrls.length - 1] ?? ''
    // Published after the list was read, before the query for newer items.
    if (url.includes('since=') && published.length === 45)
      published = [...ids(47, 46), ...published]
    answer(url)(response)
  }
  mounted = await mountedScreen(row, PROBE.to())
  await eventually(() => expect(document.body.textContent).toContain('有 2 条新内容'))
  expect(shown()).toEqual(ids(45, 26))
  await click(button('more'))
  await eventuallyShown(ids(45, 6))
  await click(button('有 2 条新内容'))
  await eventuallyShown(ids(47, 28))
  await eventually(() => expect(document.body.textContent).not.toContain('条新内容'))
})

test('a cursor that the provider no longer takes leads back to the beginning', async () => {
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  remembers = false
  await click(button('more'))
  await eventually(() => expect(document.body.textContent).toContain('failed'))
  published = ['i-46', ...published]
  remembers = true
  await click(button('more'))
  await eventuallyShown(ids(46, 27))
})

test('without a network the stored page is read, and says when that was', async () => {
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  await mounted.close()
  provider.reply = replies.noNetwork
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  expect(document.body.textContent).toContain('暂时连不上服务，以下为')
  expect(document.body.textContent).toContain('whole')
})

test('a refresh without a network leaves all rows, which say that they are not of now', async () => {
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  await click(button('more'))
  await eventuallyShown(ids(45, 6))
  provider.reply = replies.noNetwork
  await click(button('refresh'))
  await eventually(() => expect(document.body.textContent).toContain('没有更新成功'))
  expect(shown()).toEqual(ids(45, 6))
  expect(document.body.textContent).toContain('more')
  expect(document.body.textContent).not.toContain('暂时连不上服务')
})

test('a refresh is one call, however many pages there were, and goes on by its own cursor', async () => {
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  for (const last of [6, 1]) {
    await click(button('more'))
    await eventuallyShown(ids(45, last))
  }
  published = [...ids(48, 46), ...published]
  provider.requestedUrls.length = 0
  await click(button('refresh'))
  await eventuallyShown(ids(48, 29))
  const pages = provider.requestedUrls.filter((url) => !url.includes('since='))
  expect(pages).toHaveLength(1)
  await click(button('more'))
  await eventuallyShown(ids(48, 9))
})

test('what the user has deleted is gone from the list until that is undone', async () => {
  mounted = await mountedScreen(row, PROBE.to())
  await eventuallyShown(ids(45, 26))
  await act(async () => putAway('i-44'))
  expect(shown()).toEqual(['i-45', ...ids(43, 26)])
  await act(async () => putBack('i-44'))
  expect(shown()).toEqual(ids(45, 26))
})

test.each([
  ['with a text that waits for its review is read again', testComment({ state: 'pending' }), 2],
  [
    'with a reply that waits is read again',
    testComment({ firstReplies: [testComment({ state: 'pending' })] }),
    2,
  ],
  ['of public texts is read once', testComment(), 1],
])('a list %s when it is opened a minute later', async (_, comment, calls) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  provider.reply = replies.payload({ records: [comment], nextCursor: '', total: 1, focus: null })
  provider.requestedUrls.length = 0
  const client = new QueryClient()
  const call = prefetchCursorPages(listComments, { itemId: 'a-1', sort: 'hot' })
  await call.fetch(client)
  vi.setSystemTime(Date.now() + 60_000)
  await call.fetch(client)
  vi.useRealTimers()
  expect(provider.requestedUrls).toHaveLength(calls)
})
