import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dataFile } from './data-file.ts'

const rows = v.array(v.strictObject({ name: v.string(), cards: v.array(v.string()) }))

test('the rows of a data file are returned as its schema reads them', () => {
  expect(dataFile('rows.json', rows, [{ name: 'a', cards: ['1'] }])).toEqual([
    { name: 'a', cards: ['1'] },
  ])
})

test.each([
  [[{ name: 'a', cards: [] }, { cards: [] }], 'rows.json, row 2, name: '],
  [[{ name: 'a', cards: ['1', 2] }], 'rows.json, row 1, cards, 2: '],
  [[{ name: 'a', cards: [], colour: 'red' }], 'rows.json, row 1, colour: '],
])('a wrong row is refused with its file and place: %j', (data, words) => {
  expect(() => dataFile('rows.json', rows, data)).toThrow(words)
})
