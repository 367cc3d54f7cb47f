import { staticPaths } from '#paths/static.ts'
import { screen } from '#templates/screen.ts'

export const staticScreens = [
  screen({
    path: staticPaths.static,
    title: '文件',
    needs: [],
    load: () => import('./static/StaticScreen.tsx'),
  }),
]
