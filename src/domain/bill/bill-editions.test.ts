import { expect, test } from 'vitest'
import { divide, multiply, roundTo, subtract } from '#domain/money/money.ts'
import { BILL_EDITIONS, BILL_YEARS, billPages, type PageFacts } from './bill-editions.ts'

const editions = BILL_YEARS.map((year) => BILL_EDITIONS[year])

const ALL: PageFacts = {
  plans: { paid: 1, failed: 0, skipped: 0 },
  lump: '1.00',
  wallet: { income: '1.00' },
  fall: {},
  award: {},
  firstOrder: {},
  funds: [{}, {}],
}
const LITTLE: PageFacts = {
  plans: { paid: 0, failed: 0, skipped: 0 },
  lump: null,
  wallet: { income: '0.00' },
  fall: null,
  award: null,
  firstOrder: null,
  funds: [{}],
}

test.each(editions)('the index of $year changed by what its closes say', ({ market }) => {
  const { from, to, percent } = market
  expect(roundTo(multiply(divide(subtract(to, from), from), '100'), 2)).toBe(percent)
})

test('each year begins where the year before has ended', () => {
  expect(BILL_EDITIONS[2021].market.from).toBe(BILL_EDITIONS[2020].market.to)
  expect(BILL_EDITIONS[2022].market.from).toBe(BILL_EDITIONS[2021].market.to)
})

test.each([
  [2020, 10, 6],
  [2021, 9, 7],
  [2022, 9, 5],
] as const)('the story of %d has %d pages, and %d where little happened', (year, all, few) => {
  const edition = BILL_EDITIONS[year]
  expect(billPages(edition, ALL)).toEqual(edition.pages)
  expect(edition.pages).toHaveLength(all)
  expect(billPages(edition, LITTLE)).toHaveLength(few)
  expect(billPages(edition, LITTLE)[0]).toBe('cover')
})
