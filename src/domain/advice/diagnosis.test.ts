import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aboveClass,
  byIndustry,
  concentration,
  daysSince,
  gained,
  heldCost,
  indexGrowth,
  largestStocks,
  moneyWeighted,
  overlaps,
  timeWeighted,
  totalHeld,
  type AccountDay,
  type Held,
} from './diagnosis.ts'

const base: Held = {
  fundCode: '980101',
  fundName: '甲',
  amount: '6000.00',
  riskLevel: 4,
  companyName: '禾岸',
  managerName: '林',
  heldDays: 365,
  runningRate: '1.40',
  frontFees: '4.80',
  filing: {
    reportDate: '20251231',
    industries: [
      { name: '医药', share: '30.00' },
      { name: '消费', share: '20.00' },
    ],
    stocks: [
      { code: 'S1', name: '一', share: '8.00' },
      { code: 'S2', name: '二', share: '5.00' },
    ],
  },
}
const second: Held = {
  ...base,
  fundCode: '980501',
  fundName: '乙',
  amount: '4000.00',
  riskLevel: 2,
  managerName: '周',
  runningRate: null,
  frontFees: '0.00',
  filing: {
    reportDate: '20250930',
    industries: [{ name: '医药', share: '10.00' }],
    stocks: [{ code: 'S1', name: '一', share: '3.00' }],
  },
}
const unknown: Held = {
  ...base,
  fundCode: '9',
  fundName: '丙',
  amount: '10000.00',
  filing: null,
  companyName: '',
}
const held = [base, second, unknown]

describe('what is held', () => {
  test('is looked through to industries and stocks, with what is not filed as unknown', () => {
    const industries = byIndustry(held)
    expect(industries.portions.map(({ name, amount, share }) => [name, amount, share])).toEqual([
      ['医药', '2200.00', '11.00'],
      ['消费', '1200.00', '6.00'],
    ])
    expect(industries).toMatchObject({ unknown: '10000.00', from: '20250930', to: '20251231' })
    expect(largestStocks(held).portions.map(({ key, amount }) => [key, amount])).toEqual([
      ['S1', '600.00'],
      ['S2', '300.00'],
    ])
    expect(overlaps(held)).toEqual([{ a: '甲', b: '乙', share: '3.00' }])
    expect(byIndustry([])).toEqual({ portions: [], unknown: '0.00', from: null, to: null })
  })

  test('is measured against the class, by cost and by concentration', () => {
    expect(aboveClass(held, 3)).toMatchObject({ amount: '16000.00', share: '80.00' })
    expect(aboveClass(held, 0)).toMatchObject({ share: '100.00' })
    expect(heldCost([base, second])).toEqual({
      running: '84.00',
      front: '4.80',
      paid: '88.80',
      unknown: '4000.00',
    })
    expect(concentration(held, 'company').map(({ name, share }) => [name, share])).toEqual([
      ['', '50.00'],
      ['禾岸', '50.00'],
    ])
    expect(concentration(held, 'manager')[0]).toMatchObject({ name: '林', share: '80.00' })
  })
})

const day = (date: string, value: string, flow = '0.00'): AccountDay => ({ date, value, flow })

describe('the return of the account', () => {
  const days = [
    day('20250101', '1000.00', '1000.00'),
    day('20250102', '2100.00', '1000.00'),
    day('20260101', '2310.00'),
  ]

  test('is not moved by money that comes in, by time; by money it is', () => {
    expect(timeWeighted(days).map((it) => it.toFixed(4))).toEqual(['0.0000', '10.0000', '21.0000'])
    expect(moneyWeighted(days)).toBeGreaterThan(15)
    expect(moneyWeighted(days)).toBeLessThan(16)
    expect(gained(days)).toBe('310.00')
    expect(daysSince(days, '20250102')).toHaveLength(2)
    expect(moneyWeighted([])).toBeNull()
  })

  test('begins again after everything was sold', () => {
    const sold = [day('1', '100.00'), day('2', '0.00', '-110.00'), day('3', '99.00', '100.00')]
    expect(timeWeighted(sold).map((it) => it.toFixed(2))).toEqual(['0.00', '10.00', '8.90'])
  })

  test('is compared with an index over the same days', () => {
    const closes = [
      { date: '20250102', close: '10' },
      { date: '20251231', close: '11' },
    ]
    expect(indexGrowth(closes, ['20250101', '20250102', '20260101'])).toEqual([
      null,
      0,
      expect.closeTo(10),
    ])
  })
})

