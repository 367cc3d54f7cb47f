// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { BottomBar } from './BottomBar.tsx'

const scrolled = vi.fn<(wish?: unknown) => void>()
const isMarked = () => document.documentElement.dataset['keyboard'] === 'open'

/** The web view becomes so high. */
function become(height: number): void {
  Object.defineProperty(window, 'innerHeight', { value: height, configurable: true })
  window.dispatchEvent(new Event('resize'))
}

class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let page: InPage
beforeAll(() => {
  Object.assign(window, { ResizeObserver: NeverResized })
  Object.assign(Element.prototype, { scrollIntoView: scrolled })
})
beforeEach(async () => {
  become(844)
  page = await inPage(
    <>
      <textarea aria-label="地址" />
      <input type="checkbox" aria-label="声明" />
      <BottomBar>
        <button type="button">保存</button>
      </BottomBar>
    </>,
  )
})
afterEach(async () => {
  become(844)
  await page.unmount()
  scrolled.mockClear()
})

test('a page that becomes lower while something is typed is marked, and the field is brought into view', () => {
  one('textarea').focus()
  become(470)
  expect(isMarked()).toBe(true)
  expect(scrolled).toHaveBeenCalledOnce()
  become(844)
  expect(isMarked()).toBe(false)
})

test('the mark goes with the focus', async () => {
  one('textarea').focus()
  become(470)
  await act(async () => one('textarea').blur())
  await eventually(() => expect(isMarked()).toBe(false))
})

test.each([
  ['nothing is typed', null, 470],
  ['a tick box has the focus', 'input', 470],
  ['only the bar of the browser comes', 'textarea', 780],
])('a page that becomes lower while %s is not marked', (_, selector, height) => {
  if (selector !== null) one(selector).focus()
  become(height)
  expect(isMarked()).toBe(false)
})

test('a page that is turned is not taken for one with a keyboard', () => {
  one('textarea').focus()
  Object.defineProperty(window, 'innerWidth', { value: 844, configurable: true })
  become(390)
  expect(isMarked()).toBe(false)
})
