import { sftPaths } from '#paths/activities/sft.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: sftPaths.sftHome,
    title: '模拟炒基',
    needs: ['login'],
    load: () => import('./sft-home/SftHomeScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftEnd,
    title: '我的成绩',
    needs: ['login'],
    load: () => import('./sft-end/SftEndScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftFundRule,
    title: '模拟交易规则',
    needs: [],
    skeleton: 'rules',
    load: () => import('./sft-fund-rule/SftFundRuleScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftFundList,
    title: '可参与的基金',
    needs: [],
    keepAlive: true,
    skeleton: 'list',
    load: () => import('./sft-fund-list/SftFundListScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftFundDetail,
    title: '模拟炒基',
    needs: [],
    skeleton: 'figures',
    load: () => import('./sft-fund-detail/SftFundDetailScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftFundDetailArchives,
    title: '基金档案',
    needs: [],
    skeleton: 'rules',
    load: () => import('./sft-fund-detail-archives/SftFundDetailArchivesScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftPurchase,
    title: '模拟买入',
    needs: ['login'],
    skeleton: 'form',
    load: () => import('./sft-purchase/SftPurchaseScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftPurchaseSuccess,
    title: '模拟委托',
    needs: ['login'],
    entry: { by: 'act', why: 'what has come of a simulated purchase' },
    load: () => import('./sft-purchase-success/SftPurchaseSuccessScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftSell,
    title: '模拟卖出',
    needs: ['login'],
    skeleton: 'form',
    load: () => import('./sft-sell/SftSellScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftSellSuccess,
    title: '模拟委托',
    needs: ['login'],
    entry: { by: 'act', why: 'what has come of a simulated sale' },
    load: () => import('./sft-sell-success/SftSellSuccessScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftHoldPositions,
    title: '我的模拟持有',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./sft-hold-positions/SftHoldPositionsScreen.tsx'),
  }),
  screen({
    path: sftPaths.sftHoldPositionsDetail,
    title: '模拟持有详情',
    needs: ['login'],
    load: () => import('./sft-hold-positions-detail/SftHoldPositionsDetailScreen.tsx'),
  }),
]

export const sftModule: ModuleRow = {
  group: 'activities',
  segment: 'sft',
  defaultChild: sftPaths.sftHome.pattern,
  screens,
}
