import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { block, leadsTo, page, type PuckDocument } from './document-parts.ts'

/** What follows once a gold tree is over. */
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
