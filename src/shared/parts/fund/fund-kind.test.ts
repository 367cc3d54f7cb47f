import { expect, it } from 'vitest'
import { kindTags } from './fund-kind.ts'

it.each([
  ['4', false, ['混合型']],
  ['5', true, ['指数型', 'QDII']],
  ['6', true, ['QDII']],
  ['99', false, []],
] as const)('a fund of kind %s with isQdii %j is tagged %j', (fundTypeCode, isQdii, tags) => {
  expect(kindTags({ fundTypeCode, isQdii }).map(({ text }) => text)).toEqual(tags)
})
