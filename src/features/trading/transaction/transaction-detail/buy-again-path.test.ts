import { expect, test } from 'vitest'
import { buyAgainPath } from './buy-again-path.ts'

const order = { fundCode: '980301', applicationAmt: '1200.00' }

test('the form opens for the same fund and amount, with the other card', () => {
  expect(buyAgainPath(order, { bankSerial: 'card-4096', channelId: '101' })).toBe(
    '/deal/nonMontyPurchase?fundCode=980301&amount=1200.00&bankSerial=card-4096&channelId=101',
  )
})
