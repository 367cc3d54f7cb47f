import * as v from 'valibot'
import { fundCode } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'
import { fileQuery } from './parts/file-query.ts'
import { valueQuery, worthQuery, yieldQuery } from './parts/history-query.ts'

export const fundDetailScreens = [
  screen({
    path: paths.fundDetail,
    title: '基金详情',
    needs: [],
    tag: 'fundDetail',
    input: v.object({ fundCode }),
    load: () => import('./FundDetailSingleScreen.tsx'),
  }),
  screen({
    path: paths.fundValueHistory,
    title: '历史净值',
    needs: [],
    input: v.object({ fundCode, ...valueQuery }),
    load: () => import('./FundValueHistoryScreen.tsx'),
  }),
  screen({
    path: paths.fundNetWorth,
    title: '七日年化',
    needs: [],
    input: v.object({ fundCode, ...yieldQuery }),
    load: () => import('./FundNetWorthScreen.tsx'),
  }),
  screen({
    path: paths.historicalWorth,
    title: '净值走势',
    needs: [],
    input: v.object({ fundCode, ...worthQuery }),
    load: () => import('./HistoricalWorthScreen.tsx'),
  }),
  screen({
    path: paths.fundDetailArchives,
    title: '基金档案',
    needs: [],
    input: v.object({ fundCode }),
    load: () => import('./FundDetailArchivesScreen.tsx'),
  }),
  screen({
    path: paths.fundFiles,
    title: '基金文件',
    needs: [],
    input: v.object({ fundCode, ...fileQuery }),
    load: () => import('./FundFilesScreen.tsx'),
  }),
  screen({
    path: paths.fundTradeRule,
    title: '交易规则',
    needs: [],
    input: v.object({ fundCode }),
    load: () => import('./FundTradeRuleScreen.tsx'),
  }),
  screen({
    path: paths.fundDetailAchievement,
    title: '涨幅与排名',
    needs: [],
    input: v.object({ fundCode }),
    load: () => import('./FundDetailAchievementScreen.tsx'),
  }),
  screen({
    path: paths.fundPerformanceHistory,
    title: '历史业绩',
    needs: [],
    input: v.object({ fundCode }),
    load: () => import('./FundPerformanceHistoryScreen.tsx'),
  }),
  screen({
    path: paths.fundScale,
    title: '基金规模',
    needs: [],
    input: v.object({ fundCode }),
    load: () => import('./FundScaleScreen.tsx'),
  }),
]
