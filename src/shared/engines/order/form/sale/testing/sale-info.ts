import type { SaleAccount, SaleInfo } from '#shared/engines/order/form/sale/sale-data.ts'

/** A test fixture: a card with 1,500 usable shares. */
export const saleAccount: SaleAccount = {
  bankSerial: 'bank-1',
  channelId: '0001',
  bankName: '江海银行',
  cardTail: '1024',
  usableShares: '1500.00',
  frozenShares: '0.00',
  available: true,
  unavailableReason: '',
}

/** A test fixture: a fund that can be sold from 10 shares on, and held from 100 on. */
export const saleInfo: SaleInfo = {
  serverTime: '20260311100000',
  cutoffTime: '20260311150000',
  tradeDate: '20260311',
  overseasMarkets: [],
  nav: '1.2345',
  navDate: '20260310',
  redeemFlag: '1',
  redeemToast: '',
  convertFlag: '1',
  minRedeemShares: '10.00',
  minHoldShares: '100.00',
  redemptionTiers: [],
  accounts: [saleAccount],
}
