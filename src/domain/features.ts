/**
 * The features that compliance has to release before anyone sees them:
 * rules.md#features-to-release.
 */
import { brand } from '#domain/brand.ts'

export const FEATURES = ['rateUp', 'experience', 'purchaseCoins', 'outcomesInPromotion'] as const
export type Feature = (typeof FEATURES)[number]

/**
 * Returns whether it is released, or `tried`: in the sandbox and in builds for developers and QA.
 */
export const isReleased = (feature: Feature, tried: boolean): boolean =>
  tried || brand.features[feature]

/** Words by which a text offers it. */
const OFFERS: Readonly<Record<Feature, RegExp>> = {
  rateUp: /加息/,
  experience: /体验金/,
  purchaseCoins: /(?:买入|定投|持有)[^,，。；;]{0,8}(?:得|送|赠|领|奖励?)[^,，。；;]{0,6}金币/,
  outcomesInPromotion: /(?:收益|历史结果)分布/,
}

/** The features that a text offers although they are not released. */
export const unreleasedIn = (text: string, released: (feature: Feature) => boolean): Feature[] =>
  FEATURES.filter((feature) => !released(feature) && OFFERS[feature].test(text))
