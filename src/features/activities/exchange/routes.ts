import { exchangePaths } from '#paths/activities/exchange.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: exchangePaths.home,
    title: '兑换码',
    needs: ['login'],
    load: () => import('./home/HomeScreen.tsx'),
  }),
  screen({
    path: exchangePaths.result,
    title: '兑换结果',
    needs: ['login'],
    load: () => import('./result/ResultScreen.tsx'),
  }),
  screen({
    path: exchangePaths.detail,
    title: '兑换详情',
    needs: ['login'],
    load: () => import('./detail/DetailScreen.tsx'),
  }),
  screen({
    path: exchangePaths.history,
    title: '兑换记录',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./history/HistoryScreen.tsx'),
  }),
]

export const exchangeModule: ModuleRow = {
  group: 'activities',
  segment: 'exchange',
  wayOn: { text: '去兑换', to: exchangePaths.home.to() },
  screens,
}
