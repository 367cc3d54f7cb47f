// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { useAtRest } from './use-at-rest.ts'

let page: InPage
let root: HTMLElement

function Bar({ what }: { readonly what: string }) {
  return <p id="rest">{useAtRest(what) ? 'shown' : ''}</p>
}
const shown = () => document.getElementById('rest')?.textContent === 'shown'
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const draw = (html: string) => {
  root.innerHTML = html
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  // Everything is in view here.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect(0, 0, 100, 100)], { item: () => null }),
  )
  page = await inPage(<Bar what="/deal 0" />)
})
afterEach(async () => {
  await page.unmount()
  root.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('waits for a moment without anything that loads', async () => {
  await pass(3_000)
  expect(shown()).toBe(false)
  draw('<main>基金<i aria-busy="true"></i></main>')
  await pass(3_000)
  expect(shown()).toBe(false)
  draw('<main>基金</main>')
  await pass(200)
  draw('<main>基金<i aria-busy="true"></i></main>')
  await pass(200)
  draw('<main>基金</main>')
  await pass(100)
  expect(shown()).toBe(false)
  await pass(300)
  expect(shown()).toBe(true)
})

test('waits again once the height of the bar below has changed', async () => {
  draw('<main>基金</main>')
  await pass(400)
  expect(shown()).toBe(true)
  await page.rerender(<Bar what="/deal 73" />)
  expect(shown()).toBe(false)
  await pass(400)
  expect(shown()).toBe(true)
})
