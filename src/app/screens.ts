import { fundDetailScreens } from '../features/content/fund-detail/routes.ts'
import { dealScreens } from '../features/trading/deal/routes.ts'
import { transactionScreens } from '../features/trading/transaction/routes.ts'
import { errorScreens } from '../features/utility/error/routes.ts'
import { homeScreens } from '../features/utility/home/routes.ts'
import type { ScreenRow } from '../templates/screen.ts'

/** Every screen of the app. The router, the pack's manifest and the QA list read these rows. */
export const screens: readonly ScreenRow[] = [
  ...homeScreens,
  ...fundDetailScreens,
  ...dealScreens,
  ...transactionScreens,
  ...errorScreens,
]

/** Parents that lead to a default child (section 2). */
export const defaultChildren: Readonly<Record<string, string>> = {
  '/fund_detail': '/fund_detail/FundDetailSingle',
  '/deal': '/deal/nonMontyPurchase',
  '/error': '/error/error404',
}
