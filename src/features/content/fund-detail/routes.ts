import * as v from 'valibot'
import { fundCode } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const fundDetailScreens = [
  screen({
    path: paths.fundDetail,
    title: '基金详情',
    needs: [],
    tag: 'fundDetail',
    input: v.object({ fundCode }),
    load: () => import('./FundDetailSingleScreen.tsx'),
  }),
]
