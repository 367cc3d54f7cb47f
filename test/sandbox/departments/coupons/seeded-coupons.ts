import { couponNo } from './book.ts'

/** The claim of a seeded coupon, by name: its number follows from it. */
export const sourceOf = (name: string): string => `claim seed-${name}`

export const seededCoupon = (userId: string, name: string): string =>
  couponNo('coupon', userId, sourceOf(name))

/** The code of a seeded gift. */
export const seededGift = (state: 'open' | 'taken' | 'over'): string =>
  `G1FT${{ open: '1', taken: '2', over: '3' }[state]}`.padEnd(20, '0')
