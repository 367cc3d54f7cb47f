import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'

export const homeScreens = [
  screen({
    path: paths.home,
    title: '禾岸基金',
    needs: [],
    tag: 'home',
    load: () => import('./home/HomeScreen.tsx'),
  }),
]
