import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  actOn,
  EMPTY_WATCH_LIST,
  isWatched,
  mergedLists,
  movedTo,
  noLaterThan,
  sortedRows,
  watchedFunds,
  watchGroups,
  type WatchAct,
  type WatchList,
} from './watch-list.ts'

const codesOf = (list: WatchList) => watchedFunds(list).map(({ fundCode }) => fundCode)

/** The list after acts of one device, each at its moment. */
const after = (acts: readonly (readonly [at: number, act: WatchAct])[], start = EMPTY_WATCH_LIST) =>
  acts.reduce((list, [at, act]) => mergedLists(list, actOn(list, act, at)), start)

const star = (fundCode: string, on = true): WatchAct => ({ do: 'star', fundCode, on })

test.each([
  ['the newest star is first', [star('1'), star('2'), star('3')], '3 2 1'],
  ['what is taken out is gone', [star('1'), star('2'), star('1', false)], '2'],
  ['what is starred again is back', [star('1'), star('1', false), star('1')], '1'],
  [
    'a fund without a place comes before the order',
    [star('1'), star('2'), { do: 'order', order: ['1', '2'] }, star('3')],
    '3 1 2',
  ],
  ['an order of others puts nothing in', [star('1'), { do: 'order', order: ['9', '1'] }], '1'],
  [
    'a fund with a note alone is not watched',
    [{ do: 'edit', fundCode: '1', group: '', note: '看' }],
    '',
  ],
] satisfies readonly (readonly [string, WatchAct[], string])[])(
  'the list of stars follows their acts: %s',
  (_, acts, codes) => {
    const list = after(acts.map((act, at) => [at + 1, act]))
    expect(codesOf(list).join(' ')).toBe(codes)
  },
)

test('two acts within one moment keep their order on their device', () => {
  expect(
    isWatched(
      after([
        [5, star('1')],
        [5, star('1', false)],
      ]),
      '1',
    ),
  ).toBe(false)
  expect(
    isWatched(
      after([
        [5, star('1')],
        [5, star('1', false)],
        [4, star('1')],
      ]),
      '1',
    ),
  ).toBe(true)
})

test('groups are those of watched funds, each once', () => {
  const list = after([
    [1, star('1')],
    [2, star('2')],
    [3, star('3')],
    [4, { do: 'edit', fundCode: '1', group: '稳健', note: '' }],
    [5, { do: 'edit', fundCode: '2', group: '稳健', note: '' }],
    [6, { do: 'edit', fundCode: '3', group: '进取', note: '' }],
    [7, star('3', false)],
  ])
  expect(watchGroups(list)).toEqual(['稳健'])
})

test('a device whose clock is ahead decides nothing later on', () => {
  const ahead = noLaterThan(after([[9e15, star('1')]]), EMPTY_WATCH_LIST, 10)
  expect(ahead.funds[0]?.at).toBe(60_010)
  const out = noLaterThan(actOn(ahead, star('1', false), 20), ahead, 20)
  expect(codesOf(mergedLists(ahead, out))).toEqual([])
  const later = mergedLists(ahead, actOn(ahead, star('1', false), 70_000))
  expect(codesOf(later)).toEqual([])
})

test('the acts of a device whose clock is ahead keep their order', () => {
  const ahead = after([
    [9e12, star('2')],
    [9e12 + 400, star('1')],
    [9e12 + 900, star('3')],
  ])
  expect(codesOf(noLaterThan(ahead, EMPTY_WATCH_LIST, 10))).toEqual(['3', '1', '2'])
})

test('a star is newest also where the clock was ahead for the one before it', () => {
  const list = after([
    [9e12, star('1')],
    [10, star('2')],
    [20, star('3')],
  ])
  expect(codesOf(list)).toEqual(['3', '2', '1'])
  expect(codesOf(noLaterThan(list, EMPTY_WATCH_LIST, 30))).toEqual(['3', '2', '1'])
})

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['b', 9, 'acb'],
  ['b', -1, 'bac'],
  ['z', 0, 'abc'],
])('%s moved to place %d gives %s', (code, place, order) => {
  expect(movedTo(['a', 'b', 'c'], code, place).join('')).toBe(order)
})

test.each([
  ['own', 'b a d c'],
  ['change', 'a b c d'],
  ['name', 'a b c d'],
] as const)('the watched funds are sorted by %s', (sort, names) => {
  const rows = [
    { fundName: 'b', dayChange: '0.50' },
    { fundName: 'a', dayChange: '10.00' },
    { fundName: 'd', dayChange: null },
    { fundName: 'c', dayChange: '-0.10' },
  ]
  expect(
    sortedRows(rows, sort)
      .map(({ fundName }) => fundName)
      .join(' '),
  ).toBe(names)
})

const CODES = ['980201', '980301', '980401', '980501']
const acts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('star' as const),
      fundCode: fc.constantFrom(...CODES),
      on: fc.boolean(),
    }),
  },
  fc.record({
    do: fc.constant('edit' as const),
    fundCode: fc.constantFrom(...CODES),
    group: fc.constantFrom('', '稳健', '进取'),
    note: fc.constantFrom('', '看', '等回撤'),
  }),
  fc.record({ do: fc.constant('order' as const), order: fc.shuffledSubarray(CODES) }),
)
const timed = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), acts), { maxLength: 12 })
const lists = timed.map((it) => after(it))

test('lists merge to the same list in any order, grouping and number of times', () => {
  fc.assert(
    fc.property(lists, lists, lists, (a, b, c) => {
      const whole = mergedLists(mergedLists(a, b), c)
      expect(mergedLists(a, mergedLists(b, c))).toEqual(whole)
      expect(mergedLists(mergedLists(c, b), a)).toEqual(whole)
      expect(mergedLists(whole, b)).toEqual(whole)
      const codes = codesOf(whole)
      expect(new Set(codes).size).toBe(codes.length)
    }),
  )
})

test('a fund that no device took out after its last star is there, and no other', () => {
  fc.assert(
    fc.property(timed, timed, fc.boolean(), (one, other, swapped) => {
      const [mine, theirs] = [after(one), after(other)]
      const merged = swapped ? mergedLists(theirs, mine) : mergedLists(mine, theirs)
      for (const code of CODES) {
        const last = [mine, theirs].flatMap(({ funds }) =>
          funds.filter((it) => it.fundCode === code),
        )
        const at = Math.max(...last.map((it) => it.at))
        const on = last.some((it) => it.at === at && it.on)
        expect(isWatched(merged, code)).toBe(on)
      }
    }),
  )
})

test('acts of two devices through a provider give both the same list, however they interleave', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('one', 'other'), fc.constantFrom('act', 'send', 'read'), acts),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(steps, (taken) => {
      const devices = { one: EMPTY_WATCH_LIST, other: EMPTY_WATCH_LIST }
      let provider = EMPTY_WATCH_LIST
      taken.forEach(([who, what, act], now) => {
        const mine = devices[who]
        if (what === 'act') devices[who] = mergedLists(mine, actOn(mine, act, now + 1))
        if (what === 'send') provider = mergedLists(provider, mine)
        if (what === 'read') devices[who] = mergedLists(mine, provider)
      })
      provider = mergedLists(mergedLists(provider, devices.other), devices.one)
      expect(mergedLists(devices.one, provider)).toEqual(mergedLists(devices.other, provider))
    }),
  )
})
