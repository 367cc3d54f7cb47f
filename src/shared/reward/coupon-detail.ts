/** Where a coupon is looked at, as far as the app has such a screen. */
export const couponDetail = (cardId: string): string =>
  `/couponCenter/couponDetail?${new URLSearchParams({ cardId }).toString()}`
