import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exampleRule } from '#domain/fund/rule/testing/example-rules.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import {
  filterBar,
  isNarrowed,
  withFilter,
  withoutNarrowing,
  type ListFilters,
} from './fund-filters.ts'

const KEYS = ['type', 'risk', 'letter', 'order'] as const

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
    const filters: ListFilters = before
    expect(withFilter(filterBar(filters, KEYS), filters, key, value)).toEqual(after)
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

  it('offer the types, themes and figures of the rule alone, and nothing without a choice', () => {
    const rule = exampleRule(
      { columns: ['maxDrawdown', 'managerYears'], themes: ['消费'] },
      { types: ['1', '4'] },
    )
    const options = (keys: Parameters<typeof filterBar>[1], of = rule) =>
      filterBar({}, keys, { rule: of }).map((filter) => filter.options.map(({ label }) => label))
    expect(options(['type', 'theme', 'sort'])).toEqual([
      ['全部类型', '股票型', '混合型'],
      ['全部主题', '消费'],
      ['近3年收益', '近3年最大回撤', '经理任职'],
    ])
    expect(options(['type', 'theme', 'sort'], exampleRule({}, { types: ['3'] }))).toEqual([])
  })

  it('begin with the order of the figure', () => {
    const [bar] = filterBar({}, ['order'], { firstOrder: 'up' })
    expect(bar?.value).toBe('up')
    expect(withFilter(bar ? [bar] : [], { order: 'down' }, 'order', 'up')).toEqual({})
    expect(withFilter(bar ? [bar] : [], {}, 'order', 'down')).toEqual({ order: 'down' })
  })

  it('say how many funds each option leaves, where that is known', () => {
    const [bar] = filterBar({}, ['risk'], {
      countOf: (_, option) => (option === '2' ? 17 : undefined),
    })
    expect(bar?.options.map(({ count }) => count)).toEqual([
      undefined,
      undefined,
      '17 只',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('name the manager whom the address names by an identifier', () => {
    const [bar] = filterBar({ fmUid: 'M1' }, ['fmUid'], { managerName: '林知远' })
    expect(bar?.options.find(({ key }) => key === bar.value)?.label).toBe('林知远')
    expect(withFilter(bar ? [bar] : [], { fmUid: 'M1' }, 'fmUid', 'all')).toEqual({})
    const [unknown] = filterBar({ fmUid: 'M0' }, ['fmUid'])
    expect(unknown?.options.map(({ label }) => label)).toEqual(['全部经理', '所选经理'])
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
