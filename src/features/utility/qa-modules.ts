import type { ModuleRow } from '#templates/module.ts'
import { codeTestModule } from './code-test/routes.ts'
import { kitModule } from './kit/routes.ts'
import { testBridgeModule } from './test-bridge/routes.ts'

/** Modules for developers and QA (`app/router/qa-modules.ts`). */
export const modules: readonly ModuleRow[] = [codeTestModule, kitModule, testBridgeModule]
