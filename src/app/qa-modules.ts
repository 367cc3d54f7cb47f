import { kitModule } from '#features/utility/kit/routes.ts'
import { testBridgeModule } from '#features/utility/test-bridge/routes.ts'
import { qaAllowed } from '#platform/qa-allowed.ts'
import { openBridgeForQa } from '#platform/qa-bridge.ts'
import type { ModuleRow } from '#templates/module.ts'

// This file is evaluated before the app starts, so the trace has every call.
if (qaAllowed()) openBridgeForQa()

/**
 * Modules for developers and QA. The build of a release takes an empty list in place of this file
 * (vite.config.ts).
 */
export const qaModules: readonly ModuleRow[] = [kitModule, testBridgeModule]
