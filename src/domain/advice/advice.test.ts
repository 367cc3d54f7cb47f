import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimatePurchase } from '#domain/money/fees.ts'
import { sum } from '#domain/money/money.ts'
import { collected, frontFeeWaived, partRate, partsFee } from './fees.ts'
import { LADDER, mixRisk, RUNGS, stressLoss, weightAllowed } from './ladder.ts'
import { lookThrough, toTarget } from './look-through.ts'
import { adviceWay } from './advice-way.ts'
import { barredFrom, classCap, lowerRungs, match, type Loss, type Time } from './match.ts'
import { drift, pots, rebalance, sharesOut, split } from './parts.ts'
import { inTodaysMoney, monthsToGoal, neededMonthly, savedValue, savingYears } from './saving.ts'
import { portfolioValues } from './value.ts'

describe('the ladder', () => {
  test('has the stress, the risk and the yearly fee that are printed', () => {
    expect(
      RUNGS.map((rung) => [
        rung,
        stressLoss(LADDER[rung].mix),
        mixRisk(LADDER[rung].mix),
        LADDER[rung].rate,
      ]),
    ).toEqual([
      ['f', '0.00', 1, '0.00'],
      ['g', '3.20', 2, '0.20'],
      ['h', '9.75', 2, '0.30'],
      ['i', '21.00', 3, '0.40'],
      ['j', '29.20', 4, '0.50'],
      ['k', '35.35', 4, '0.50'],
      ['l', '40.70', 5, '0.50'],
    ])
  })

  test('lets one fund have a fifth at most, money and index funds more', () => {
    expect(weightAllowed({ weight: 20, typeCode: '3' })).toBe(true)
    expect(weightAllowed({ weight: 21, typeCode: '3' })).toBe(false)
    expect(weightAllowed({ weight: 60, typeCode: '2' })).toBe(true)
    expect(weightAllowed({ weight: 30, typeCode: '5' })).toBe(true)
  })
})

describe('a match', () => {
  const rows: [number, Time, Loss, string, string][] = [
    [3, '3to5', '10', 'h', 'loss'],
    [5, 'over10', 'more', 'l', 'class'],
    [4, '5to10', '30', 'j', 'loss'],
    [2, 'over10', '40', 'h', 'class'],
    [0, 'over10', 'more', 'f', 'class'],
    [5, 'under1', 'more', 'f', 'time'],
    [5, 'over10', 'none', 'f', 'loss'],
    [-1, 'over10', 'more', 'f', 'class'],
  ]
  test.each(rows)('of class %i, %s and a loss of %s is %s by %s', (level, time, loss, rung, by) => {
    expect(match({ level, time, loss })).toMatchObject({ rung, boundBy: by })
  })

  test('offers two lower rungs at most, the nearest first, and never a higher one', () => {
    expect(lowerRungs('h')).toEqual(['g', 'f'])
    expect(lowerRungs('g')).toEqual(['f'])
    expect(lowerRungs('f')).toEqual([])
  })

  test('bars what is above the class of today or the match, and all without a valid match', () => {
    const user = { matched: 'i', isValid: true, level: 3 } as const
    expect(barredFrom('i', user)).toBeNull()
    expect(barredFrom('f', user)).toBeNull()
    expect(barredFrom('j', user)).toBe('aboveClass')
    expect(barredFrom('i', { ...user, level: 2 })).toBe('aboveClass')
    expect(barredFrom('i', { ...user, matched: 'h' })).toBe('aboveMatch')
    expect(barredFrom('f', { ...user, isValid: false })).toBe('expired')
    expect(barredFrom('f', { ...user, matched: null })).toBe('noAnswers')
    expect([-1, 0, 1, 2, 3, 4, 5, 6].map(classCap).join('')).toBe('fffhiklf')
  })
})

