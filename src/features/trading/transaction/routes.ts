import { transactionPaths } from '#paths/transaction.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: transactionPaths.transactionMain,
    title: '交易记录',
    needs: ['login'],
    tag: 'transactions',
    keepAlive: true,
    skeleton: 'list',
    load: () => import('./transaction-main/TransactionMainScreen.tsx'),
  }),
  screen({
    path: transactionPaths.transactionSingle,
    title: '交易记录',
    needs: ['login'],
    keepAlive: true,
    skeleton: 'list',
    load: () => import('./transaction-single/TransactionSingleScreen.tsx'),
  }),
  screen({
    path: transactionPaths.transactionDetail,
    title: '交易详情',
    needs: ['login'],
    tag: 'transactionDetail',
    load: () => import('./transaction-detail/TransactionDetailScreen.tsx'),
  }),
]

export const transactionModule: ModuleRow = {
  group: 'trading',
  segment: 'transaction',
  defaultChild: transactionPaths.transactionMain.pattern,
  screens,
}
