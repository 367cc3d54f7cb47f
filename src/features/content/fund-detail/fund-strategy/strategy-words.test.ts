import { expect, test } from 'vitest'
import { effectText, measuresText, strategyName } from './strategy-words.ts'

test('a product has the name of its strategy', () => {
  expect(strategyName('20000001')).toBe('二八轮动')
  expect(strategyName('20000003')).toBe('产品 20000003')
})

test('measures have their signs', () => {
  const measures = [
    { name: '大盘近 20 日', value: '2.19' },
    { name: '中小盘近 20 日', value: '-0.21' },
  ]
  expect(measuresText({ measures })).toBe('大盘近 20 日 +2.19% · 中小盘近 20 日 -0.21%')
})

test.each([
  ['120', '扣款 120%', '每期 1,000.00 元，这一次扣 1,200.00 元'],
  [null, '债券基金', '每期 1,000.00 元不变，投向：债券基金'],
])('a share of %s says what becomes of an instalment', (share, target, text) => {
  expect(effectText({ share, target })).toBe(text)
})
