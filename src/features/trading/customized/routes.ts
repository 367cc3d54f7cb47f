import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'

export const customizedScreens = [
  screen({
    path: paths.customizedPage,
    title: '按需选基',
    needs: [],
    load: () => import('./customized-page/CustomizedPageScreen.tsx'),
  }),
]
