import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missCost, reachable, streak, weeksFit, type InstalmentOutcome } from './streak.ts'

const read = (text: string): InstalmentOutcome[] =>
  Array.from(text, (it) => (it === 'P' ? 'paid' : 'missed'))

describe('a streak of instalments', () => {
  test.each([
    ['', 1, [0, 0, 1]],
    ['PPFPPP', 1, [5, 5, 0]],
    ['PFFP', 1, [1, 1, 0]],
    ['PPPFPPPFPPPP', 1, [4, 6, 0]],
    ['FPPP', 1, [3, 3, 1]],
    ['PPFPPP', 0, [3, 3, 0]],
    ['PFPFP', 2, [3, 3, 0]],
    ['FF', 2, [0, 0, 2]],
    ['PFFFP', 2, [1, 1, 1]],
  ])('of %s with grace %i is now, at its longest, with grace left %j', (text, grace, expected) => {
    const { now, longest, graceLeft } = streak(read(text), grace)
    expect([now, longest, graceLeft]).toEqual(expected)
  })

  test('shows a miss that was let pass as such', () => {
    expect(streak(read('PFP'), 1).slots).toEqual(['paid', 'graced', 'paid'])
    expect(streak(read('PFF'), 1).slots).toEqual(['paid', 'graced', 'missed'])
  })

  const outcomes = fc.array(fc.constantFrom<InstalmentOutcome>('paid', 'missed'), { maxLength: 60 })
  const grace = fc.integer({ min: 0, max: 3 })

  test('adds one for each paid instalment, and nothing for a miss', () => {
    fc.assert(
      fc.property(outcomes, grace, (before, left) => {
        const was = streak(before, left)
        const paid = streak([...before, 'paid'], left)
        const missed = streak([...before, 'missed'], left)
        expect(paid.now).toBe(was.now + 1)
        expect([0, was.now]).toContain(missed.now)
        expect(missed.longest).toBe(was.longest)
      }),
    )
  })

  test('never falls below what was reached, and uses no more grace than there is', () => {
    fc.assert(
      fc.property(outcomes, grace, (all, most) => {
        const { now, longest, graceLeft, slots } = streak(all, most)
        const paid = all.filter((it) => it === 'paid').length
        expect(now).toBeLessThanOrEqual(longest)
        expect(longest).toBeLessThanOrEqual(paid)
        expect(graceLeft).toBe(most - slots.filter((it) => it === 'graced').length)
        expect(graceLeft).toBeGreaterThanOrEqual(0)
        expect(slots.map((it) => it === 'paid')).toEqual(all.map((it) => it === 'paid'))
      }),
    )
  })

  test('without grace is the number of paid instalments since the last miss', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const { now, longest } = streak(all, 0)
        const runs = all
          .map((it) => (it === 'paid' ? 'P' : 'F'))
          .join('')
          .split('F')
        expect(now).toBe(runs[runs.length - 1]?.length)
        expect(longest).toBe(Math.max(...runs.map(({ length }) => length)))
      }),
    )
  })

  test('is never shorter with more grace', () => {
    fc.assert(
      fc.property(outcomes, grace, (all, most) => {
        expect(streak(all, most + 1).longest).toBeGreaterThanOrEqual(streak(all, most).longest)
      }),
    )
  })

  test.each([
    ['', 1, 'nothing'],
    ['PP', 1, 'graced'],
    ['PP', 0, 'broken'],
    ['PFP', 1, 'broken'],
    ['PF', 2, 'broken'],
    ['PFFF', 2, 'nothing'],
  ])('of %s with grace %i would by a miss be %s', (text, most, cost) => {
    const so = streak(read(text), most)
    expect(missCost(so, so.slots[so.slots.length - 1])).toBe(cost)
  })

  test('is hurt by a miss just as the cost of the miss says', () => {
    fc.assert(
      fc.property(outcomes, grace, (all, most) => {
        const was = streak(all, most)
        const missed = streak([...all, 'missed'], most)
        const cost = missCost(was, was.slots[was.slots.length - 1])
        expect(missed.graceLeft).toBe(was.graceLeft - (cost === 'graced' ? 1 : 0))
        expect(missed.now).toBe(cost === 'broken' ? 0 : was.now)
      }),
    )
  })

  test('has room for twelve weeks up to the day on which the last debit can be due', () => {
    expect(weeksFit(12, '20260323', '20260615150000')).toBe(true)
    expect(weeksFit(12, '20260324', '20260615150000')).toBe(false)
  })

  test('can be as long as what is ahead makes it', () => {
    expect(reachable({ now: 2, longest: 5 }, 2)).toBe(5)
    expect(reachable({ now: 2, longest: 5 }, 10)).toBe(12)
  })
})
