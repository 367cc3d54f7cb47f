// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listComments, listItems, listMyContent, queryItem } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { button, click, inPage, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { useRemoval } from './use-removal.ts'

const UNDO_MS = 5_000

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage
let client: QueryClient
let deleted = 0

/** Another comment for each test: what is deleted stays so for as long as the page is open. */
const id = () => `c-${deleted}`

function Probe() {
  const { gone, remove } = useRemoval()
  return (
    <>
      <button type="button" onClick={() => remove({ commentId: id() })}>
        delete
      </button>
      <output>{gone.has(id()) ? 'gone' : 'there'}</output>
      <ToastHost />
    </>
  )
}

const opened = () =>
  inPage(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  )

const state = () => page.host.querySelector('output')?.textContent
const asked = () => provider.requestedUrls.filter((url) => url.includes('deleteMine')).length
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  provider.requestedUrls.length = 0
  provider.reply = replies.payload({ state: 'deleted' })
  deleted += 1
  client = new QueryClient()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = await opened()
})
afterEach(async () => {
  await page.unmount()
  vi.useRealTimers()
})

test('what is deleted is gone at once, and at the provider after five seconds', async () => {
  await click(button('delete'))
  expect(state()).toBe('gone')
  await pass(UNDO_MS - 1)
  expect(asked()).toBe(0)
  await pass(1)
  await eventually(() => expect(asked()).toBe(1))
  expect(state()).toBe('gone')
})

test('until then it can be undone, and then nothing is sent', async () => {
  await click(button('delete'))
  await pass(UNDO_MS - 1)
  await click(button('撤销'))
  expect(state()).toBe('there')
  await pass(2 * UNDO_MS)
  expect(asked()).toBe(0)
})

const leave = {
  'is left': () => window.dispatchEvent(new Event('pagehide')),
  'goes out of view': () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
  },
}

test.each(Object.entries(leave))(
  'it is sent at once when the page %s, and once, and can no longer be undone',
  async (_, go) => {
    await click(button('delete'))
    await act(async () => void go())
    await eventually(() => expect(asked()).toBe(1))
    await click(button('撤销'))
    expect(state()).toBe('gone')
    expect(document.body.textContent).toContain('已经删除，不能撤销')
    await pass(2 * UNDO_MS)
    expect(asked()).toBe(1)
  },
)

test('it is gone from the screens that are opened afterwards as well', async () => {
  await click(button('delete'))
  await pass(UNDO_MS)
  await eventually(() => expect(asked()).toBe(1))
  await page.unmount()
  page = await opened()
  expect(state()).toBe('gone')
})

test('its cached data is read again when it is opened, a long list of items is not', async () => {
  const cursorList: QueryKey = [listItems.name, 'cursor', { channel: 'recommend' }]
  const holding: QueryKey[] = [
    [listItems.name, { tag: '纯债' }],
    [listComments.name, 'cursor', { itemId: 'a-1' }],
    [listMyContent.name, 'mine', { part: 'posts' }],
    [queryItem.name, 'kept', 'a-1'],
  ]
  for (const key of [...holding, cursorList]) client.setQueryData(key, {})
  const outdated = (key: QueryKey) => client.getQueryState(key)?.isInvalidated
  await click(button('delete'))
  await pass(UNDO_MS)
  await eventually(() => expect(holding.map(outdated)).toEqual(holding.map(() => true)))
  expect(outdated(cursorList)).toBe(false)
})

test('what was undone is not sent when the page is left', async () => {
  await click(button('delete'))
  await click(button('撤销'))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  await pass(UNDO_MS)
  expect(asked()).toBe(0)
})

test.each([
  ['refuses', '没有删除成功，已恢复', replies.refusal(RET.notFound)],
  ['does not answer', '没有收到删除结果，已恢复', replies.noNetwork],
])('it is there again where the provider %s', async (_, words, reply) => {
  provider.reply = reply
  await click(button('delete'))
  await pass(UNDO_MS)
  await eventually(() => expect(state()).toBe('there'))
  expect(document.body.textContent).toContain(words)
})

test('what waits is deleted when the page is left, also after its screen was', async () => {
  await click(button('delete'))
  await page.unmount()
  window.dispatchEvent(new Event('pagehide'))
  await eventually(() => expect(asked()).toBe(1))
  page = await opened()
})
