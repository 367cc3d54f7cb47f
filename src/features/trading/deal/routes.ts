import { dealPaths } from '#paths/deal.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

/** Of an order, the fund: the order is its user's own. */
const fund = {
  title: '基金详情',
  to: ({ fundCode }: { readonly fundCode: string }) =>
    fundDetailPaths.fundDetailSingle.to({ fundCode }),
}

const screens = [
  screen({
    path: dealPaths.purchase,
    title: '买入',
    needs: ['login', 'trade'],
    share: fund,
    skeleton: 'form',
    load: () => import('./purchase/PurchaseScreen.tsx'),
  }),
  screen({
    path: dealPaths.deposit,
    title: '存入',
    needs: ['login', 'trade'],
    share: fund,
    interrupts: ['plan'],
    skeleton: 'form',
    load: () => import('./deposit/DepositScreen.tsx'),
  }),
  screen({
    path: dealPaths.redeem,
    title: '卖出与转换',
    needs: ['login'],
    skeleton: 'form',
    load: () => import('./redeem/RedeemScreen.tsx'),
  }),
  screen({
    path: dealPaths.withdraw,
    title: '取出',
    needs: ['login'],
    skeleton: 'form',
    load: () => import('./withdraw/WithdrawScreen.tsx'),
  }),
  screen({
    path: dealPaths.addBank,
    title: '添加银行卡',
    needs: ['login'],
    interrupts: ['plan'],
    skeleton: 'steps',
    load: () => import('./add-bank/AddBankScreen.tsx'),
  }),
  screen({
    path: dealPaths.transformList,
    title: '选择转入基金',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./transform-list/TransformListScreen.tsx'),
  }),
  screen({
    path: dealPaths.dealResult,
    title: '交易结果',
    entry: { by: 'act', why: 'An order was submitted' },
    needs: ['login'],
    load: () => import('./deal-result/DealResultScreen.tsx'),
  }),
]

export const dealModule: ModuleRow = {
  group: 'trading',
  segment: 'deal',
  defaultChild: dealPaths.purchase.pattern,
  bareChild: fundPortalPaths.buyFundList.pattern,
  flow: 'order',
  screens,
}
