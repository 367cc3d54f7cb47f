import { expect, test } from 'vitest'
import { againstPrice } from './gold-curve.ts'

const nav = (date: string, accNav: string) => ({
  date,
  nav: accNav,
  accNav,
  dayChange: null,
  dividend: null,
  incomePer10k: null,
  sevenDayYield: null,
})

test('fund and price begin together, on the days that have both', () => {
  const gold = [
    { date: '20260309', am: '980.00', pm: '1000.00' },
    { date: '20260310', am: '980.00', pm: '1100.00' },
    { date: '20260311', am: '980.00', pm: null },
  ]
  const points = [nav('20260306', '1.9'), nav('20260309', '2.0'), nav('20260310', '2.19')]
  expect(againstPrice(gold, { points })).toEqual({
    dates: ['20260309', '20260310'],
    fund: [0, expect.closeTo(9.5)],
    price: [0, expect.closeTo(10)],
  })
  expect(againstPrice([], { points }).dates).toEqual([])
})
