// @vitest-environment jsdom
import { BrowserRouter } from 'react-router-dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { useOwnLinks } from './use-own-links.ts'

const DETAIL = '/fund_detail/FundDetailSingle?fundCode=980301'

function Links() {
  useOwnLinks()
  return (
    <>
      <a id="own" href={DETAIL}>
        <b>禾岸灵活配置混合A</b>
      </a>
      <a id="outside" href="https://fund.example/report.pdf">
        报告
      </a>
      <a id="paper" href="/documents/rules?v=1">
        规则
      </a>
      <a id="answer" href="/api/fund/list">
        接口
      </a>
      <a id="download" href="/documents/report.pdf" download>
        下载
      </a>
    </>
  )
}

let page: InPage

/** Clicks; the result is whether the browser would follow the link itself. */
async function click(selector: string, keys: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  // jsdom cannot leave a page: what no listener has taken by now is the browser's.
  let left = false
  const last = (it: Event) => {
    left = !it.defaultPrevented
    it.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  await act(async () => void one(selector).dispatchEvent(event))
  return left
}
/** A link is followed in a task after that of the tap. */
const followed = () => act(async () => void (await new Promise((done) => setTimeout(done))))
const address = () => `${location.pathname}${location.search}`

beforeEach(async () => {
  history.replaceState(null, '', '/list')
  page = await inPage(
    <BrowserRouter>
      <Links />
    </BrowserRouter>,
  )
})
afterEach(() => page.unmount())

test('a tap inside a link to a screen of ours opens it without leaving the page', async () => {
  expect(await click('#own b')).toBe(false)
  await followed()
  expect(address()).toBe(DETAIL)
})

test.each([
  ['before the screen has come', async () => {}],
  ['of which the second comes after the first was followed', followed],
])('two taps, %s, open it once', async (_, between) => {
  const before = history.length
  await click('#own')
  await between()
  await click('#own')
  await followed()
  expect(address()).toBe(DETAIL)
  expect(history.length).toBe(before + 1)
})

test('a tap on a paper of the provider opens its preview, not the paper as the page', async () => {
  expect(await click('#paper')).toBe(false)
  await followed()
  expect(address()).toBe('/static?url=%2Fdocuments%2Frules%3Fv%3D1')
})

test('a tap on an answer of the provider opens nothing', async () => {
  expect(await click('#answer')).toBe(false)
  await followed()
  expect(address()).toBe('/list')
})

test('a tap is not followed once its page is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await click('#own')
  await page.rerender(<p>已离开</p>)
  await act(async () => void vi.runAllTimers())
  expect(address()).toBe('/list')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser, which opens another tab',
  async (keys) => {
    expect(await click('#own', keys)).toBe(true)
    await followed()
    expect(address()).toBe('/list')
  },
)

test.each(['#outside', '#download'])('%s is left to the browser', async (selector) => {
  expect(await click(selector)).toBe(true)
  await followed()
  expect(address()).toBe('/list')
})
