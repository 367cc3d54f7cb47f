import { qaAllowed } from '#platform/qa-allowed.ts'
import { openBridgeForQa } from '#platform/qa-bridge.ts'
import type { ModuleGroup } from './modules.ts'

// This file runs before the app starts, so the trace misses nothing.
if (qaAllowed()) openBridgeForQa()

/**
 * Modules for developers and QA. The build of a release takes an empty list in place of this file
 * (vite.config.ts).
 */
export const qaGroups: readonly ModuleGroup[] = [
  { segments: ['kit', 'testBridge'], load: () => import('#features/utility/qa-modules.ts') },
]
