import { errorPaths } from '#paths/error.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: errorPaths.networkError,
    title: '网络异常',
    needs: [],
    load: () => import('./network-error/NetworkErrorScreen.tsx'),
  }),
  screen({
    path: errorPaths.error404,
    title: '页面不存在',
    needs: [],
    load: () => import('./error404/Error404Screen.tsx'),
  }),
]

export const errorModule: ModuleRow = {
  group: 'utility',
  segment: 'error',
  defaultChild: errorPaths.error404.pattern,
  screens,
}
