import { block, page, scene, type PuckDocument } from './document-parts.ts'

/** The head of a series; its articles follow by themselves. */
export const bondClass: PuckDocument = page(
  '债券基金五讲',
  [
    block('Hero', 'hero', {
      picture: scene('river'),
      alt: '缓缓流动的河',
      title: '五篇读懂纯债基金',
      text: '从票息开始，到自己的资金安排结束',
      height: 160,
    }),
    block('Steps', 'steps', {
      items: [
        { title: '先看收益从哪里来', text: '票息、骑乘与价差各占多少' },
        { title: '再看净值为什么波动', text: '久期与利率的关系' },
        { title: '最后看自己什么时候用钱', text: '期限不匹配时选更短的产品' },
      ],
    }),
  ],
  { riskLine: 'opinion' },
)

export const pension: PuckDocument = page(
  '养老金账户问与答',
  [
    block('Hero', 'hero', {
      picture: scene('leaves'),
      alt: '阳光下的叶子',
      title: '给退休后的自己',
      text: '开立、缴存、投资与领取',
      height: 160,
    }),
    block('Notice', 'notice', { text: '个人养老金资金账户封闭运行，达到条件才能领取' }),
  ],
  { riskLine: 'opinion' },
)
