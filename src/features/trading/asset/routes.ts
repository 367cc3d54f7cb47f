import { paths } from '../../../paths.ts'
import { screen } from '../../../templates/screen.ts'

export const assetScreens = [
  screen({
    path: paths.holdList,
    title: '我的持有',
    needs: ['login'],
    tag: 'holdList',
    load: () => import('./HoldListScreen.tsx'),
  }),
  screen({
    path: paths.singleHold,
    title: '持有详情',
    needs: ['login'],
    tag: 'singleHold',
    load: () => import('./SingleHoldScreen.tsx'),
  }),
  screen({
    path: paths.holdYuEBao,
    title: '货币基金',
    needs: ['login'],
    tag: 'holdYuEBao',
    load: () => import('./HoldYuEBaoScreen.tsx'),
  }),
  screen({
    path: paths.sumDetail,
    title: '收益明细',
    needs: ['login'],
    load: () => import('./SumDetailScreen.tsx'),
  }),
  screen({
    path: paths.channelHold,
    title: '按银行卡查看',
    needs: ['login'],
    load: () => import('./ChannelHoldScreen.tsx'),
  }),
  screen({
    path: paths.singleDetail,
    title: '单只基金收益',
    needs: ['login'],
    load: () => import('./SingleDetailScreen.tsx'),
  }),
  screen({
    path: paths.shareDetail,
    title: '份额明细',
    needs: ['login'],
    load: () => import('./ShareDetailScreen.tsx'),
  }),
  screen({
    path: paths.smartSubscribeList,
    title: '我的定投计划',
    needs: ['login'],
    load: () => import('./SmartSubscribeListScreen.tsx'),
  }),
  screen({
    path: paths.clearanceRecord,
    title: '已清仓基金',
    needs: ['login'],
    load: () => import('./ClearanceRecordScreen.tsx'),
  }),
]
