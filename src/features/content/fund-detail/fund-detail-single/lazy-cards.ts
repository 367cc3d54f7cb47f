import { lazy } from 'react'

/**
 * Cards below the first screen, whose code is loaded when the user scrolls near them
 * (`LazyInView`).
 */
export const RiskCard = lazy(() => import('./RiskCard.tsx'))
export const OutcomesCard = lazy(() => import('./OutcomesCard.tsx'))
export const HoldingsCard = lazy(() => import('./HoldingsCard.tsx'))
export const ClassesCard = lazy(() => import('./ClassesCard.tsx'))
