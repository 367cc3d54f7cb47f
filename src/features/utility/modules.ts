import { errorModule } from './error/routes.ts'
import { homeModule } from './home/routes.ts'
import { staticModule } from './static/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** The modules of this group; their rows are loaded together (`app/modules.ts`). */
export const modules: readonly ModuleRow[] = [errorModule, homeModule, staticModule]
