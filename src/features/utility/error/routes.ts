import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.networkError,
    title: '网络异常',
    needs: [],
    load: () => import('./network-error/NetworkErrorScreen.tsx'),
  }),
  screen({
    path: paths.error404,
    title: '页面不存在',
    needs: [],
    load: () => import('./error404/Error404Screen.tsx'),
  }),
]

export const errorModule: ModuleRow = {
  group: 'utility',
  segment: 'error',
  defaultChild: paths.error404.pattern,
  screens,
}
