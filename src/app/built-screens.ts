import type { ScreenRow } from '../templates/screen.ts'
import { qaScreens } from './qa-screens.ts'
import { screens } from './screens.ts'

/** The screens of this build. */
export const builtScreens: readonly ScreenRow[] = [...screens, ...qaScreens]
