import { qaAllowed } from '#platform/qa-allowed.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { qaScreens } from './qa-screens.ts'
import { screens } from './screens.ts'

/** The screens that this page opens. */
export const builtScreens: readonly ScreenRow[] = [...screens, ...(qaAllowed() ? qaScreens : [])]
