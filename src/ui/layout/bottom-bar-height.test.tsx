// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { BottomBar } from './BottomBar.tsx'
import { useBottomBarHeight } from './bottom-bar-height.ts'

afterEach(() => vi.unstubAllGlobals())

function Above() {
  return <output>{useBottomBarHeight() ?? 'none'}</output>
}
const screen = (hasBar: boolean) => (
  <>
    {hasBar && <BottomBar>买入</BottomBar>}
    <Above />
  </>
)

test('what floats above a bar knows its height, and the document gets no custom property', async () => {
  const report: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        report.push(changed)
      }
      observe(element: Element) {
        Object.defineProperty(element, 'offsetHeight', { value: 88 })
      }
      disconnect() {}
    },
  )
  const page = await inPage(screen(true))
  expect(page.host.querySelector('output')?.textContent).toBe('none')
  await act(async () => report.forEach((it) => it()))
  expect(page.host.querySelector('output')?.textContent).toBe('88')
  expect([...page.host.querySelectorAll('div')].some((it) => it.style.height === '88px')).toBe(true)
  // A property that nothing inherits: a custom one would have every element styled once more.
  expect(document.documentElement.getAttribute('style')).toBe('scroll-padding-bottom: 88px;')
  await page.rerender(screen(false))
  expect(page.host.querySelector('output')?.textContent).toBe('none')
  expect(document.documentElement.getAttribute('style')).toBe('')
  await page.unmount()
})
