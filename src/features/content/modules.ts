import { alipayFixedPlusModule } from './alipay-fixed-plus/routes.ts'
import { brightSpotFundsModule } from './bright-spot-funds/routes.ts'
import { circleModule } from './circle/routes.ts'
import { companySelectFundModule } from './company-select-fund/routes.ts'
import { configAdviseModule } from './config-advise/routes.ts'
import { courseModule } from './course/routes.ts'
import { easySelectFundModule } from './easy-select-fund/routes.ts'
import { embedChartModule } from './embed-chart/routes.ts'
import { financialExpertModule } from './financial-expert/routes.ts'
import { fixedPlusModule } from './fixed-plus/routes.ts'
import { fundDetailModule } from './fund-detail/routes.ts'
import { fundIndexModule } from './fund-index/routes.ts'
import { fundManagerModule } from './fund-manager/routes.ts'
import { initiativeModule } from './initiative/routes.ts'
import { pageBuilderModule } from './page-builder/routes.ts'
import { rankListModule } from './rank-list/routes.ts'
import { thPeopleModule } from './th-people/routes.ts'
import { togetherModule } from './together/routes.ts'
import { vpModule } from './vp/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** The modules of this group; their rows are loaded together (`app/router/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  alipayFixedPlusModule,
  brightSpotFundsModule,
  circleModule,
  companySelectFundModule,
  configAdviseModule,
  courseModule,
  easySelectFundModule,
  embedChartModule,
  financialExpertModule,
  fixedPlusModule,
  fundDetailModule,
  fundIndexModule,
  fundManagerModule,
  initiativeModule,
  pageBuilderModule,
  rankListModule,
  thPeopleModule,
  togetherModule,
  vpModule,
]
