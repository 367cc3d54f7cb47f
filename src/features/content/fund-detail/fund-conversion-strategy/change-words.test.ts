import { expect, test } from 'vitest'
import { moveName, movesText, pointsText, reportTitle, sharesText } from './change-words.ts'

const change = (before: string, after: string) => ({
  kind: 'stock' as const,
  code: '691001',
  name: '岭河智造',
  before,
  after,
})

test.each([
  ['0.00', '3.20', '新进', '-- → 3.20%', '+3.20 个百分点'],
  ['3.20', '4.05', '增持', '3.20% → 4.05%', '+0.85 个百分点'],
  ['4.05', '3.20', '减持', '4.05% → 3.20%', '-0.85 个百分点'],
  ['3.20', '0.00', '退出', '3.20% → --', '-3.20 个百分点'],
])('from %s to %s is %s', (before, after, name, shares, points) => {
  const it = change(before, after)
  expect([moveName(it), sharesText(it), pointsText(it)]).toEqual([name, shares, points])
})

test('moves are counted by kind, kinds without any left out', () => {
  expect(movesText([change('0', '1'), change('0', '2'), change('2', '1')])).toBe('新进 2 · 减持 1')
})

test('a report is named by its quarter', () => {
  expect(reportTitle('20251231')).toBe('2025 年四季报')
})
