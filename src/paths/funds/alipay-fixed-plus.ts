import { path } from '#paths/path.ts'

/** The pages for the payment app. */
export const alipayFixedPlusPaths = {
  alipayFixedPlusHome: path('/alipayFixedPlus/alipayFixedPlusHome'),
  newFixedPlusHome: path('/alipayFixedPlus/newFixedPlusHome'),
} as const
