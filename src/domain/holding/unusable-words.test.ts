import { expect, it } from 'vitest'
import { unusableWords } from './unusable-words.ts'

const fund = {
  fundTypeCode: '1',
  usableShares: '0.00',
  frozenShares: '0.00',
  sellingShares: '0.00',
  convertingShares: '0.00',
  inTransitIn: '0.00',
}
const money = { ...fund, fundTypeCode: '2' }

it.each([
  ['some can be used', { ...fund, usableShares: '0.01', frozenShares: '9.00' }, null],
  [
    'all are in a sale',
    { ...fund, frozenShares: '100.00', sellingShares: '100.00' },
    '份额正在卖出确认中，暂无可卖出或转换的份额',
  ],
  [
    'all are in a conversion',
    { ...fund, frozenShares: '100.00', convertingShares: '100.00' },
    '份额正在转换确认中，暂无可卖出或转换的份额',
  ],
  [
    'all are in both',
    { ...fund, frozenShares: '100.00', sellingShares: '60.00', convertingShares: '40.00' },
    '份额正在卖出、转换确认中，暂无可卖出或转换的份额',
  ],
  [
    'some are in a sale and the others are frozen',
    { ...fund, frozenShares: '100.00', sellingShares: '60.00' },
    '份额正在卖出确认中，其余份额暂时冻结，暂无可卖出或转换的份额',
  ],
  ['all are frozen', { ...fund, frozenShares: '9.00' }, '份额暂时冻结，转为可用后可以卖出或转换'],
  ['a purchase is under way', { ...fund, inTransitIn: '500.00' }, '买入确认后可以卖出或转换'],
  ['there are none', fund, '暂无可卖出或转换的份额'],
  [
    'all of a money-market fund are being withdrawn',
    { ...money, frozenShares: '8.00', sellingShares: '8.00' },
    '份额正在取出确认中，暂无可取出的份额',
  ],
  [
    'a money-market fund is frozen',
    { ...money, frozenShares: '8.00' },
    '份额暂时冻结，转为可用后可以取出',
  ],
  ['a deposit is under way', { ...money, inTransitIn: '8.00' }, '存入确认后可以取出'],
])('explains why nothing can be sold where %s', (_, held, words) => {
  expect(unusableWords(held)).toBe(words)
})
