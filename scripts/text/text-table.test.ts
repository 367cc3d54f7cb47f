import { expect, it } from 'vitest'
import { textTable } from './text-table.ts'

it('sets names to the left and figures to the right under a head', () => {
  const rows = [
    ['page', 'ms', 'ratio'],
    ['static page', '90', '1.00'],
    ['home', '1234', '13.71'],
  ]
  expect(textTable(rows)).toBe(
    [
      'page           ms  ratio',
      '-----------  ----  -----',
      'static page    90   1.00',
      'home         1234  13.71',
    ].join('\n'),
  )
})

it('leaves the end of a short row empty', () => {
  expect(textTable([['a', 'b'], ['long']])).toBe(['a     b', '----  -', 'long'].join('\n'))
})

it('gives an empty text for no rows', () => {
  expect(textTable([])).toBe('')
})
