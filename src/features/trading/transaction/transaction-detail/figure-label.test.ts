import { expect, test } from 'vitest'
import { figureLabel } from './figure-label.ts'

test.each([
  ['22', '1', '元', '买入金额'],
  ['22', '2', '元', '存入金额'],
  ['24', '1', '份', '卖出份额'],
  ['98', '2', '元', '快速取出金额'],
  ['36', '1', '份', '转出份额'],
  ['37', '1', undefined, '转入份额'],
  ['29', '1', undefined, '修改分红方式'],
] as const)(
  'an order of code %s for fund type %s with a figure in %s has the label %s',
  (code, type, unit, label) => {
    const order = { businessCode: code, fundTypeCode: type, dividendMethod: null }
    expect(figureLabel(order, unit)).toBe(label)
  },
)
