import { expect, it } from 'vitest'
import { readCounts } from './bench-options.ts'

it('reads counts with commas between', () => {
  expect(readCounts('--sizes', '60,150,290')).toEqual([60, 150, 290])
  expect(readCounts('--rounds', '3', 1)).toEqual([3])
  expect(readCounts('--rounds', undefined, 1)).toBeUndefined()
})

it.each(['', '0', '-1', '1.5', '60,', '60 150', 'many'])('refuses "%s" as counts', (text) => {
  expect(() => readCounts('--sizes', text)).toThrow('--sizes takes whole numbers')
})

it('refuses two numbers where one is wanted', () => {
  expect(() => readCounts('--rounds', '3,5', 1)).toThrow('--rounds takes a whole number')
})
