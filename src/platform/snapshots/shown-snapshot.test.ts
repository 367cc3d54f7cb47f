// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hasFigures, isLive } from './shown-snapshot.ts'

afterEach(() => void vi.restoreAllMocks())

/** A root whose parts are all at this distance from the top of the page, px. */
function rootOf(html: string, top = 10): Element {
  const rects = [new DOMRect(0, top, 300, 50)]
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign(rects, { item: (at: number) => rects[at] ?? null }),
  )
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

const LOADING = '<p aria-busy="true"></p>'
const WAITING = '<section data-later>持有</section>'

test.each([
  ['without a screen', '', [false, false]],
  ['with an empty screen', '<main></main>', [false, false]],
  ['with a figure', '<main>1.00</main>', [true, true]],
  ['while a part loads', `<main>1.00${LOADING}</main>`, [false, false]],
  // The part that it waits for may be loaded after the figures alone: it must not be waited for by
  // that.
  ['while a part waits for one above it', `<main>1.00${WAITING}</main>`, [true, false]],
])('a page %s has its figures and is live as far as that goes', (_, html, answers) => {
  const root = rootOf(html)
  expect([hasFigures(root), isLive(root)]).toEqual(answers)
})

test('what loads or waits below the page’s lower edge does not count', () => {
  const root = rootOf(`<main>1.00${LOADING}${WAITING}</main>`, 5_000)
  expect([hasFigures(root), isLive(root)]).toEqual([true, true])
})
