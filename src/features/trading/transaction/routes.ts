import * as v from 'valibot'
import { applyNo } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const transactionScreens = [
  screen({
    path: paths.transactionDetail,
    title: '交易详情',
    needs: ['login'],
    tag: 'transactionDetail',
    input: v.object({ applyNo }),
    load: () => import('./TransactionDetailScreen.tsx'),
  }),
]
