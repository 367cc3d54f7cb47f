import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { block, leadsTo, page, type PuckDocument } from './document-parts.ts'

/** The page about the benchmark price of gold, and a fund on it. */
export const goldExplained: PuckDocument = page(
  '上海金',
  [
    block('Steps', 'what', {
      items: [
        {
          title: '每个交易日两次定价',
          text: '早盘 10:15、午盘 14:15 集中定价，10:30 和 14:30 后公布',
        },
        { title: '基金跟踪午盘价', text: '约 95% 投资上海金 ETF，净值与金价有偏离' },
        { title: '不提供实物', text: '买卖的是基金份额，不能提取黄金，与金店零售价不同' },
      ],
    }),
  ],
  { shareTitle: '上海金' },
)

/** The page after a gold tree is over. */
export const goldTreeOffline: PuckDocument = page(
  '黄金树',
  [
    block('Notice', 'over', {
      text: '这一期黄金树已经结束，没有领取的奖励保留 30 天',
      closable: false,
    }),
    block('RichText', 'what', {
      body: '<h2>金币还在</h2><p>已经领取的金币在金币余额里，可以在金币商城兑换优惠券、权益与实物，到期日以金币明细为准。</p>',
    }),
    block('Buttons', 'next', {
      items: [
        { label: '金币商城', action: leadsTo(goldStorePaths.goldStoreHome.to()) },
        { label: '赚金币', action: leadsTo(goldStorePaths.goldCoinTask.to()) },
      ],
    }),
  ],
  { shareTitle: '黄金树' },
)
