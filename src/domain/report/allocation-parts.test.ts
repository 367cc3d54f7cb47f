import { expect, test } from 'vitest'
import { allocationParts } from './allocation-parts.ts'

const kinds = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    fundTypeName: `类型${index + 1}`,
    amount: `${100 - index}.01`,
  }))

test('as many kinds as there are colours are parts of their own', () => {
  expect(allocationParts(kinds(8))).toEqual(kinds(8))
})

test('of more kinds the smallest are one part, and no cent is lost', () => {
  const parts = allocationParts(kinds(10))
  expect(parts).toHaveLength(8)
  expect(parts.at(-1)).toEqual({ fundTypeName: '其他 3 类', amount: '276.03' })
})
