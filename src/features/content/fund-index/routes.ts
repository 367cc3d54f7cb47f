import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: fundIndexPaths.indexDetail,
    title: '指数详情',
    needs: [],
    load: () => import('./index-detail/IndexDetailScreen.tsx'),
  }),
]

export const fundIndexModule: ModuleRow = {
  group: 'content',
  segment: 'fundIndex',
  share: 'own',
  defaultChild: fundIndexPaths.indexDetail.pattern,
  screens,
}
