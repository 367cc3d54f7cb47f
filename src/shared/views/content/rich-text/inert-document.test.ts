// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { parseInert } from '#platform/inert-document.ts'

/** The names of all attributes of a parsed text. */
const attributes = (html: string) =>
  [...parseInert(html).querySelectorAll('*')].flatMap((it) => it.getAttributeNames())

test.each([
  ['<img src=x onerror=alert(1)>', ['src', 'x-onerror']],
  [`<p class="a"onclick='b()'>c</p>`, ['class', 'x-onclick']],
  ['<svg/onload=alert(1)>', ['x-onload']],
  ['<p\nONCLICK = b>c</p>', ['x-onclick']],
  ['<p onclick=a onfocus=b>c</p>', ['x-onclick', 'x-onfocus']],
])('a handler in %j is an attribute without meaning', (html, names) => {
  expect(attributes(html)).toEqual(names)
})

test.each(['基金 onclick=1 元', '1 < 2 onclick=3', '<b>on=</b> onset = 9'])(
  'the words of %j stay as they are',
  (html) => {
    expect(parseInert(html).textContent).toBe(html.replaceAll(/<\/?b>/g, ''))
  },
)

test('reads a long text without an end of a tag at once', () => {
  const begun = performance.now()
  parseInert('<a onclick='.repeat(40_000))
  expect(performance.now() - begun).toBeLessThan(5_000)
})
