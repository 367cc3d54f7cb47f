import { expect, test } from 'vitest'
import { askedRange, embedOrigins, isListed, isNewHeight } from './embed-chart.ts'
import { isEmbedPath } from './embed-path.ts'

test.each([
  ['', []],
  ['partner.example', ['https://partner.example']],
  [' Partner.Example , other.example ', ['https://partner.example', 'https://other.example']],
  ['http://127.0.0.1:*', ['http://127.0.0.1:*']],
  ['https://partner.example:8443', ['https://partner.example:8443']],
  ['*', []],
  ['https://*', []],
  ['*.example', []],
  ["partner.example 'self'", []],
  ['partner.example; script-src *', []],
  ['localhost', []],
  ['https://partner.example/path', []],
])('the list %j has the origins %j', (list, origins) => {
  expect(embedOrigins(list)).toEqual(origins)
})

test.each([
  ['https://partner.example', true],
  ['http://partner.example', false],
  ['https://partner.example:444', false],
  ['https://partner.example.evil.example', false],
  ['https://a.partner.example', false],
  ['http://127.0.0.1:5180', true],
  ['http://127.0.0.1', false],
  ['http://127.0.0.1:', false],
  ['http://127.0.0.1:80@evil.example', false],
  ['null', false],
  ['*', false],
  ['', false],
])('the origin %s is listed for frames: %s', (origin, listed) => {
  expect(isListed(origin, embedOrigins('partner.example,http://127.0.0.1:*'))).toBe(listed)
})

test.each<[unknown, string | null]>([
  [{ type: 'range', range: '3y' }, '3y'],
  [{ type: 'range', range: '3y', id: 'a' }, '3y'],
  [{ type: 'range', range: '3y', id: 'b' }, null],
  [{ type: 'range', range: '1m' }, null],
  [{ type: 'range' }, null],
  [{ type: 'height', range: '3y' }, null],
  ['range', null],
  [null, null],
  [undefined, null],
  [['range'], null],
])('the message %j asks for %s', (data, range) => {
  expect(askedRange(data, 'a')).toBe(range)
})

test.each([
  [null, 0, true],
  [300, 300.4, false],
  [300, 301, true],
  [300, 299, true],
])('after %s px a height of %s px is told: %s', (told, height, again) => {
  expect(isNewHeight(told, height)).toBe(again)
})

test.each([
  ['/embedChart/commonChart', true],
  ['/embedChart', true],
  ['/embedCharts', false],
  ['/a/embedChart/commonChart', false],
])('%s may be framed: %s', (path, framed) => {
  expect(isEmbedPath(path)).toBe(framed)
})
