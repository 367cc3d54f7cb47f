import { goldStorePaths } from '#paths/pension/gold-store.ts'
import type { ModuleRow } from '#templates/module.ts'
import { screen } from '#templates/screen.ts'

const screens = [
  screen({
    path: goldStorePaths.goldStoreHome,
    title: '金币商城',
    needs: [],
    share: 'own',
    skeleton: 'list',
    refreshOnRedisplay: true,
    load: () => import('./gold-store-home/GoldStoreHomeScreen.tsx'),
  }),
  screen({
    path: goldStorePaths.goldGoodsDetail,
    title: '商品详情',
    needs: [],
    share: 'own',
    load: () => import('./gold-goods-detail/GoldGoodsDetailScreen.tsx'),
  }),
  screen({
    path: goldStorePaths.goldExchangeResult,
    title: '兑换结果',
    entry: { by: 'act', why: 'Coins were exchanged for goods' },
    needs: ['login'],
    load: () => import('./gold-exchange-result/GoldExchangeResultScreen.tsx'),
  }),
  screen({
    path: goldStorePaths.goldExchangeDetail,
    title: '兑换详情',
    needs: ['login'],
    load: () => import('./gold-exchange-detail/GoldExchangeDetailScreen.tsx'),
  }),
  screen({
    path: goldStorePaths.goldCoinTask,
    title: '赚金币',
    needs: ['login'],
    skeleton: 'list',
    refreshOnRedisplay: true,
    load: () => import('./gold-coin-task/GoldCoinTaskScreen.tsx'),
  }),
  screen({
    path: goldStorePaths.goldVaryRecords,
    title: '金币明细',
    needs: ['login'],
    skeleton: 'list',
    load: () => import('./gold-vary-records/GoldVaryRecordsScreen.tsx'),
  }),
]

export const goldStoreModule: ModuleRow = {
  group: 'pension',
  segment: 'goldStore',
  defaultChild: goldStorePaths.goldStoreHome.pattern,
  screens,
}
