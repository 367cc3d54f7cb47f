import * as v from 'valibot'
import { applyNo, fundCode } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'
import { orderFilters } from './parts/order-filters.ts'

export const transactionScreens = [
  screen({
    path: paths.transactions,
    title: '交易记录',
    needs: ['login'],
    tag: 'transactions',
    keepAlive: true,
    input: v.object(orderFilters),
    load: () => import('./TransactionMainScreen.tsx'),
  }),
  screen({
    path: paths.fundTransactions,
    title: '交易记录',
    needs: ['login'],
    keepAlive: true,
    input: v.object({ fundCode, ...orderFilters }),
    load: () => import('./TransactionSingleScreen.tsx'),
  }),
  screen({
    path: paths.transactionDetail,
    title: '交易详情',
    needs: ['login'],
    tag: 'transactionDetail',
    input: v.object({ applyNo }),
    load: () => import('./TransactionDetailScreen.tsx'),
  }),
]
