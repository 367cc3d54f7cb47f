import { privacyModule } from '#features/account/privacy/routes.ts'
import { riskModule } from '#features/account/risks/routes.ts'
import { fundDetailModule } from '#features/content/fund-detail/routes.ts'
import { assetModule } from '#features/trading/asset/routes.ts'
import { cmbResultModule } from '#features/trading/cmb-result/routes.ts'
import { chargeModule } from '#features/trading/charge/routes.ts'
import { customizedModule } from '#features/trading/customized/routes.ts'
import { dealModule } from '#features/trading/deal/routes.ts'
import { fundPortalModule } from '#features/trading/fund-portal/routes.ts'
import { remittanceModule } from '#features/trading/remittance/routes.ts'
import { transactionModule } from '#features/trading/transaction/routes.ts'
import { errorModule } from '#features/utility/error/routes.ts'
import { homeModule } from '#features/utility/home/routes.ts'
import { staticModule } from '#features/utility/static/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** Every module of the app. The router, the pack's manifest and the QA list read these rows. */
export const modules: readonly ModuleRow[] = [
  homeModule,
  riskModule,
  privacyModule,
  fundDetailModule,
  assetModule,
  dealModule,
  cmbResultModule,
  transactionModule,
  remittanceModule,
  fundPortalModule,
  chargeModule,
  customizedModule,
  staticModule,
  errorModule,
]