const money = fc.integer({ min: 1, max: 10 ** 8 }).map((cents) => (cents / 100).toFixed(2))
const share = fc.integer({ min: 0, max: 1000 }).map((points) => (points / 100).toFixed(2))
const anyHeld = fc.record({
  amount: money,
  stocks: fc.uniqueArray(fc.record({ code: fc.constantFrom('A', 'B', 'C', 'D'), share }), {
    selector: ({ code }) => code,
  }),
  rate: fc.option(share),
  heldDays: fc.integer({ min: 0, max: 4000 }),
})

test('a second reckoning in whole numbers finds the same stocks, costs and overlaps', () => {
  fc.assert(
    fc.property(fc.array(anyHeld, { maxLength: 6 }), (rows) => {
      const funds = rows.map(({ amount, stocks, rate, heldDays }, at): Held => ({
        ...base,
        fundCode: String(at),
        fundName: String(at),
        amount,
        heldDays,
        runningRate: rate,
        frontFees: '0.00',
        filing: {
          reportDate: '20251231',
          industries: [],
          stocks: stocks.map((it) => ({ ...it, name: it.code })),
        },
      }))
      const hundredths = (text: string) => BigInt(text.replace('.', ''))
      // Of hundredths of yuan times hundredths of a percent: a cent is 10,000.
      for (const { key, amount } of largestStocks(funds).portions) {
        let exact = 0n
        for (const { amount: of, stocks } of rows)
          for (const it of stocks)
            if (it.code === key) exact += hundredths(of) * hundredths(it.share)
        expect(hundredths(amount)).toBe((exact + 5_000n) / 10_000n)
      }
      let cost = 0n
      for (const { amount, rate, heldDays } of rows)
        if (rate !== null) cost += hundredths(amount) * hundredths(rate) * BigInt(heldDays)
      const unit = 10_000n * 365n
      expect(hundredths(heldCost(funds).running)).toBe((2n * cost + unit) / (2n * unit))
      const found = new Map(overlaps(funds).map((it) => [`${it.a} ${it.b}`, it.share]))
      for (const [a, one] of rows.entries())
        for (const [b, two] of rows.entries()) {
          if (b <= a) continue
          let both = 0n
          for (const x of one.stocks)
            for (const y of two.stocks)
              if (x.code === y.code)
                both += [hundredths(x.share), hundredths(y.share)].reduce((m, it) =>
                  it < m ? it : m,
                )
          expect(hundredths(found.get(`${a} ${b}`) ?? '0.00')).toBe(both)
        }
      const shares = concentration(funds, 'fund').reduce((total, it) => total + Number(it.share), 0)
      expect(Math.abs(shares - (funds.length > 0 ? 100 : 0))).toBeLessThan(0.1)
      expect(hundredths(Number(totalHeld(funds)).toFixed(2))).toBe(
        rows.reduce((total, it) => total + hundredths(it.amount), 0n),
      )
    }),
    { numRuns: 40 },
  )
})

test('a second reckoning by units of the account finds the same time-weighted return', () => {
  const anyDay = fc.record({
    change: fc.integer({ min: -500, max: 500 }),
    flow: fc.integer({ min: 0, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(anyDay, { minLength: 2, maxLength: 20 }), (rows) => {
      // Units at a price: what comes in buys units, and the price alone is the return.
      let [price, units] = [1, 1_000]
      const prices: number[] = []
      const days = rows.map(({ change, flow }, index): AccountDay => {
        price *= 1 + change / 10_000
        const came = index === 0 ? 1_000 : flow
        if (index === 0) units = came / price
        else units += came / price
        prices.push(price)
        return {
          date: String(20250101 + index),
          value: (units * price).toFixed(6),
          flow: came.toFixed(6),
        }
      })
      const growth = timeWeighted(days)
      for (const [index, it] of growth.entries())
        expect(it).toBeCloseTo(((prices[index] ?? 1) / (prices[0] ?? 1) - 1) * 100, 3)
    }),
    { numRuns: 40 },
  )
})
