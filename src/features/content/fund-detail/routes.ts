import { fundDetailPaths } from '#paths/fund-detail.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: fundDetailPaths.fundDetailSingle,
    title: '基金详情',
    needs: [],
    tag: 'fundDetail',
    snapshot: true,
    skeleton: 'figures',
    load: () => import('./fund-detail-single/FundDetailSingleScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundValueHistory,
    title: '历史净值',
    needs: [],
    skeleton: 'days',
    load: () => import('./fund-value-history/FundValueHistoryScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundNetWorth,
    title: '七日年化',
    needs: [],
    load: () => import('./fund-net-worth/FundNetWorthScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.historicalWorth,
    title: '净值走势',
    needs: [],
    load: () => import('./historical-worth/HistoricalWorthScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundDetailArchives,
    title: '基金档案',
    needs: [],
    skeleton: 'rules',
    load: () => import('./fund-detail-archives/FundDetailArchivesScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundFiles,
    title: '基金文件',
    needs: [],
    skeleton: 'days',
    load: () => import('./fund-files/FundFilesScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundTradeRule,
    title: '交易规则',
    needs: [],
    interrupts: ['plan'],
    skeleton: 'rules',
    load: () => import('./fund-trade-rule/FundTradeRuleScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundDetailAchievement,
    title: '涨幅与排名',
    needs: [],
    load: () => import('./fund-detail-achievement/FundDetailAchievementScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundPerformanceHistory,
    title: '历史业绩',
    needs: [],
    load: () => import('./fund-performance-history/FundPerformanceHistoryScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundScale,
    title: '基金规模',
    needs: [],
    load: () => import('./fund-scale/FundScaleScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundDetailBoutique,
    title: '精选基金',
    needs: [],
    snapshot: true,
    load: () => import('./fund-detail-boutique/FundDetailBoutiqueScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundDetailViews,
    title: '基金观点',
    needs: [],
    skeleton: 'rules',
    load: () => import('./fund-detail-views/FundDetailViewsScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundViewPointList,
    title: '观点列表',
    needs: [],
    skeleton: 'days',
    load: () => import('./fund-view-point-list/FundViewPointListScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundConsults,
    title: '常见问题',
    needs: [],
    skeleton: 'rules',
    load: () => import('./fund-consults/FundConsultsScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.fundManagerArea,
    title: '基金经理',
    needs: [],
    skeleton: 'rules',
    load: () => import('./fund-manager-area/FundManagerAreaScreen.tsx'),
  }),
  screen({
    path: fundDetailPaths.home,
    title: '基金',
    needs: [],
    tab: 'fund',
    snapshot: true,
    load: () => import('./home/HomeScreen.tsx'),
  }),
]

export const fundDetailModule: ModuleRow = {
  group: 'content',
  segment: 'fund_detail',
  share: 'own',
  defaultChild: fundDetailPaths.fundDetailSingle.pattern,
  bareChild: fundDetailPaths.home.pattern,
  screens,
}
