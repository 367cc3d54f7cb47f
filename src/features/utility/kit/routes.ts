import { kitPaths } from '#paths/kit.ts'
import { screen } from '#templates/screen.ts'

/** Development and QA only: `app/qa-screens.ts` has these rows, and no release. */
export const kitScreens = [
  screen({
    path: kitPaths.kit,
    title: '组件',
    needs: [],
    load: () => import('./kit/KitScreen.tsx'),
  }),
]
