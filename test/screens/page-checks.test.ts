// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { domKey } from './page-checks.ts'

/** The key of a page; jsdom lays nothing out, so that styles alone make its elements invisible. */
function keyOf(body: string): unknown {
  document.body.innerHTML = body
  return domKey()
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
  document.head.innerHTML = '<style>a { opacity: 1 }</style>'
  const before = keyOf('<a>甲</a>')
  // By the object of the style sheet: its text stays.
  document.styleSheets[0]?.insertRule('a { visibility: hidden }', 1)
  expect(domKey()).not.toBe(before)
})
