import { expect, test } from 'vitest'
import { orderFigure, orderFigureWords } from './order-figure.ts'

const nothing = {
  businessCode: '22',
  applicationAmt: '0.00',
  applicationVol: null,
  applicationCfmAmt: null,
  applicationCfmVol: null,
}

test.each([
  ['a purchase by its amount', { applicationAmt: '1000.00' }, '1,000.00', '元'],
  [
    'a sale by its shares',
    { applicationVol: '1700.00', applicationCfmAmt: '9.00' },
    '1,700.00',
    '份',
  ],
  ['a cash dividend by what was paid', { applicationCfmAmt: '12.30' }, '12.30', '元'],
  [
    'a reinvested one by its shares',
    { applicationCfmAmt: '0.00', applicationCfmVol: '5.10' },
    '5.10',
    '份',
  ],
  ['an order without a figure as --', {}, '--', '元'],
])('a record of orders shows %s', (_, sums, value, unit) => {
  expect(orderFigure({ ...nothing, ...sums })).toEqual({ value, unit })
})

test.each([
  ['22', '5,335.00', '元'],
  ['37', '2,949.13', '份'],
])('of code %s with amount and shares shows %s %s', (businessCode, value, unit) => {
  const leg = { ...nothing, applicationAmt: '5335.00', applicationCfmVol: '2949.13', businessCode }
  expect(orderFigure(leg)).toEqual({ value, unit })
  expect(orderFigureWords({ ...leg, dividendMethod: null }, 'done')).toEqual({ value, unit })
})

test('shows 确认中 for shares that a conversion will bring', () => {
  const leg = { ...nothing, businessCode: '37', applicationAmt: '5335.00', dividendMethod: null }
  expect(orderFigureWords(leg, 'underWay')).toEqual({ value: '确认中' })
})

test('has no figure for what became of a plan', () => {
  const note = { ...nothing, businessCode: '60', dividendMethod: null }
  expect(orderFigureWords(note, 'closed')).toEqual({ value: '' })
})

test('shows 确认中 for an unconfirmed order, and -- for a failed one', () => {
  const incoming = { ...nothing, businessCode: '37', dividendMethod: null }
  expect(orderFigureWords(incoming, 'underWay')).toEqual({ value: '确认中' })
  expect(orderFigureWords(incoming, 'failed')).toEqual({ value: '--' })
  const known = { ...incoming, applicationCfmVol: '9402.40' }
  expect(orderFigureWords(known, 'done')).toEqual({ value: '9,402.40', unit: '份' })
})

test('names the dividend method of a change of it', () => {
  const change = { ...nothing, businessCode: '29', dividendMethod: '0' as const }
  expect(orderFigureWords(change, 'done')).toEqual({ value: '红利再投资' })
})
