import { brand } from '#domain/brand.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { block, leadsTo, page, scene, type PuckDocument } from './document-parts.ts'

const { walletName } = brand

/**
 * The page about a money-market fund: how its two figures are read, and when money comes and goes.
 */
export const moneyExplained: PuckDocument = page(
  '看懂货币基金',
  [
    block('Hero', 'hero', {
      picture: scene('river'),
      alt: '缓缓流动的河',
      title: '零钱放在哪里',
      text: '三分钟看懂货币基金',
      height: 150,
    }),
    block('Notice', 'not-a-deposit', {
      text: '货币基金不是存款，不保证本金，也不保证最低收益',
      tone: 'warning',
      closable: false,
    }),
    block('RichText', 'what', {
      body: '<h2>它投什么</h2><p>现金、一年以内的存款和存单、剩余期限 397 天以内的债券。不投股票，也不投可转债。</p><p>净值固定为 1.0000 元，每天的收益直接变成份额，所以份额会增加。</p>',
    }),
    block('Figures', 'figures', {
      items: [
        { label: `${walletName}七日年化`, source: 'walletYield' },
        { label: `${walletName}万份收益`, source: 'walletIncome' },
      ],
    }),
    block('RichText', 'how', {
      body: '<h2>两个数字怎么看</h2><ul><li><strong>万份收益</strong>：每 1 万份在这一天得到的收益，单位是元。持有 2 万份，万份收益 0.45 元，这一天的收益约 0.90 元。</li><li><strong>七日年化</strong>：把过去七日的平均收益换算成一年的比例。它每天都变，不代表以后一年的收益。</li></ul>',
    }),
    block('Steps', 'money', {
      items: [
        {
          title: '存入：T 日 15:00 前',
          text: 'T+1 日开始计算收益，周五 15:00 后存入的从下周二开始',
        },
        {
          title: '普通取出：T+1 日到账',
          text: '取出当天仍有收益，到账日以银行为准',
        },
        {
          title: '快速取出：几分钟到账',
          text: '每人每天合计不超过 1 万元，取出的部分当天没有收益',
        },
      ],
    }),
    block('Faq', 'faq', {
      items: [
        {
          q: '会亏损吗',
          a: '<p>可能。债券价格下跌或发行人违约时，当天收益可能为负。历史上少见，但不能排除。</p>',
        },
        {
          q: '存入和取出收费吗',
          a: '<p>不收申购费和赎回费。管理费、托管费和销售服务费每天从基金财产中计提，公布的收益已经扣除。</p>',
        },
        {
          q: '节假日有收益吗',
          a: '<p>有。节假日的收益在节后第一个交易日一并公布。</p>',
        },
        {
          q: '适合放多久的钱',
          a: '<p>随时可能要用的钱。一年以上不用的钱，可以先做风险测评，再看其他类型的基金。</p>',
        },
      ],
    }),
    block('Share', 'share', { title: '把这一页分享给朋友', text: '看懂了，再决定' }),
    block('Buttons', 'foot', {
      items: [
        {
          label: `看${walletName}`,
          action: leadsTo(fundDetailPaths.fundDetailSingle.to({ fundCode: WALLET_FUND })),
        },
      ],
      fixed: true,
    }),
  ],
  {
    riskLine: 'fund',
    shareTitle: '三分钟看懂货币基金',
    shareDesc: '两个数字怎么看，钱什么时候到',
  },
)
