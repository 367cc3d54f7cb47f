import { kitScreens } from '#features/utility/kit/routes.ts'
import { testBridgeScreens } from '#features/utility/test-bridge/routes.ts'
import { qaAllowed } from '#platform/qa-allowed.ts'
import { openBridgeForQa } from '#platform/qa-bridge.ts'
import type { ScreenRow } from '#templates/screen.ts'

// This file runs before the app starts, so the trace misses nothing.
if (qaAllowed()) openBridgeForQa()

/** Screens for developers and QA. The build of a release takes an empty list in place of this file (vite.config.ts). */
export const qaScreens: readonly ScreenRow[] = [...kitScreens, ...testBridgeScreens]
