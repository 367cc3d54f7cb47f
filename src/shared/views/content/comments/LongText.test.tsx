// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, click, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import { LongText } from './LongText.tsx'

/** The height of the text, and the part that its box shows; jsdom has no layout. */
let height = 40
const SHOWN = 100
let resized: () => void = () => {}

class SizesByHand implements ResizeObserver {
  readonly #call: ResizeObserverCallback
  constructor(call: ResizeObserverCallback) {
    this.#call = call
  }
  observe() {
    resized = () => this.#call([], this)
  }
  unobserve() {}
  disconnect() {}
}

let page: InPage
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', SizesByHand)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() =>
    Math.min(height, SHOWN),
  )
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function shownAt(pixels: number): Promise<void> {
  height = pixels
  page = await inPage(<LongText text="很长的评论" />)
}
async function becomes(pixels: number): Promise<void> {
  height = pixels
  await act(async () => resized())
}
const buttons = () => [...document.querySelectorAll('button')].map((it) => it.textContent)

test('a text that is cut once it is larger can be opened, and no longer where it fits again', async () => {
  await shownAt(40)
  expect(buttons()).toEqual([])
  await becomes(300)
  expect(buttons()).toEqual(['展开全文'])
  await becomes(40)
  expect(buttons()).toEqual([])
})

test('a text that was opened stays open when the phone is turned', async () => {
  await shownAt(300)
  await click(button('展开全文'))
  await becomes(200)
  expect(buttons()).toEqual(['收起'])
  expect(one('p').className).not.toContain('folded')
})
