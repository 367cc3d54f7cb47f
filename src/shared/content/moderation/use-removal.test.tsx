// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { eventually } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useRemoval } from './use-removal.ts'

const UNDO_MS = 5_000

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage
const done = vi.fn<() => void>()

function Probe() {
  const { gone, remove } = useRemoval()
  return (
    <>
      <button type="button" onClick={() => remove({ commentId: 'c-1' }, done)}>
        delete
      </button>
      <output>{gone.has('c-1') ? 'gone' : 'there'}</output>
      <ToastHost />
    </>
  )
}

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
  done.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = await inPage(<Probe />)
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
  await eventually(() => expect(done).toHaveBeenCalledOnce())
  expect([asked(), state()]).toEqual([1, 'gone'])
})

test('until then it can be undone, and then nothing is sent', async () => {
  await click(button('delete'))
  await pass(UNDO_MS - 1)
  await click(button('撤销'))
  expect(state()).toBe('there')
  await pass(2 * UNDO_MS)
  expect([asked(), done.mock.calls.length]).toEqual([0, 0])
})

test('it is sent at once when the page is left, and once', async () => {
  await click(button('delete'))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  await eventually(() => expect(done).toHaveBeenCalledOnce())
  await pass(2 * UNDO_MS)
  expect(asked()).toBe(1)
})

test('what was undone is not sent when the page is left', async () => {
  await click(button('delete'))
  await click(button('撤销'))
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  await pass(UNDO_MS)
  expect(asked()).toBe(0)
})

test.each([
  ['refuses', replies.refusal(RET.notFound)],
  ['does not answer', replies.noNetwork],
])('it is there again where the provider %s', async (_, reply) => {
  provider.reply = reply
  await click(button('delete'))
  await pass(UNDO_MS)
  await eventually(() => expect(state()).toBe('there'))
  expect(document.body.textContent).toContain('没有删除成功，已恢复')
  expect(done).not.toHaveBeenCalled()
})

test('what waits is deleted when the page is left, also after its screen was', async () => {
  await click(button('delete'))
  await page.unmount()
  window.dispatchEvent(new Event('pagehide'))
  await eventually(() => expect(asked()).toBe(1))
  page = await inPage(<Probe />)
})
