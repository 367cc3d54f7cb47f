import { errorPaths } from '#paths/error.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: errorPaths.networkError,
    title: '网络异常',
    entry: { by: 'outside', why: 'The app opens it when the network fails' },
    needs: [],
    load: () => import('./network-error/NetworkErrorScreen.tsx'),
  }),
  screen({
    path: errorPaths.error404,
    title: '页面不存在',
    entry: { by: 'outside', why: 'Links that others keep lead here' },
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
