import { couponNo } from './book.ts'

/** What was claimed, by name: the number of a seeded coupon follows from it. */
export const sourceOf = (name: string): string => `claim seed-${name}`

export const seededCoupon = (userId: string, name: string): string =>
  couponNo('coupon', userId, sourceOf(name))

/** The code of a seeded gift. */
export const seededGift = (state: 'open' | 'taken' | 'over'): string =>
  `G1FT${{ open: '1', taken: '2', over: '3' }[state]}`.padEnd(20, '0')
