import { expect, test } from 'vitest'
import { accountKey, payingAccount } from './pay-account.ts'

const card = { bankSerial: 'zhang-1', channelId: '101', available: true }
const wallet = { bankSerial: 'zhang-1', channelId: '8901', available: true }
const other = { bankSerial: 'zhang-2', channelId: '102', available: true }
const all = [card, other, wallet]

test('a card and its wallet are two accounts', () => {
  expect(new Set(all.map(accountKey)).size).toBe(3)
})

test.each([
  ['the first that can pay, with nothing chosen', { bankSerial: null, channelId: null }, all, card],
  ['the card that was chosen', { bankSerial: 'zhang-2', channelId: '102' }, all, other],
  ['the wallet that was chosen', { bankSerial: 'zhang-1', channelId: '8901' }, all, wallet],
  [
    'one that can pay, once the chosen one cannot',
    { bankSerial: 'zhang-2', channelId: '102' },
    [{ ...other, available: false }, wallet],
    wallet,
  ],
  [
    'none where none can',
    { bankSerial: 'zhang-1', channelId: '101' },
    [{ ...card, available: false }],
    null,
  ],
])('an order is paid by %s', (_, chosen, accounts, expected) => {
  expect(payingAccount(accounts, chosen)).toEqual(expected)
})
