import * as v from 'valibot'
import { fundCode, month6 } from '../../../api/fields.ts'
import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

const forFund = v.object({ fundCode })
const nothing = v.object({})

export const assetScreens = [
  screen({
    path: paths.holdList,
    title: '我的持有',
    needs: ['login'],
    tag: 'holdList',
    input: nothing,
    load: () => import('./HoldListScreen.tsx'),
  }),
  screen({
    path: paths.singleHold,
    title: '持有详情',
    needs: ['login'],
    tag: 'singleHold',
    input: forFund,
    load: () => import('./SingleHoldScreen.tsx'),
  }),
  screen({
    path: paths.holdYuEBao,
    title: '货币基金',
    needs: ['login'],
    tag: 'holdYuEBao',
    input: v.object({ fundCode: v.optional(fundCode) }),
    load: () => import('./HoldYuEBaoScreen.tsx'),
  }),
  screen({
    path: paths.sumDetail,
    title: '收益明细',
    needs: ['login'],
    input: v.object({ month: v.optional(month6) }),
    load: () => import('./SumDetailScreen.tsx'),
  }),
  screen({
    path: paths.channelHold,
    title: '按银行卡查看',
    needs: ['login'],
    input: nothing,
    load: () => import('./ChannelHoldScreen.tsx'),
  }),
  screen({
    path: paths.singleDetail,
    title: '单只基金收益',
    needs: ['login'],
    input: forFund,
    load: () => import('./SingleDetailScreen.tsx'),
  }),
  screen({
    path: paths.shareDetail,
    title: '份额明细',
    needs: ['login'],
    input: forFund,
    load: () => import('./ShareDetailScreen.tsx'),
  }),
  screen({
    path: paths.smartSubscribeList,
    title: '我的定投计划',
    needs: ['login'],
    input: nothing,
    load: () => import('./SmartSubscribeListScreen.tsx'),
  }),
  screen({
    path: paths.clearanceRecord,
    title: '已清仓基金',
    needs: ['login'],
    input: nothing,
    load: () => import('./ClearanceRecordScreen.tsx'),
  }),
]
