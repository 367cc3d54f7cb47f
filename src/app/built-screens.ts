import type { ScreenRow } from '../templates/screen.ts'
import { qaScreens, screens } from './screens.ts'

/** The screens of this build: a release leaves out those for developers and QA. */
export const builtScreens: readonly ScreenRow[] =
  import.meta.env.DEV || import.meta.env.VITE_QA_SCREENS === '1'
    ? [...screens, ...qaScreens]
    : screens
