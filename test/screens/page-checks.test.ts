import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { domKey } from './page-checks.ts'

/** The key of a page; jsdom lays nothing out, so that styles alone make its elements invisible. */
function keyOf(body: string): unknown {
  const { window } = new JSDOM(`<!doctype html><body>${body}`, { runScripts: 'outside-only' })
  const key: unknown = window.eval(`(${domKey.toString()})()`)
  window.close()
  return key
}

test('the key of a page is that of the same page', () => {
  expect(keyOf('<main><a href="/x">甲</a></main>')).toBe(keyOf('<main><a href="/x">甲</a></main>'))
})

test.each([
  ['another word', '<main><a href="/x">乙</a></main>'],
  ['another attribute', '<main><a href="/x" aria-label="甲">甲</a></main>'],
  ['another element', '<main><a href="/x">甲</a><b></b></main>'],
  ['an element out of sight', '<main style="visibility: hidden"><a href="/x">甲</a></main>'],
])('%s gives another key', (_, body) => {
  expect(keyOf(body)).not.toBe(keyOf('<main><a href="/x">甲</a></main>'))
})

test('what a style sheet hides gives another key, though the elements are the same', () => {
  const { window } = new JSDOM('<!doctype html><style>a { opacity: 1 }</style><body><a>甲</a>', {
    runScripts: 'outside-only',
  })
  const key = (): unknown => window.eval(`(${domKey.toString()})()`)
  const before = key()
  // By the object of the style sheet: its text stays.
  window.document.styleSheets[0]?.insertRule('a { visibility: hidden }', 1)
  expect(key()).not.toBe(before)
  window.close()
})
