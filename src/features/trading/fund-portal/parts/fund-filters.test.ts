import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { filterBar, isNarrowed, withoutNarrowing, withFilter } from './fund-filters.ts'

describe('the filters of a fund list', () => {
  it.each([
    [{}, 'type', '4', { type: '4' }],
    [{ type: '4', words: '成长' }, 'type', 'all', { words: '成长' }],
    [{ type: '4' }, 'order', 'up', { type: '4', order: 'up' }],
    [{ type: '4', order: 'up' }, 'order', 'down', { type: '4' }],
    [{}, 'letter', 'H', { letter: 'H' }],
    [{ stage: '3y' }, 'risk', '2', { stage: '3y', risk: '2' }],
    // An unknown option changes nothing.
    [{ type: '4' }, 'risk', '9', { type: '4' }],
    [{ type: '4' }, 'stage', '2w', { type: '4' }],
  ] as const)('%j with the choice %s = %s become %j', (before, key, value, after) => {
    expect(withFilter(before, key, value)).toEqual(after)
  })

  it.each([
    [{}, false],
    [{ stage: '3y', order: 'up' }, false],
    [{ type: '2' }, true],
    [{ risk: '5' }, true],
    [{ letter: 'A' }, true],
    [{ words: '成长' }, true],
  ] as const)('%j narrow the list: %j', (filters, less) => {
    expect(isNarrowed(filters)).toBe(less)
    expect(isNarrowed(withoutNarrowing(filters))).toBe(false)
  })

  it('keep order and stage when all funds are shown again', () => {
    expect(withoutNarrowing({ stage: '3y', order: 'up', type: '2', words: 'x' })).toEqual({
      stage: '3y',
      order: 'up',
    })
  })

  it('make a bar of the given keys, with the current choices', () => {
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
  ])('refuse %j in an address', (fields) => {
    expect(v.is(fundPortalPaths.performance.fields, fields)).toBe(false)
  })
})
