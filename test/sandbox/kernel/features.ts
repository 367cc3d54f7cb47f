import { isReleased, type Feature } from '#domain/features.ts'

/** The sandbox tries what compliance has not released. */
export const hasFeature = (feature: Feature): boolean => isReleased(feature, true)
