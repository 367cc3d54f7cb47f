import { expect, test } from 'vitest'
import { anotherCard, failedToPay } from './another-card.ts'

const order = {
  status: '4',
  businessCode: '22',
  payTime: null,
  fundCode: '980301',
  applicationAmt: '1200.00',
  channelName: '江海银行（尾号 1024）',
} as const
const card = (cardTail: string, change: object = {}) => ({
  bankSerial: `card-${cardTail}`,
  channelId: '101',
  bankName: '江海银行',
  cardTail,
  singleLimit: '50000.00',
  dayLimit: '50000.00',
  dayLeft: '50000.00',
  walletBalance: null,
  available: true,
  unavailableReason: '',
  ...change,
})

test.each([
  [{}, true],
  [{ status: '7' }, true],
  [{ businessCode: '39' }, true],
  [{ status: '7', payTime: '20260311100000' }, false],
  [{ status: '2' }, false],
  [{ status: '8' }, false],
  [{ businessCode: '24' }, false],
] as const)('an order with %j counts as not paid by its card: %s', (change, failed) => {
  expect(failedToPay({ ...order, ...change })).toBe(failed)
})

test('the other card is available, not a wallet, and not the one that failed', () => {
  const wallet = card('2048', { walletBalance: '5000.00', channelId: '8901' })
  const closed = card('3072', { available: false })
  const accounts = [card('1024'), wallet, closed, card('4096')]
  expect(anotherCard(order, accounts)?.cardTail).toBe('4096')
  expect(anotherCard(order, accounts.slice(0, 3))).toBeNull()
})
