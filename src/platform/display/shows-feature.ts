import { isReleased, type Feature } from '#domain/features.ts'
import { qaAllowed } from '#platform/qa-allowed.ts'

/** Returns whether this page may show a feature that compliance releases. */
export const showsFeature = (feature: Feature): boolean => isReleased(feature, qaAllowed())
