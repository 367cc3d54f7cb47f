import * as v from 'valibot'
import { applyNo, fundCode, time14 } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

const purchaseInput = v.object({
  fundCode,
  isCheckedPre: v.optional(v.string()),
  cfmTime: v.optional(time14),
})

export const dealScreens = [
  screen({
    path: paths.purchase,
    title: '买入',
    needs: ['login', 'trade'],
    input: purchaseInput,
    load: () => import('./NonMontyPurchaseScreen.tsx'),
  }),
  screen({
    path: paths.deposit,
    title: '存入',
    needs: ['login', 'trade'],
    input: purchaseInput,
    load: () => import('./MontyPurchaseScreen.tsx'),
  }),
  screen({
    path: paths.dealResult,
    title: '交易结果',
    needs: ['login'],
    input: v.object({ type: v.picklist(['purchase', 'deposit']), applyNo, fundCode }),
    load: () => import('./DealResultScreen.tsx'),
  }),
]
