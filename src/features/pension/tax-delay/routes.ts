import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: taxDelayPaths.taxDelayHome,
    title: '个人养老金',
    needs: [],
    share: 'own',
    load: () => import('./tax-delay-home/TaxDelayHomeScreen.tsx'),
  }),
  screen({
    path: taxDelayPaths.taxDelayIntroduce,
    title: '个人养老金说明',
    needs: [],
    share: 'own',
    load: () => import('./tax-delay-introduce/TaxDelayIntroduceScreen.tsx'),
  }),
  screen({
    path: taxDelayPaths.bind,
    title: '开通养老金基金账户',
    needs: ['login'],
    skeleton: 'form',
    flow: 'account',
    load: () => import('./bind/BindScreen.tsx'),
  }),
  screen({
    path: taxDelayPaths.bindResult,
    title: '开通结果',
    entry: { by: 'act', why: 'The fund account for pensions was opened' },
    needs: ['login'],
    skeleton: 'steps',
    flow: 'account',
    load: () => import('./bind-result/BindResultScreen.tsx'),
  }),
  screen({
    path: taxDelayPaths.bankRedirect,
    title: '前往银行',
    needs: [],
    skeleton: 'steps',
    flow: 'account',
    load: () => import('./bank-redirect/BankRedirectScreen.tsx'),
  }),
]

export const taxDelayModule: ModuleRow = {
  group: 'pension',
  segment: 'taxDelay',
  defaultChild: taxDelayPaths.taxDelayHome.pattern,
  screens,
}
