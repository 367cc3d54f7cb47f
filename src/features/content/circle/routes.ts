import { circlePaths } from '#paths/circle.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: circlePaths.circleHome,
    title: '圈子',
    needs: [],
    keepAlive: true,
    snapshot: true,
    skeleton: 'list',
    load: () => import('./circle-home/CircleHomeScreen.tsx'),
  }),
  screen({
    path: circlePaths.medicineHome,
    title: '医药圈',
    needs: [],
    keepAlive: true,
    snapshot: true,
    skeleton: 'list',
    load: () => import('./medicine-home/MedicineHomeScreen.tsx'),
  }),
  screen({
    path: circlePaths.consult,
    title: '资讯',
    needs: [],
    skeleton: 'list',
    load: () => import('./consult/ConsultScreen.tsx'),
  }),
  screen({
    path: circlePaths.consultDetail,
    title: '资讯详情',
    needs: [],
    load: () => import('./consult-detail/ConsultDetailScreen.tsx'),
  }),
  screen({
    path: circlePaths.tool,
    title: '医药大事记',
    needs: [],
    skeleton: 'list',
    load: () => import('./tool/ToolScreen.tsx'),
  }),
  screen({
    path: circlePaths.dryCargo,
    title: '干货',
    needs: [],
    skeleton: 'list',
    load: () => import('./dry-cargo/DryCargoScreen.tsx'),
  }),
  screen({
    path: circlePaths.dryCargoDetail,
    title: '干货详情',
    needs: [],
    load: () => import('./dry-cargo-detail/DryCargoDetailScreen.tsx'),
  }),
  screen({
    path: circlePaths.stocks,
    title: '圈内个股',
    needs: [],
    skeleton: 'list',
    load: () => import('./stocks/StocksScreen.tsx'),
  }),
]

export const circleModule: ModuleRow = {
  group: 'content',
  segment: 'circle',
  share: 'own',
  defaultChild: circlePaths.circleHome.pattern,
  screens,
}
