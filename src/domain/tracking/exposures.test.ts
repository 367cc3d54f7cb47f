import { expect, test } from 'vitest'
import { Exposures } from './exposures.ts'

const item = { row: '/deal/nonMontyRedeem', what: 'redeemAd', id: 'ad-1' }

test('an item is exposed once a page, however often it is seen', () => {
  const exposures = new Exposures()
  expect(exposures.isNew(item)).toBe(true)
  expect(exposures.isNew({ ...item })).toBe(false)
  expect(exposures.isNew({ ...item, id: 'ad-2' })).toBe(true)
  expect(exposures.isNew({ ...item, what: 'qaBox' })).toBe(true)
  expect(exposures.isNew({ ...item, row: '/' })).toBe(true)
  expect(exposures.isNew(item)).toBe(false)
})

test('another visit begins again', () => {
  const exposures = new Exposures()
  exposures.isNew(item)
  exposures.clear()
  expect(exposures.isNew(item)).toBe(true)
})

test('an endless list does not fill the memory, and nothing is exposed twice', () => {
  const exposures = new Exposures()
  const many = Array.from({ length: 3_000 }, (_, index) => ({ ...item, id: `${index}` }))
  expect(many.filter((it) => exposures.isNew(it))).toHaveLength(2_000)
  expect(many.filter((it) => exposures.isNew(it))).toHaveLength(0)
})
