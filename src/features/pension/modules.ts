import type { ModuleRow } from '#templates/module.ts'
import { goldStoreModule } from './gold-store/routes.ts'
import { pensionAccountModule } from './pension-account/routes.ts'
import { goldTreeModule } from './gold-tree/routes.ts'
import { pensionZoneModule } from './pension-zone/routes.ts'
import { shangHaiGoldModule } from './shang-hai-gold/routes.ts'
import { snowCalculatorModule } from './snow-calculator/routes.ts'
import { taxDelayModule } from './tax-delay/routes.ts'

/** The modules of this group; their rows are loaded together (`app/router/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  goldStoreModule,
  pensionAccountModule,
  goldTreeModule,
  pensionZoneModule,
  shangHaiGoldModule,
  snowCalculatorModule,
  taxDelayModule,
]
