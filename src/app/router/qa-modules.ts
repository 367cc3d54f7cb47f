import { qaAllowed } from '#platform/qa-allowed.ts'
import { openBridgeForQa } from '#platform/qa-bridge.ts'
import { showLeftOut } from '#shared/pages/page-blocks/qa/show-left-out.ts'
import type { ModuleGroup } from './modules.ts'

// This file is evaluated before the app starts, so the trace has every call.
if (qaAllowed()) {
  openBridgeForQa()
  showLeftOut()
}

/**
 * Modules for developers and QA. The build of a release takes an empty list in place of this file
 * (vite.config.ts).
 */
export const qaGroups: readonly ModuleGroup[] = [
  {
    segments: ['codeTest', 'kit', 'testBridge'],
    load: () => import('#features/utility/qa-modules.ts'),
  },
  // In place of the release's row: with the screen of QA.
  { segments: ['qianda'], load: () => import('#features/activities/qianda/qa-routes.ts') },
]
