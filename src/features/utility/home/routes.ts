import { homePaths } from '#paths/home.ts'
import { screen } from '#templates/screen.ts'

export const homeScreens = [
  screen({
    path: homePaths.home,
    title: '禾岸基金',
    needs: [],
    tag: 'home',
    load: () => import('./home/HomeScreen.tsx'),
  }),
]
