import * as v from 'valibot'
import { applyNo, fundCode, time14 } from '../../../api/fields.ts'
import { isOwnAddress } from '../../../domain/own-address.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'
import { DEAL_TYPES } from './parts/deal-type.ts'

const purchaseInput = v.object({
  fundCode,
  isCheckedPre: v.optional(v.string()),
  cfmTime: v.optional(time14),
})

/** A holding, and the card of the part that one came from. */
const heldInput = { fundCode, bankSerial: v.optional(v.string()) }

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
    path: paths.redeem,
    title: '赎回与转换',
    needs: ['login'],
    input: v.object({
      ...heldInput,
      tab: v.optional(v.picklist(['redeem', 'convert'])),
      targetFundCode: v.optional(fundCode),
    }),
    load: () => import('./NonMontyRedeemScreen.tsx'),
  }),
  screen({
    path: paths.withdraw,
    title: '取现',
    needs: ['login'],
    input: v.object({ ...heldInput, tab: v.optional(v.picklist(['quick', 'ordinary'])) }),
    load: () => import('./MontyRedeemScreen.tsx'),
  }),
  screen({
    path: paths.addBank,
    title: '添加银行卡',
    needs: ['login'],
    input: v.object({ from: v.optional(v.pipe(v.string(), v.check(isOwnAddress))) }),
    load: () => import('./AddBankScreen.tsx'),
  }),
  screen({
    path: paths.transformList,
    title: '选择转入基金',
    needs: ['login'],
    input: v.object(heldInput),
    load: () => import('./TransformListScreen.tsx'),
  }),
  screen({
    path: paths.dealResult,
    title: '交易结果',
    needs: ['login'],
    input: v.object({ type: v.picklist(DEAL_TYPES), applyNo, fundCode }),
    load: () => import('./DealResultScreen.tsx'),
  }),
]
