import { circleModule } from './circle/routes.ts'
import { fundDetailModule } from './fund-detail/routes.ts'
import { pageBuilderModule } from './page-builder/routes.ts'
import { vpModule } from './vp/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** The modules of this group; their rows are loaded together (`app/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  circleModule,
  fundDetailModule,
  pageBuilderModule,
  vpModule,
]
