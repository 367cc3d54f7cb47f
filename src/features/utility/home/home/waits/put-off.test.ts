// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { ownedKey } from '#session/owned-keys.ts'
import { keepLines, linesBefore, putOff, putOffNames } from './put-off.ts'

beforeEach(() => localStorage.clear())

test('keeps what was put off today, and forgets what was put off before', () => {
  putOff('card b-1', '20260309')
  putOff('opening 2', '20260310')
  putOff('document 20260309', '20260310')
  expect(Object.fromEntries(putOffNames())).toEqual({
    'opening 2': '20260310',
    'document 20260309': '20260310',
  })
})

test.each(['', '[]', '{"card b-1":"tomorrow"}', 'no json', 'null'])(
  'reads a record of %j as nothing put off',
  (text) => {
    localStorage.setItem(ownedKey('putOff'), text)
    expect(putOffNames().size).toBe(0)
  },
)

test.each([
  ['2', 2],
  ['7', 2],
  ['-1', 0],
  ['many', 0],
  ['1.5', 1],
])('takes %s lines of before as room for %d', (text, lines) => {
  localStorage.setItem(ownedKey('waitLines'), text)
  expect(linesBefore()).toBe(lines)
})

test('keeps how many lines there were', () => {
  keepLines(2)
  expect(linesBefore()).toBe(2)
  keepLines(0)
  expect(linesBefore()).toBe(0)
})
