import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'

export const staticScreens = [
  screen({
    path: paths.document,
    title: '文件',
    needs: [],
    load: () => import('./static/StaticScreen.tsx'),
  }),
]
