import type { CouponCard } from '#shared/engines/coupon/chosen-coupons.ts'

/** A coupon of 20 yuan for any purchase, numbered by one hexadecimal digit. */
export const couponCard = (digit: string, change: Partial<CouponCard> = {}): CouponCard => ({
  cardId: digit.repeat(24),
  batchId: 'cut-20',
  title: '20 元申购费抵扣券',
  terms: { kind: 'feeCut', cut: '20.00' },
  scope: { fundCodes: null, fundTypes: null, except: [] },
  minAmount: '0.00',
  maxAmount: null,
  scenes: ['buy'],
  containers: null,
  payBy: null,
  firstInstalments: null,
  stackable: false,
  giftable: false,
  validFrom: '20260301000000',
  validUntil: '20260331235959',
  state: 'usable',
  applyNo: null,
  saved: null,
  ...change,
})
