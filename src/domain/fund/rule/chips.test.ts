import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHIP_GROUPS,
  chipWords,
  conditionsOf,
  drops,
  isAboveLimit,
  leavesNone,
  readSelection,
  withChip,
  writeSelection,
  type ChipCounts,
} from './chips.ts'

const CHIPS = CHIP_GROUPS.flatMap(({ options }) => options.map(({ key }) => key))
const none: ChipCounts = { total: 0, byCondition: [], byType: [], byRisk: [] }
const given = (conditions: object) =>
  Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined))

describe('an address', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['fall-10', ['fall-10']],
    ['risk-2_type-3', ['type-3', 'risk-2']],
    ['type-3_type-1_plan-1', ['type-1', 'type-3', 'plan-1']],
  ])('%s has the chips %j', (text, chips) => {
    expect(readSelection(text)).toEqual(chips)
  })

  test.each([
    'fall-11',
    'fall',
    'risk-6',
    'risk-1_risk-2',
    'type-3_type-3',
    'plan-1_',
    'Fall-10',
    'constructor',
    '__proto__',
    Array.from({ length: 60 }, () => 'type-3').join('_'),
  ])('%s does not fit', (text) => {
    expect(readSelection(text)).toBeNull()
  })

  test('is written as it is read, whatever was tapped', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHIPS), { maxLength: 40 }), (taps) => {
        const selection = taps.reduce(withChip, [] as readonly string[])
        expect(readSelection(writeSelection(selection))).toEqual(selection)
      }),
    )
  })
})

describe('a tap', () => {
  test.each([
    [[], 'fall-10', ['fall-10']],
    [['fall-10'], 'fall-10', []],
    [['fall-10'], 'fall-5', ['fall-5']],
    [['type-1'], 'type-3', ['type-1', 'type-3']],
    [['type-1'], 'no-1', ['type-1']],
  ])('on %j of %s gives %j', (before, chip, after) => {
    expect(withChip(before, chip)).toEqual(after)
  })
})

describe('what chips ask for', () => {
  test.each([
    [[], null, {}],
    [[], 1, { risk: '1' }],
    [[], 5, {}],
    [['risk-3'], null, { risk: '1,2,3' }],
    [['risk-3'], 2, { risk: '1,2' }],
    [['risk-1'], 4, { risk: '1' }],
    [['risk-5'], 1, { risk: '1' }],
    [['type-1', 'type-3'], null, { type: '1,3' }],
    [
      ['hold-7', 'fall-5', 'age-36', 'fee-50', 'least-10', 'plan-1', 'years-60'],
      null,
      {
        holdDays: '7',
        maxDrawdown: '5',
        minAgeMonths: '36',
        maxFee: '0.50',
        maxMinAmount: '10.00',
        plan: '1',
        minManagerMonths: '60',
      },
    ],
  ] as const)('%j up to %s is %j', (selection, cap, conditions) => {
    expect(given(conditionsOf(selection, cap))).toEqual(conditions)
  })

  test('is no type where all are chosen', () => {
    const all = CHIPS.filter((chip) => chip.startsWith('type-'))
    expect(given(conditionsOf(all, null))).toEqual({})
  })

  test('is never a risk above the limit', () => {
    const caps = fc.constantFrom(1 as const, 2, 3, 4, 5)
    fc.assert(
      fc.property(fc.subarray(CHIPS), caps, (selection, cap) => {
        const { risk = '1,2,3,4,5' } = conditionsOf(selection, cap)
        expect(Math.max(...risk.split(',').map(Number))).toBeLessThanOrEqual(cap)
      }),
    )
  })
})

describe('what to drop', () => {
  const counts: ChipCounts = {
    ...none,
    byCondition: [
      { key: 'maxDrawdown', total: 12 },
      { key: 'type', total: 30 },
      { key: 'plan', total: 0 },
      { key: 'risk', total: 90 },
    ],
    byRisk: [
      { key: 1, total: 2 },
      { key: 3, total: 5 },
    ],
  }

  test('is what gives the most first, without what gives nothing', () => {
    const all = drops(['type-1', 'type-3', 'fall-5', 'plan-1'], counts, null)
    expect(all.map(({ words, total }) => [words, total])).toEqual([
      ['股票型、债券型', 30],
      ['近3年最大回撤 5% 以内', 12],
    ])
  })

  test.each([
    [null, 7],
    [2, 2],
  ] as const)('of a risk with the limit %s gives %i', (cap, total) => {
    expect(drops(['risk-2'], counts, cap)).toMatchObject([{ words: '不高于 R2', total }])
  })

  test('is never the user’s own limit', () => {
    expect(drops(['plan-1'], counts, 1)).toEqual([])
  })
})

test('a chip leaves none where no fund of its type or up to its risk is left', () => {
  const counts: ChipCounts = {
    ...none,
    byType: [{ key: '3', total: 4 }],
    byRisk: [{ key: 3, total: 4 }],
  }
  expect(
    ['type-3', 'type-1', 'risk-2', 'risk-3', 'fall-5'].map((it) => leavesNone(it, counts, null)),
  ).toEqual([false, true, true, false, false])
  expect(leavesNone('risk-5', counts, 2)).toBe(true)
})

test('only a risk is above the limit of a user', () => {
  expect(['risk-2', 'risk-3', 'fall-20'].map((it) => isAboveLimit(it, 2))).toEqual([
    false,
    true,
    false,
  ])
  expect(isAboveLimit('risk-5', null)).toBe(false)
})

test('every chip has words by itself', () => {
  expect(CHIPS.filter((chip) => chipWords(chip) === '')).toEqual([])
  expect(new Set(CHIPS.map(chipWords)).size).toBe(CHIPS.length)
})
