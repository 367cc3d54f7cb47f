import { expect, test } from 'vitest'
import { orderFigure } from './order-figure.ts'

const nothing = {
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
  ['what has no figure as --', {}, '--', '元'],
])('shows %s', (_, sums, value, unit) => {
  expect(orderFigure({ ...nothing, ...sums })).toEqual({ value, unit })
})
