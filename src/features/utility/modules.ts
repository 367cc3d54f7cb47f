import { downloadModule } from './download/routes.ts'
import { errorModule } from './error/routes.ts'
import { homeModule } from './home/routes.ts'
import { outsideModule } from './outside/routes.ts'
import { postModule } from './post/routes.ts'
import { staticModule } from './static/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** The modules of this group; their rows are loaded together (`app/router/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  downloadModule,
  errorModule,
  homeModule,
  outsideModule,
  postModule,
  staticModule,
]
