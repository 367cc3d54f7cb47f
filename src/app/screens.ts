import { privacyScreens } from '#features/account/privacy/routes.ts'
import { riskScreens } from '#features/account/risks/routes.ts'
import { fundDetailScreens } from '#features/content/fund-detail/routes.ts'
import { assetScreens } from '#features/trading/asset/routes.ts'
import { cmbResultScreens } from '#features/trading/cmb-result/routes.ts'
import { chargeScreens } from '#features/trading/charge/routes.ts'
import { customizedScreens } from '#features/trading/customized/routes.ts'
import { dealScreens } from '#features/trading/deal/routes.ts'
import { fundPortalScreens } from '#features/trading/fund-portal/routes.ts'
import { remittanceScreens } from '#features/trading/remittance/routes.ts'
import { transactionScreens } from '#features/trading/transaction/routes.ts'
import { errorScreens } from '#features/utility/error/routes.ts'
import { homeScreens } from '#features/utility/home/routes.ts'
import { staticScreens } from '#features/utility/static/routes.ts'
import type { ScreenRow } from '#templates/screen.ts'

/** Every screen of the app. The router, the pack's manifest and the QA list read these rows. */
export const screens: readonly ScreenRow[] = [
  ...homeScreens,
  ...riskScreens,
  ...privacyScreens,
  ...fundDetailScreens,
  ...assetScreens,
  ...dealScreens,
  ...cmbResultScreens,
  ...transactionScreens,
  ...remittanceScreens,
  ...fundPortalScreens,
  ...chargeScreens,
  ...customizedScreens,
  ...staticScreens,
  ...errorScreens,
]

/** Parents that lead to a default child (rules.md#paths). */
export const defaultChildren: Readonly<Record<string, string>> = {
  '/risks': '/risks/assessment',
  '/privacy': '/privacy/infoList',
  '/asset': '/asset/holdList',
  '/fund_detail': '/fund_detail/FundDetailSingle',
  '/deal': '/deal/nonMontyPurchase',
  '/transaction': '/transaction/TransactionMain',
  '/remittance': '/remittance/LargeRemittance',
  '/fundPortal': '/fundPortal/performance',
  '/charge': '/charge/serviceCharge',
  '/customized': '/customized/CustomizedPage',
  '/error': '/error/error404',
  '/testBridge': '/testBridge/home',
}
