import { expect, it } from 'vitest'
import { exampleRule } from '#domain/fund/rule/testing/example-rules.ts'
import { kindsOf, rankNote } from './rank-note.ts'

const ranked = {
  rule: exampleRule({ group: 'tool', source: '示例评价数据' }),
  span: '3y',
  sort: 'return',
  order: 'down',
  type: undefined,
  peers: 400,
  total: 400,
  date: '20260310',
} as const

it('the note on ranks names figure, span, peers, day and source', () => {
  expect(rankNote(ranked)).toBe(
    '名次按近3年收益，在全部类型 400 只基金中排列，截至 2026-03-10，来源：示例评价数据',
  )
  expect(rankNote({ ...ranked, span: '5y', type: '5', peers: 67, total: 67 })).toContain(
    '近5年收益，在指数型 67 只基金中',
  )
  const calm = exampleRule({ figure: 'maxDrawdown', order: 'up' }, { types: ['3'] })
  expect(rankNote({ ...ranked, rule: calm, sort: 'maxDrawdown', order: 'up' })).toContain(
    '近3年最大回撤，在债券型 400 只',
  )
})

it('the note says how many funds of the list are old enough for a place', () => {
  expect(rankNote({ ...ranked, type: '1', peers: 22, total: 24 })).toBe(
    '名次按近3年收益，在股票型 24 只基金（其中 22 只满 3 年）中排列，截至 2026-03-10，来源：示例评价数据',
  )
  expect(rankNote({ ...ranked, span: '5y', peers: 20, total: 24 })).toContain('其中 20 只满 5 年')
})

it.each([
  { ...ranked, span: '1y' },
  { ...ranked, span: '6m' },
  { ...ranked, rule: exampleRule({ source: '' }) },
  { ...ranked, peers: 0 },
  { ...ranked, order: 'up' },
  { ...ranked, sort: 'volatility' },
  { ...ranked, rule: exampleRule({ figure: 'feeTotal', spans: [] }), sort: 'feeTotal', span: null },
] as const)('there is no note, and no rank, for %j', (given) => {
  expect(rankNote(given)).toBeNull()
})

it.each([
  [[], '全部类型'],
  [['3'], '债券型'],
  [['1', '4'], '股票型、混合型'],
  [['1', '4', '5', '3'], '全部类型'],
] as const)('a rule of the types %j is of %s', (types, words) => {
  expect(kindsOf(exampleRule({}, { types: [...types] }))).toBe(words)
})
