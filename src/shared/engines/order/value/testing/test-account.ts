import type { Account } from '#shared/engines/order/value/payment.ts'

/** A test fixture: a card that can pay. */
export const TEST_ACCOUNT: Account = {
  bankSerial: 'bank-1',
  channelId: '0001',
  bankName: '江海银行',
  cardTail: '1024',
  singleLimit: '50000.00',
  dayLimit: '50000.00',
  dayLeft: '20000.00',
  walletBalance: null,
  available: true,
  unavailableReason: '',
}
