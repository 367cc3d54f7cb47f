import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

/** Of a choice of plans, the fund: what follows is its user's own. */
const fund = {
  title: '基金详情',
  to: ({ fundCode }: { readonly fundCode: string }) =>
    fundDetailPaths.fundDetailSingle.to({ fundCode }),
}

const screens = [
  screen({
    path: directInvestPaths.directInvestType,
    title: '定投方式',
    needs: ['login', 'trade'],
    share: fund,
    skeleton: 'form',
    load: () => import('./direct-invest-type/DirectInvestTypeScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.directInvestCashier,
    title: '定投',
    needs: ['login', 'trade'],
    skeleton: 'form',
    load: () => import('./direct-invest-cashier/DirectInvestCashierScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.result,
    title: '定投结果',
    entry: { by: 'act', why: 'A plan was submitted' },
    needs: ['login'],
    load: () => import('./result/ResultScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.directInvestManage,
    title: '我的定投',
    needs: ['login'],
    refreshOnRedisplay: true,
    skeleton: 'holdings',
    load: () => import('./direct-invest-manage/DirectInvestManageScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.planCalendar,
    title: '扣款日历',
    needs: ['login'],
    skeleton: 'rules',
    load: () => import('./plan-calendar/PlanCalendarScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.changeCard,
    title: '更换扣款卡',
    needs: ['login', 'trade'],
    skeleton: 'form',
    load: () => import('./change-card/ChangeCardScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.detail,
    title: '定投详情',
    needs: ['login'],
    refreshOnRedisplay: true,
    skeleton: 'figures',
    load: () => import('./detail/DetailScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.directInvestCease,
    title: '已结束的定投',
    needs: ['login'],
    skeleton: 'figures',
    load: () => import('./direct-invest-cease/DirectInvestCeaseScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.keepInvestCashier,
    title: '坚持定投',
    entry: { by: 'outside', why: 'A challenge leads here while one runs' },
    needs: ['login', 'trade'],
    skeleton: 'form',
    load: () => import('./keep-invest-cashier/KeepInvestCashierScreen.tsx'),
  }),
  screen({
    path: directInvestPaths.keepInvestResult,
    title: '坚持定投',
    entry: { by: 'act', why: 'A plan of a challenge was submitted' },
    needs: ['login'],
    load: () => import('./keep-invest-result/KeepInvestResultScreen.tsx'),
  }),
]

export const directInvestModule: ModuleRow = {
  group: 'trading',
  segment: 'directInvest',
  defaultChild: directInvestPaths.directInvestCashier.pattern,
  flow: 'plan',
  screens,
}