describe('parts', () => {
  test('sum to what is split, with ties to the earlier part', () => {
    expect(split('1234.56', ['35', '25', '15', '15', '10'])).toEqual([
      '432.10',
      '308.64',
      '185.18',
      '185.18',
      '123.46',
    ])
    expect(split('100.01', ['1', '1', '1'])).toEqual(['33.34', '33.34', '33.33'])
    expect(split('5.00', [])).toEqual([])
  })

  test('of any amount and weights sum to it, each within a cent of its exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 }),
        (cents, weights) => {
          const parts = split((cents / 100).toFixed(2), weights.map(String))
          const whole = weights.reduce((a, b) => a + b, 0)
          const got = parts.map((it) => Math.round(Number(it) * 100))
          expect(got.reduce((a, b) => a + b, 0)).toBe(cents)
          for (const [at, part] of got.entries()) {
            const off = BigInt(part) * BigInt(whole) - BigInt(cents) * BigInt(weights[at] ?? 0)
            expect(off > -BigInt(whole) && off < BigInt(whole)).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('are set back to their weights by sums that cancel out', () => {
    const values = ['36820.00', '21410.50', '14200.25', '9120.00']
    const { changes, turnover } = rebalance(values, ['40', '30', '20', '10'])
    expect(changes).toEqual(['-4199.70', '3054.73', '2109.90', '-964.93'])
    expect(turnover).toBe('6.33')
    expect(sum(changes)).toBe('0')
    expect(drift(values, ['40', '30', '20', '10'])).toBe('5.15')
    expect(drift(['0', '0'], ['50', '50'])).toBe('0.00')
  })

  test('leave with a percent rounded down, and whole at 100', () => {
    expect(['3210.55', '1999.99', '0.03'].map((it) => sharesOut(it, 35))).toEqual([
      '1123.69',
      '699.99',
      '0.01',
    ])
    expect(sharesOut('0.03', 100)).toBe('0.03')
  })

  test('of the four pots fill the first one first', () => {
    const person = { spending: '8000', planned: '50000' }
    const filled = (total: string) => {
      const it = pots({ ...person, total })
      return [it.ready, it.planned, it.long, it.short]
    }
    expect(filled('200000')).toEqual(['48000.00', '50000.00', '102000.00', '0.00'])
    expect(filled('40000')).toEqual(['40000.00', '0.00', '0.00', '8000.00'])
    expect(filled('70000')).toEqual(['48000.00', '22000.00', '0.00', '0.00'])
  })
})

describe('fees', () => {
  test('are reckoned by the day and rounded when they are collected', () => {
    const other = { value: '100000', own: false, salesServiceRate: '0' }
    const dayFee = () => partsFee([other], '0.5', '20260311')
    expect(dayFee()).toBe('1.3699')
    expect(collected(Array.from({ length: 90 }, dayFee))).toBe('123.29')
  })

  test('of purchases are each part its own', () => {
    const parts = [
      ['350', '0.15'],
      ['250', '0.12'],
      ['150', '0.08'],
      ['150', '0.08'],
      ['100', '0'],
    ] as const
    const fees = parts.map(
      ([amount, rate]) =>
        estimatePurchase({
          amount,
          tiers: [{ upTo: null, rate, flat: null }],
          discount: null,
          nav: '1.0000',
        }).fee,
    )
    expect(fees).toEqual(['0.52', '0.30', '0.12', '0.12', '0.00'])
    expect(sum(fees)).toBe('1.06')
  })

  test('are not charged twice on own funds from the day of the rule on', () => {
    const own = { own: true, salesServiceRate: '0.20' }
    expect(partRate('0.40', own, '20260101')).toBe('0.2')
    expect(partRate('0.40', own, '20251231')).toBe('0.40')
    expect(partRate('0.20', { ...own, salesServiceRate: '0.40' }, '20260311')).toBe('0')
    expect(partRate('0.40', { ...own, own: false }, '20260311')).toBe('0.40')
    expect([frontFeeWaived(true, '20260101'), frontFeeWaived(true, '20251231')]).toEqual([
      true,
      false,
    ])
    expect(frontFeeWaived(false, '20260311')).toBe(false)
    const parts = [
      { ...own, value: '50000' },
      { own: false, salesServiceRate: '0.40', value: '50000' },
    ]
    expect(partsFee(parts, '0.5', '20260311')).toBe('1.0959')
    expect(partsFee(parts, '0.5', '20251231')).toBe('1.3699')
  })
})

test('the value of a portfolio follows its parts, after the fee of each day', () => {
  const days = [
    { changes: ['1.2', '0.1'] },
    { changes: ['-2.0', '0.05'] },
    { changes: ['0.5', '-0.1'] },
  ]
  expect(portfolioValues(['60', '40'], '0.5', days)).toEqual(['1007.5862', '995.6289', '998.1899'])
  const reset = days.map((it, at) =>
    at === 1 ? { changes: it.changes, resetTo: ['50', '50'] } : it,
  )
  expect(portfolioValues(['60', '40'], '0.5', reset).at(2)).toBe('997.6065')
})

test('what is held is looked through by type, and the unknown part is counted as unknown', () => {
  const held = [
    { typeName: '混合型-偏股', amount: '42000' },
    { typeName: '债券型-长债', amount: '18000' },
    { typeName: '货币型', amount: '15000' },
    { typeName: 'QDII', amount: '5000' },
  ]
  const found = lookThrough(held)
  expect(found.shares).toEqual({ equity: '45.00', bond: '36.25', gold: '0.00', cash: '18.75' })
  expect(toTarget(found, LADDER.i.mix)).toEqual({
    equity: '-4000.00',
    bond: '11000.00',
    gold: '4000.00',
    cash: '-11000.00',
  })
  const more = lookThrough([...held, { typeName: 'constructor', amount: '700.5' }])
  expect([more.unknown, more.known, more.shares]).toEqual(['700.50', '80000.00', found.shares])
})

describe('saving', () => {
  const year10 = { now: '10000', monthly: '1000', years: 10 }
  test('comes to the value of its payments at the end of each month', () => {
    expect(savedValue({ ...year10, rate: '3' })).toBe('152887.16')
    expect(savedValue({ ...year10, rate: '0' })).toBe('130000.00')
    expect(savedValue({ now: '0', monthly: '2000', years: 20, rate: '4' })).toBe('727683.46')
    expect(savedValue({ now: '50000', monthly: '0', years: 5, rate: '2.5' })).toBe('56570.41')
    expect(inTodaysMoney('152887.16', 10, '2')).toBe('125420.72')
    expect(savingYears({ ...year10, rate: '3' }).at(9)).toEqual({
      year: 10,
      paid: '130000.00',
      value: '152887.16',
    })
  })

  test('needs a sum a month that is rounded up, and no less', () => {
    expect(neededMonthly('500000', { now: '50000', years: 15, rate: '3.5' })).toBe('1769.40')
    expect(neededMonthly('120000', { now: '0', years: 10, rate: '0' })).toBe('1000.00')
    expect(neededMonthly('100', { now: '200', years: 1, rate: '3' })).toBe('0.00')
    const needed = neededMonthly('500000', { now: '50000', years: 15, rate: '3.5' })
    const saved = (monthly: string) =>
      Number(savedValue({ now: '50000', monthly, years: 15, rate: '3.5' }))
    expect(saved(needed)).toBeGreaterThanOrEqual(500_000)
    expect(saved('1769.39')).toBeLessThan(500_000)
  })

  test('reaches a goal in a month, or not within the longest time', () => {
    const saving = { now: '0', monthly: '1000', rate: '0' }
    expect(monthsToGoal('12000', saving)).toBe(12)
    expect(monthsToGoal('0', saving)).toBe(0)
    expect(monthsToGoal('12000', { ...saving, monthly: '0' })).toBeNull()
  })
})

test('a purpose leads to the missing step, and to no portfolio without a match', () => {
  const none = { state: 'none', matched: null, signed: [] } as const
  const matched = { state: 'matched', matched: 'PI0001', signed: [] } as const
  const signed = { ...matched, state: 'signed', signed: [{ portfolioCode: 'PI0001' }] } as const
  expect(adviceWay({ to: 'trans', portfolioCode: 'PI0001' }, none)).toEqual({ at: 'questions' })
  expect(adviceWay({ to: 'portfolio' }, matched)).toEqual({
    at: 'portfolio',
    portfolioCode: 'PI0001',
  })
  expect(adviceWay({ to: 'trans' }, matched)).toEqual({ at: 'portfolio', portfolioCode: 'PI0001' })
  expect(adviceWay({ to: 'trans' }, signed)).toEqual({ at: 'trans', portfolioCode: 'PI0001' })
  expect(adviceWay({ to: 'start' }, signed)).toEqual({ at: 'solution' })
  expect(adviceWay({ to: 'mine' }, none)).toEqual({ at: 'mine' })
})
