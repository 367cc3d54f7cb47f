import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { filterBar, isNarrowed, withoutNarrowing, withFilter } from './fund-filters.ts'

describe('filters of a fund list', () => {
  it.each([
    [{}, 'type', '4', { type: '4' }],
    [{ type: '4', words: '成长' }, 'type', 'all', { words: '成长' }],
    [{ type: '4' }, 'order', 'up', { type: '4', order: 'up' }],
    [{ type: '4', order: 'up' }, 'order', 'down', { type: '4' }],
    [{}, 'letter', 'H', { letter: 'H' }],
    [{ stage: '3y' }, 'risk', '2', { stage: '3y', risk: '2' }],
    // What no list offers changes nothing.
    [{ type: '4' }, 'risk', '9', { type: '4' }],
    [{ type: '4' }, 'stage', '2w', { type: '4' }],
  ] as const)('%j with %s %s is %j', (before, key, value, after) => {
    expect(withFilter(before, key, value)).toEqual(after)
  })

  it.each([
    [{}, false],
    [{ stage: '3y', order: 'up' }, false],
    [{ type: '2' }, true],
    [{ risk: '5' }, true],
    [{ letter: 'A' }, true],
    [{ words: '成长' }, true],
  ] as const)('%j leaves funds out: %j', (filters, less) => {
    expect(isNarrowed(filters)).toBe(less)
    expect(isNarrowed(withoutNarrowing(filters))).toBe(false)
  })

  it('keeps order and stage when every fund is asked for', () => {
    expect(withoutNarrowing({ stage: '3y', order: 'up', type: '2', words: 'x' })).toEqual({
      stage: '3y',
      order: 'up',
    })
  })

  it('offers what was asked for, with what is chosen', () => {
    const bar = filterBar({ type: '2', letter: 'H' }, ['type', 'order'])
    expect(bar.map(({ key, value }) => [key, value])).toEqual([
      ['type', '2'],
      ['order', 'down'],
    ])
    for (const { options, value } of filterBar({}, ['type', 'risk', 'letter', 'order']))
      expect(options[0]?.key).toBe(value)
  })

  it.each([
    { type: '99' },
    { risk: '0' },
    { stage: '2w' },
    { letter: 'h' },
    { words: 'x'.repeat(41) },
  ])('does not take %j from an address', (fields) => {
    expect(v.is(fundPortalPaths.performance.fields, fields)).toBe(false)
  })
})
