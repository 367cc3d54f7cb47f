import { describe, expect, it } from 'vitest'
import { richParts } from './rich-parts.ts'

describe('a rich text', () => {
  it.each([
    ['<p>慢慢 <strong>走</strong></p>', '慢慢 走'],
    ['保<b></b>本', '保本'],
    ['保<!-- > -->本', '保本'],
    ['<!-->保本', '保本'],
    ['<!--->保本-->', '保本-->'],
    ['<!-- a --!>保本', '保本'],
    ['慢慢走<!-- 保本', '慢慢走'],
    ['保<!x>本', '保本'],
    ['保<?x?>本', '保本'],
    ['保</>本', '保本'],
    ['&#20445;&#x672C;', '保本'],
    ['保&zwnj;&shy;本', '保本'],
    ['1 &lt; 2 &amp; 3', '1 < 2 & 3'],
    ['1 < 2', '1 < 2'],
    ['&#x110000;', ''],
    ['<a title="a>b">去</a>', '去'],
  ])('%s says %s', (html, words) => {
    expect(richParts(html).words).toBe(words)
  })

  it.each([
    ['<a href="/fund">', ['/fund']],
    ["<A HREF='/a?b=1&amp;c=2'>", ['/a?b=1&c=2']],
    ['<a href=https://evil.example/ >', ['https://evil.example/']],
    ['<a href="&#106;avascript:alert(1)">', ['javascript:alert(1)']],
    ['<a>', []],
    ['<area href="/a">', []],
  ])('%s leads to %j', (html, links) => {
    expect(richParts(html).links).toEqual(links)
  })

  it('shows pictures with their sizes, and names funds', () => {
    const html =
      '<img src="/a.svg" alt="山" width="75" height=36><img src="/b.svg"><span data-fund="980303">它</span>'
    expect(richParts(html)).toEqual({
      words: '它',
      links: [],
      pictures: [
        { src: '/a.svg', alt: '山', width: 75, height: 36 },
        { src: '/b.svg', alt: '', width: Number.NaN, height: Number.NaN },
      ],
      funds: ['980303'],
    })
  })

  it.each([
    '<a '.repeat(20_000),
    '<a "'.repeat(15_000),
    '<!--'.repeat(15_000),
    '<!'.repeat(30_000),
    '</ '.repeat(20_000),
    '&#'.repeat(30_000),
  ])('of 60,000 characters is read in bounded time', (html) => {
    const begun = process.threadCpuUsage()
    richParts(html)
    expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000)
  })
})
