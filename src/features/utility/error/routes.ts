import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const errorScreens = [
  screen({
    path: paths.networkError,
    title: '网络异常',
    needs: [],
    load: () => import('./NetworkErrorScreen.tsx'),
  }),
  screen({
    path: paths.error404,
    title: '页面不存在',
    needs: [],
    load: () => import('./Error404Screen.tsx'),
  }),
]
