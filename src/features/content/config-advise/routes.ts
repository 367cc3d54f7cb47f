import { configAdvisePaths } from '#paths/config-advise.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

/** Advice is the own channels' alone: elsewhere its pages are read. */
const OWN = { own: true } as const

const screens = [
  screen({
    path: configAdvisePaths.configIntroduce,
    title: '资产配置服务',
    needs: [],
    ...OWN,
    load: () => import('./config-introduce/ConfigIntroduceScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.configQuestions,
    title: '投资需求问卷',
    needs: ['login'],
    skeleton: 'steps',
    ...OWN,
    load: () => import('./config-questions/ConfigQuestionsScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.solutionSelection,
    title: '方案匹配',
    needs: ['login'],
    ...OWN,
    load: () => import('./solution-selection/SolutionSelectionScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.strategyDetails,
    title: '策略详情',
    needs: ['login'],
    ...OWN,
    load: () => import('./strategy-details/StrategyDetailsScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.solutionDetails,
    title: '我的方案',
    needs: ['login'],
    ...OWN,
    load: () => import('./solution-details/SolutionDetailsScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.assetConfig,
    title: '配置诊断',
    needs: ['login'],
    ...OWN,
    load: () => import('./asset-config/AssetConfigScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.configHistory,
    title: '调仓历史',
    needs: ['login'],
    ...OWN,
    load: () => import('./config-history/ConfigHistoryScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.viewpointList,
    title: '配置观点',
    needs: [],
    skeleton: 'list',
    ...OWN,
    load: () => import('./viewpoint-list/ViewpointListScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.jump,
    title: '资产配置',
    needs: ['login'],
    entry: { by: 'outside', why: 'Messages and partners name a step by its purpose' },
    ...OWN,
    load: () => import('./jump/JumpScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.configCalculatorEntry,
    title: '目标计算',
    needs: [],
    ...OWN,
    load: () => import('./config-calculator-entry/ConfigCalculatorEntryScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.configCalculator,
    title: '目标计算器',
    needs: [],
    ...OWN,
    load: () => import('./config-calculator/ConfigCalculatorScreen.tsx'),
  }),
  screen({
    path: configAdvisePaths.strategyTrans,
    title: '转入与转出',
    needs: ['login'],
    skeleton: 'steps',
    ...OWN,
    load: () => import('./strategy-trans/StrategyTransScreen.tsx'),
  }),
]

export const configAdviseModule: ModuleRow = {
  group: 'content',
  segment: 'configAdvise',
  defaultChild: configAdvisePaths.configIntroduce.pattern,
  share: { title: '资产配置服务', to: () => configAdvisePaths.configIntroduce.to() },
  screens,
}
