import { assetModule } from './asset/routes.ts'
import { chargeModule } from './charge/routes.ts'
import { cmbResultModule } from './cmb-result/routes.ts'
import { customizedModule } from './customized/routes.ts'
import { dealModule } from './deal/routes.ts'
import { directInvestModule } from './direct-invest/routes.ts'
import { fundPortalModule } from './fund-portal/routes.ts'
import { monthlyReportModule } from './monthly-report/routes.ts'
import { remittanceModule } from './remittance/routes.ts'
import { transactionModule } from './transaction/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** The modules of this group; their rows are loaded together (`app/router/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  assetModule,
  chargeModule,
  cmbResultModule,
  customizedModule,
  dealModule,
  directInvestModule,
  fundPortalModule,
  monthlyReportModule,
  remittanceModule,
  transactionModule,
]
