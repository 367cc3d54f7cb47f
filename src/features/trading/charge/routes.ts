import * as v from 'valibot'
import { fundCode } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

/** Without a fund: what holds for all, or a fund to pick. */
const input = v.object({ fundCode: v.optional(fundCode) })

export const chargeScreens = [
  screen({
    path: paths.serviceCharge,
    title: '费用估算',
    needs: [],
    input,
    load: () => import('./ServiceChargeScreen.tsx'),
  }),
  screen({
    path: paths.shiftRule,
    title: '交易规则',
    needs: [],
    input,
    load: () => import('./ShiftRuleScreen.tsx'),
  }),
]
