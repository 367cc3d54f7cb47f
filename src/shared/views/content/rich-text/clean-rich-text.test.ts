// @vitest-environment jsdom
import createPurifier from 'dompurify'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  RICH_ATTRIBUTES,
  RICH_TAGS,
  richAttributes,
  writeRichText,
  type RichNode,
} from '#domain/content/rich-text.ts'
import { parseInert } from '#platform/inert-document.ts'
import { FILTER_EVASION } from '#shared/views/content/testing/filter-evasion.ts'
import { cleanRichText } from './clean-rich-text.ts'

const hosts = { links: ['mall.hean.example'], pictures: ['pictures.hean.example'] }
const purifier = createPurifier(window)
const clean = (html: string) => cleanRichText(html, { purifier, parse: parseInert, hosts })

function nodesOf(html: string): readonly RichNode[] {
  const text = clean(html)
  if ('problem' in text) throw new Error(text.problem)
  return text.nodes
}
const written = (html: string) => writeRichText(nodesOf(html))

/** Returns what a text could act by, were it parsed into the page: none of it may be left. */
function dangers(html: string): string[] {
  const found: string[] = []
  for (const element of parseInert(html).querySelectorAll('*')) {
    if (!RICH_TAGS.some((tag) => tag === element.localName)) found.push(element.localName)
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push('namespace')
    for (const { name, value } of element.attributes) {
      if (!RICH_ATTRIBUTES.some((it) => it === name)) found.push(name)
      const address = name === 'href' || name === 'src'
      if (
        address &&
        !/^(?:\/(?![/\\\s])|https:\/\/(?:mall|pictures)\.hean\.example\/)/.test(value)
      ) {
        found.push(`${name}=${value}`)
      }
    }
  }
  return found
}

test.each(FILTER_EVASION)('nothing that acts is left of %j', (attack) => {
  expect(dangers(written(attack))).toEqual([])
  // Amid a text and inside allowed elements too.
  for (const around of [`<p>a${attack}b</p>`, `<table><tr><td>${attack}`, `<a href="/x">${attack}`])
    expect(dangers(written(around))).toEqual([])
  expect(Reflect.get(window, 'attacked')).toBeUndefined()
})

test('a cleaned text is cleaned into itself, however it began', () => {
  const piece = fc.oneof(
    fc.constantFrom(...FILTER_EVASION),
    fc.constantFrom('<table>', '<tr>', '<td>', '</table>', '<p>', '</p>', '<a href=/x>', '</a>'),
    fc.constantFrom(
      '<svg>',
      '<math>',
      '<mtext>',
      '<style>',
      '<!--',
      '-->',
      '<span data-fund=980101>',
    ),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const once = written(pieces.join(''))
      expect(dangers(once)).toEqual([])
      expect(written(once)).toBe(once)
    }),
  )
})

test('keeps what editors write', () => {
  const text =
    '<h2>一</h2><p>甲 <strong>乙</strong><em>丙</em><u>丁</u><s>戊</s><br>己</p><hr>' +
    '<ul><li>1</li></ul><ol><li>2</li></ol><blockquote>引</blockquote>' +
    '<figure><img src="/content/a.png" alt="图" width="640" height="360"><figcaption>注</figcaption></figure>' +
    '<table><thead><tr><th colspan="2">表</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>' +
    '<p><a href="/vp/home">本站</a> <a href="https://mall.hean.example/a">商城</a> <span data-fund="980101">基金</span></p>'
  expect(written(text)).toBe(text)
})

test.each([
  ['<div>甲<font color=red>乙</font></div>', '甲乙'],
  ['<p>甲<script>乙</script>丙</p>', '<p>甲丙</p>'],
  ['<form>甲</form><svg><text>乙</text></svg><math><mi>丙</mi></math>丁', '丁'],
  ['<a href="https://elsewhere.example/">甲</a>', '甲'],
  ['<a href="/api/fund/list">甲</a>', '甲'],
  ['<a href="/x/../track/a">甲</a>', '甲'],
  ['<a href="/documents/a">甲</a>', '<a href="/documents/a">甲</a>'],
  ['<a href="/./&#9;/elsewhere.example/x">甲</a>', '甲'],
  ['<a href="/.//elsewhere.example/x">甲</a>', '甲'],
  ['<a href="/a/../vp/home">甲</a>', '<a href="/vp/home">甲</a>'],
  ['<span data-fund="12345">甲</span><span data-fund="1234567">乙</span>', '甲乙'],
  ['<a href="/x"><span data-fund="980101">甲</span></a>', '<a href="/x">甲</a>'],
  ['<img src="/a.png" width="9999999" height="1">', '<img src="/a.png" alt="">'],
  ['<img src="/a.png" width="10">', '<img src="/a.png" alt="">'],
  [
    '<table><caption>名</caption><tr><td colspan=99 rowspan=0>甲</td></tr><tfoot><tr><td>乙</td></tr></tfoot></table>',
    '名<table><tbody><tr><td>甲</td></tr></tbody><tbody><tr><td>乙</td></tr></tbody></table>',
  ],
])('the rich text %s becomes %s', (html, left) => {
  expect(written(html)).toBe(left)
})

test('a text of 201 KB, of 5,001 nodes or 21 deep is refused whole', () => {
  const depth = (levels: number) =>
    '<blockquote>'.repeat(levels) + '甲' + '</blockquote>'.repeat(levels)
  expect(clean('a'.repeat(201 * 1024))).toEqual({ problem: 'tooLarge' })
  expect(clean('基'.repeat(68_300))).toEqual({ problem: 'tooLarge' })
  expect(clean('a'.repeat(200 * 1024))).toHaveProperty('nodes')
  expect(clean('<br>'.repeat(5_001))).toEqual({ problem: 'tooManyNodes' })
  expect(clean('<br>'.repeat(5_000))).toHaveProperty('nodes')
  expect(clean(depth(21))).toEqual({ problem: 'tooDeep' })
  expect(clean(depth(20))).toHaveProperty('nodes')
})

test('10,000 elements in one another are refused before they are parsed', () => {
  expect(clean('<b>'.repeat(10_000))).toEqual({ problem: 'tooDeep' })
  expect(clean('<x-y>'.repeat(10_000))).toEqual({ problem: 'tooDeep' })
  expect(clean('<b></i>'.repeat(10_000))).toEqual({ problem: 'tooManyNodes' })
})

test('an element whose attributes cannot be read costs itself, and leaves what is in it', () => {
  const throwing = () => {
    throw new TypeError('URL.canParse is not a function')
  }
  for (const tag of ['a', 'img', 'span', 'td', 'th'] as const) {
    expect(richAttributes(tag, throwing, hosts)).toBeNull()
  }
  expect(richAttributes('p', throwing, hosts)).toEqual({})
})
