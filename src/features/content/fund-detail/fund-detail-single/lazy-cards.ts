import { lazy } from 'react'

/** Cards far below the first screen: their code comes when one comes near them (`LazyInView`). */
export const RiskCard = lazy(() => import('./RiskCard.tsx'))
export const OutcomesCard = lazy(() => import('./OutcomesCard.tsx'))
export const HoldingsCard = lazy(() => import('./HoldingsCard.tsx'))
export const ClassesCard = lazy(() => import('./ClassesCard.tsx'))
