import { lazyPart } from '#ui/layout/lazy-part.ts'

/**
 * Cards below the first screen, whose code is loaded when the user scrolls near them
 * (`LazyInView`).
 */
export const RiskCard = lazyPart(() => import('./RiskCard.tsx'))
export const OutcomesCard = lazyPart(() => import('./OutcomesCard.tsx'))
export const HoldingsCard = lazyPart(() => import('./HoldingsCard.tsx'))
export const DividendsCard = lazyPart(() => import('./DividendsCard.tsx'))
export const ClassesCard = lazyPart(() => import('./ClassesCard.tsx'))
