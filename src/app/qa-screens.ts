import { kitScreens } from '../features/utility/kit/routes.ts'
import type { ScreenRow } from '../templates/screen.ts'

/** Screens for developers and QA. The build of a release takes an empty list in place of this file (vite.config.ts). */
export const qaScreens: readonly ScreenRow[] = [...kitScreens]
