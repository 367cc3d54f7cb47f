import { assetPaths } from '#paths/asset.ts'
import { screen } from '#templates/screen.ts'
import type { ModuleRow } from '#templates/module.ts'

const screens = [
  screen({
    path: assetPaths.holdList,
    title: '我的持有',
    needs: ['login'],
    tab: 'assets',
    tag: 'holdList',
    snapshot: true,
    refreshOnRedisplay: true,
    skeleton: 'holdings',
    load: () => import('./hold-list/HoldListScreen.tsx'),
  }),
  screen({
    path: assetPaths.singleHold,
    title: '持有详情',
    needs: ['login'],
    tag: 'singleHold',
    skeleton: 'holdings',
    load: () => import('./single-hold/SingleHoldScreen.tsx'),
  }),
  screen({
    path: assetPaths.holdYuEBao,
    title: '货币基金',
    needs: ['login'],
    tag: 'holdYuEBao',
    skeleton: 'figures',
    load: () => import('./hold-yu-e-bao/HoldYuEBaoScreen.tsx'),
  }),
  screen({
    path: assetPaths.sumDetail,
    title: '收益明细',
    needs: ['login'],
    skeleton: 'curve',
    load: () => import('./sum-detail/SumDetailScreen.tsx'),
  }),
  screen({
    path: assetPaths.channelHold,
    title: '按银行卡查看',
    needs: ['login'],
    load: () => import('./channel-hold/ChannelHoldScreen.tsx'),
  }),
  screen({
    path: assetPaths.singleDetail,
    title: '单只基金收益',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./single-detail/SingleDetailScreen.tsx'),
  }),
  screen({
    path: assetPaths.shareDetail,
    title: '份额明细',
    needs: ['login'],
    skeleton: 'steps',
    load: () => import('./share-detail/ShareDetailScreen.tsx'),
  }),
  screen({
    path: assetPaths.smartSubscribeList,
    title: '我的定投计划',
    needs: ['login'],
    refreshOnRedisplay: true,
    skeleton: 'steps',
    load: () => import('./smart-subscribe-list/SmartSubscribeListScreen.tsx'),
  }),
  screen({
    path: assetPaths.clearanceRecord,
    title: '已清仓基金',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./clearance-record/ClearanceRecordScreen.tsx'),
  }),
]

export const assetModule: ModuleRow = {
  group: 'trading',
  segment: 'asset',
  defaultChild: assetPaths.holdList.pattern,
  screens,
}
