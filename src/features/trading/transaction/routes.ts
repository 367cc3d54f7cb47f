import { paths } from '#src/paths.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: paths.transactions,
    title: '交易记录',
    needs: ['login'],
    tag: 'transactions',
    keepAlive: true,
    load: () => import('./transaction-main/TransactionMainScreen.tsx'),
  }),
  screen({
    path: paths.fundTransactions,
    title: '交易记录',
    needs: ['login'],
    keepAlive: true,
    load: () => import('./transaction-single/TransactionSingleScreen.tsx'),
  }),
  screen({
    path: paths.transactionDetail,
    title: '交易详情',
    needs: ['login'],
    tag: 'transactionDetail',
    load: () => import('./transaction-detail/TransactionDetailScreen.tsx'),
  }),
]

export const transactionModule: ModuleRow = {
  group: 'trading',
  segment: 'transaction',
  defaultChild: paths.transactions.pattern,
  screens,
}
