import { customizedPaths } from '#paths/customized.ts'
import { screen } from '#templates/screen.ts'

export const customizedScreens = [
  screen({
    path: customizedPaths.customizedPage,
    title: '按需选基',
    needs: [],
    load: () => import('./customized-page/CustomizedPageScreen.tsx'),
  }),
]
