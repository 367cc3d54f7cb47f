// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { LazyInView } from './LazyInView.tsx'

let near: (isIntersecting: boolean) => void = () => {}
let margin = ''

/** An IntersectionObserver that reports when the test calls `near`. */
class Observer {
  constructor(
    report: (entries: { isIntersecting: boolean }[]) => void,
    options: { rootMargin: string },
  ) {
    near = (isIntersecting) => report([{ isIntersecting }])
    margin = options.rootMargin
  }
  observe(): void {}
  disconnect(): void {
    near = () => {}
  }
}

let page: InPage
const drawn = vi.fn<() => null>(() => null)
const Far = () => drawn()

beforeEach(() => {
  drawn.mockClear()
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const open = async () => {
  page = await inPage(
    <LazyInView title="持仓">
      <Far />
    </LazyInView>,
  )
}

test('renders its children once they are within a screen of the view, and keeps them', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  await open()
  await act(async () => near(false))
  expect(drawn).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('持仓')
  expect(margin).toBe('600px 0px')
  await act(async () => near(true))
  expect(drawn).toHaveBeenCalled()
})

test('renders its children at once in browsers without IntersectionObserver', async () => {
  await open()
  expect(drawn).toHaveBeenCalled()
})
