import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUSINESS_NAMES } from '#domain/business-codes.ts'
import { kindNote } from '#domain/message/kind-notes.ts'
import { MESSAGE_KINDS, MOST_TEXT, MOST_TITLE } from '#domain/message/message-events.ts'
import { messageTarget } from '#domain/message/message-target.ts'
import { veiledText } from '#domain/message/veiled-text.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { FUND_KINDS } from '#domain/watch/price-reminder.ts'
import { adviceMessages } from '#test/sandbox/departments/advice/message-table.ts'
import { campaignMessages } from '#test/sandbox/departments/activity/message-table.ts'
import { billMessages } from '#test/sandbox/departments/bills/message-table.ts'
import { companyMessages } from '#test/sandbox/departments/company/message-table.ts'
import { contentMessages } from '#test/sandbox/departments/content/message-table.ts'
import { couponMessages } from '#test/sandbox/departments/coupons/message-table.ts'
import { accountMessages } from '#test/sandbox/departments/identity/message-table.ts'
import { keepMessages } from '#test/sandbox/departments/keep/message-table.ts'
import { planMessages } from '#test/sandbox/departments/plans/message-table.ts'
import { privateMessages } from '#test/sandbox/departments/private/message-table.ts'
import { complaintMessages } from '#test/sandbox/departments/service/message-table.ts'
import { tradeMessages } from '#test/sandbox/departments/trading/message-table.ts'
import { watchMessages } from '#test/sandbox/departments/watch/message-table.ts'
import type { MessageWords } from '#test/sandbox/kernel/message-text.ts'
import { lockOf, ROWS, TABLES } from './tables.ts'

const kept = { event: '', subject: '', time: '20260312100000', today: '20260312' }
const order = {
  ...kept,
  businessCode: '22',
  status: '1',
  dividendMethod: null,
  fundTypeCode: '1',
  fundName: '禾岸稳健混合A',
  targetName: '禾岸优选股票C',
  confirmDate: '20260312',
  errorDetail: '',
  amount: '12,345.60',
  payout: '1,000.00',
  payDay: '20260316',
  payee: '招商银行（尾号 1234）',
  shares: '8,374.09',
} as const

const SAID: readonly (readonly [MessageWords, title: string, text: string])[] = [
  [
    tradeMessages.orderConfirmed.words(order),
    '买入确认成功',
    '禾岸稳健混合A，12,345.60 元，确认 8,374.09 份',
  ],
  [
    watchMessages.valueReached.words({
      ...kept,
      fundName: '禾岸稳健混合A',
      kind: 'valueUp',
      limit: '1.25',
      nav: '1.2534',
      dayChange: '0.30',
      navDate: '20260312',
      today: '20260312',
    }),
    '净值提醒',
    '禾岸稳健混合A，03-12 净值 1.2534，达到您设的 1.2500',
  ],
  [
    watchMessages.valueReached.words({
      ...kept,
      fundName: '禾岸稳健混合A',
      kind: 'changeDown',
      limit: '2',
      nav: '1.2534',
      dayChange: '-2.31',
      navDate: '20260312',
      today: '20260312',
    }),
    '净值提醒',
    '禾岸稳健混合A，03-12 日涨跌 -2.31%，达到您设的 -2.00%',
  ],
  [
    watchMessages.percentileReached.words({
      ...kept,
      kind: 'percentileDown',
      indexName: '示例宽基800',
      basis: 'pb',
      limit: '30',
      percentile: '29.80',
      date: '20260312',
      today: '20260312',
    }),
    '估值提醒',
    '示例宽基800，03-12 市净率百分位 29.80%，达到您设的 30%。仅反映历史位置',
  ],
  [
    tradeMessages.orderConfirmed.words({ ...order, businessCode: '39' }),
    '定投确认成功',
    '禾岸稳健混合A，12,345.60 元，确认 8,374.09 份',
  ],
  [
    tradeMessages.orderConfirmed.words({ ...order, businessCode: '22', fundTypeCode: '2' }),
    '存入确认成功',
    '禾岸稳健混合A，12,345.60 元，确认 8,374.09 份',
  ],
  [
    tradeMessages.orderConfirmed.words({ ...order, businessCode: '24' }),
    '卖出确认成功',
    '禾岸稳健混合A，8,374.09 份，1,000.00 元，预计 2026-03-16 到账',
  ],
  [
    tradeMessages.orderConfirmed.words({ ...order, businessCode: '36' }),
    '转换转出确认成功',
    '禾岸稳健混合A转为禾岸优选股票C 8,374.09 份',
  ],
  [
    tradeMessages.orderConfirmed.words({ ...order, businessCode: '29', dividendMethod: '1' }),
    '修改分红方式确认成功',
    '禾岸稳健混合A，现金分红',
  ],
  [
    tradeMessages.orderPaid.words({ ...order, status: '3' }),
    '买入付款成功，待确认',
    '禾岸稳健混合A，银行已付款 12,345.60 元，申请已受理，等待确认',
  ],
  [
    tradeMessages.orderFailed.words({ ...order, status: '2', errorDetail: '款项已退回' }),
    '买入确认失败',
    '禾岸稳健混合A，款项已退回',
  ],
  [
    tradeMessages.moneyArrived.words({ ...order, businessCode: '24' }),
    '卖出款项已到账',
    '禾岸稳健混合A，1,000.00 元已到招商银行（尾号 1234）',
  ],
  [
    tradeMessages.moneyArrived.words({ ...order, status: '6' }),
    '买入退款已到账',
    '禾岸稳健混合A，1,000.00 元已到招商银行（尾号 1234）',
  ],
  [
    tradeMessages.moneyArrived.words({ ...order, businessCode: '43', dividendMethod: '1' }),
    '现金分红已到账',
    '禾岸稳健混合A，1,000.00 元已到招商银行（尾号 1234）',
  ],
  [
    tradeMessages.dividendReinvested.words({ ...order, businessCode: '43', dividendMethod: '0' }),
    '红利再投资',
    '禾岸稳健混合A，分红 12,345.60 元，转为 8,374.09 份',
  ],
  [
    tradeMessages.holdingChanged.words({ ...order, businessCode: '31' }),
    '基金冻结',
    '禾岸稳健混合A，8,374.09 份，由登记机构办理，详情可查看',
  ],
  [
    planMessages.debitFailed.words({
      ...kept,
      planName: '养老',
      failures: 2,
      reason: '银行卡余额不足',
    }),
    '定投第 2 次扣款失败',
    '“养老”没有扣款：银行卡余额不足。连续 3 次失败后计划结束',
  ],
  [
    contentMessages.textReviewed.words({
      ...kept,
      excerpt: '怎么看\n净值',
      reason: '内容不符合社区规范',
    }),
    '您发布的内容未通过审核',
    '“怎么看 净值”：内容不符合社区规范',
  ],
  [
    tradeMessages.monthReady.words({ ...kept, subject: '202602' }),
    '2 月月报已生成',
    '2026 年 2 月的收益、交易和定投都在这里',
  ],
  [
    billMessages.billReady.words({ ...kept, subject: '2022' }),
    '2022 年度账单已生成',
    '这一年的收益、交易和定投都在这里，每个数字都可以核对',
  ],
  [
    planMessages.debitMoved.words({
      ...kept,
      planName: '养老',
      from: '20260315',
      to: '20260316',
      provisional: false,
      markets: '',
    }),
    '定投扣款因休市顺延',
    '“养老”原定 03-15 扣款，顺延至 03-16',
  ],
  [
    planMessages.debitMoved.words({
      ...kept,
      planName: '养老',
      from: '20261231',
      to: '20270104',
      provisional: true,
      markets: '',
    }),
    '定投扣款因休市顺延',
    '“养老”原定 12-31 扣款，预计顺延至 2027-01-04',
  ],
  [
    planMessages.debitMoved.words({
      ...kept,
      planName: '全球',
      from: '20261225',
      to: '20261228',
      provisional: false,
      markets: '香港、美国',
    }),
    '定投扣款因境外市场休市顺延',
    '“全球”原定 12-25 扣款，香港、美国市场休市，顺延至 12-28',
  ],
  [
    planMessages.debitMoved.words({
      ...kept,
      planName: '养老',
      from: '20270101',
      to: '20270104',
      provisional: true,
      markets: '',
    }),
    '定投扣款因休市顺延',
    '“养老”原定 2027-01-01 扣款，预计顺延至 2027-01-04',
  ],
  [
    planMessages.debitDateMoved.words({
      ...kept,
      planName: '养老',
      from: '20270209',
      to: '20270215',
    }),
    '定投扣款日期有变',
    '“养老”扣款由 2027-02-09 改为 2027-02-15，休市安排已公布',
  ],
  [
    tradeMessages.orderDateMoved.words({
      ...kept,
      what: 'arrival',
      fundName: '禾岸货币A',
      from: '20270209',
      to: '20270215',
    }),
    '订单到账日期有变',
    '禾岸货币A，到账由 2027-02-09 改为 2027-02-15，休市安排已公布',
  ],
  [
    watchMessages.riskRatingChanged.words({
      ...kept,
      fundName: '禾岸稳健混合A',
      content: '风险等级由 R2 调整为 R3',
    }),
    '基金风险等级调整',
    '禾岸稳健混合A，风险等级由 R2 调整为 R3，请留意是否与您的测评相符',
  ],
  [
    watchMessages.purchaseLimited.words({
      ...kept,
      fundName: '禾岸稳健混合A',
      content: '每个账户每日买入不超过 50万元',
    }),
    '基金申购状态变更',
    '禾岸稳健混合A，每个账户每日买入不超过 50万元',
  ],
  [
    accountMessages.taxInfoAsked.words({ ...kept }),
    '请补充税收居民身份信息',
    '按规定每年核对，补充前不能办理新的买入',
  ],
  [
    campaignMessages.campaignBegins.words({ ...kept, campaign: '定投坚持挑战', until: '20260927' }),
    '您参加过的活动又开始了',
    '“定投坚持挑战”已开始，2026-09-27 结束',
  ],
  [
    campaignMessages.campaignEnds.words({ ...kept, campaign: '黄金树', until: '20260331' }),
    '您参加的活动即将结束',
    '“黄金树” 2026-03-31 结束',
  ],
  [
    couponMessages.coinsEnd.words({ ...kept, coins: 80, until: '20261231' }),
    '金币即将过期',
    '80 金币 2026-12-31 过期，请尽快使用',
  ],
  [
    couponMessages.couponEnds.words({ ...kept, coupon: '20 元申购费抵扣券', until: '20260409' }),
    '优惠券即将到期',
    '“20 元申购费抵扣券” 2026-04-09 到期，请及时使用',
  ],
  [
    couponMessages.couponReturned.words({
      ...kept,
      coupon: '20 元申购费抵扣券',
      until: '20260409',
    }),
    '优惠券已退回',
    '“20 元申购费抵扣券”已退回，2026-04-09 前可使用',
  ],
  [
    couponMessages.giftTaken.words({ ...kept, until: '20260409', coupon: '20 元申购费抵扣券' }),
    '您送出的优惠券已被领取',
    '“20 元申购费抵扣券”已被好友领取',
  ],
  [
    contentMessages.replied.words({
      ...kept,
      itemId: 'a-1',
      by: '禾岸用户3f2a1b',
      to: 'comment',
      reply: '正文第三段写了依据',
    }),
    '有人回复了您的评论',
    '禾岸用户3f2a1b：正文第三段写了依据',
  ],
  [
    contentMessages.replied.words({
      ...kept,
      itemId: 'a-1',
      by: '禾岸用户3f2a1b',
      to: 'item',
      reply: '写得很清楚',
    }),
    '有人评论了您发布的内容',
    '禾岸用户3f2a1b：写得很清楚',
  ],
  [
    contentMessages.followedWrote.words({
      ...kept,
      specialId: '',
      item: undefined,
      author: '白桥',
      special: '',
      writing: '利率下行时怎么看久期',
      isAnswer: false,
    }),
    '您关注的作者有新内容',
    '白桥发布了“利率下行时怎么看久期”',
  ],
  [
    contentMessages.followedWrote.words({
      ...kept,
      specialId: '',
      item: undefined,
      author: '白桥',
      special: '',
      writing: '费用怎么比较？',
      isAnswer: true,
    }),
    '您关注的作者有新内容',
    '白桥回答了“费用怎么比较？”',
  ],
  [
    contentMessages.followedWrote.words({
      ...kept,
      specialId: '',
      item: undefined,
      author: '白桥',
      special: '养老专题',
      writing: '先看目标年份',
      isAnswer: false,
    }),
    '您关注的专题有新内容',
    '“养老专题”更新：“先看目标年份”',
  ],
  [
    campaignMessages.rewardReady.words({ ...kept, campaign: '定投坚持挑战', reward: '200 金币' }),
    '活动奖励可以领取了',
    '“定投坚持挑战”：200 金币',
  ],
  [
    keepMessages.rewardEnds.words({ ...kept, campaign: '定投坚持挑战', until: '20260808' }),
    '活动奖励即将失效',
    '“定投坚持挑战”还有奖励没有领取，2026-08-08 失效',
  ],
  [
    couponMessages.coinsGiven.words({ ...kept, coins: 50 }),
    '邀请奖励已到账',
    '50 金币已存入您的金币账户',
  ],
  [
    couponMessages.couponGiven.words({ ...kept, coupon: '新人 1 折券', until: '20260409' }),
    '邀请奖励已到账',
    '“新人 1 折券”已放入卡券，2026-04-09 前可使用',
  ],
  [
    watchMessages.reportPublished.words({
      ...kept,
      list: 'held',
      fundName: '禾岸稳健混合A',
      others: 0,
      end: '20251231',
    }),
    '定期报告已披露',
    '禾岸稳健混合A，2025 年第 4 季度报告可以查看',
  ],
  [
    watchMessages.reportPublished.words({
      ...kept,
      list: 'held',
      fundName: '禾岸稳健混合A',
      others: 2,
      end: '20260331',
    }),
    '定期报告已披露',
    '禾岸稳健混合A等 3 只基金，2026 年第 1 季度报告可以查看',
  ],
  [
    companyMessages.companyAnnounced.words({ ...kept, announcement: '关于系统维护的公告' }),
    '公司公告',
    '关于系统维护的公告',
  ],
  [
    tradeMessages.closureAhead.words({
      ...kept,
      from: '20260404',
      to: '20260406',
      opens: '20260407',
    }),
    '休市安排',
    '04-04 至 04-06 休市，期间的申请按 04-07 受理，到账顺延',
  ],
  [
    tradeMessages.closureAhead.words({
      ...kept,
      from: '20270101',
      to: '20270103',
      opens: '20270104',
    }),
    '休市安排',
    '2027-01-01 至 2027-01-03 休市，期间的申请按 2027-01-04 受理，到账顺延',
  ],
  [
    tradeMessages.agreementChanged.words({
      ...kept,
      document: '《禾岸稳健混合A基金合同》',
      change: '第 2 次修订',
    }),
    '协议有更新',
    '《禾岸稳健混合A基金合同》第 2 次修订',
  ],
]

test.each(SAID.map(([words, title, text]) => ({ words, title, text })))(
  'the message $title says $text',
  ({ words, title, text }) => {
    expect([words.title, words.text]).toEqual([title, text])
  },
)

test('figures are hidden in their order, also where one is part of another', () => {
  expect(
    veiledText({ text: '买 1.00 元，确认 11.00 份', amounts: ['1.00', '11.00'] }, '****'),
  ).toBe('买 **** 元，确认 **** 份')
  expect(veiledText({ text: '11.00 元', amounts: ['', '5.00'] }, '****')).toBe('11.00 元')
})

const words = fc.string({
  unit: fc.constantFrom(...Array.from('禾岸稳健混合型证券投资基金ABC（）·1 \n')),
  maxLength: 80,
})
const figure = fc
  .option(fc.integer({ min: 0, max: 10 ** 11 }))
  .map((cents) =>
    cents === null ? null : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  )
const date = fc.constantFrom('20260316', '20270104')

/** All that a row may be made from; each reads its own. */
const facts = fc.record({
  event: words,
  subject: fc.constant('202612'),
  time: fc.constant('20260312100000'),
  today: fc.constantFrom('20260312', '20270104'),
  announcement: words,
  approved: fc.boolean(),
  at: fc.constant('20:00'),
  author: words,
  basis: fc.constantFrom('pe' as const, 'pb' as const),
  campaign: words,
  card: words,
  name: words,
  change: words.map((it) => it.slice(0, 20)),
  coins: fc.integer({ min: 1, max: 10 ** 9 }),
  content: words,
  coupon: words,
  date,
  day: date,
  device: words,
  document: words,
  end: fc.constantFrom('20260331', '20251231'),
  excerpt: words,
  failures: fc.integer({ min: 1, max: 3 }),
  from: date,
  indexName: words,
  isAnswer: fc.boolean(),
  item: fc.constant(undefined),
  kind: fc.constantFrom(...FUND_KINDS),
  limit: fc.constantFrom('1.2345', '999999.9999', '2'),
  list: fc.constantFrom('watch' as const, 'held' as const),
  markets: fc.constantFrom('', '香港、美国'),
  milestone: words,
  mobileNo: fc.constant('138****0001'),
  nav: fc.constantFrom('1.2345', '12345.6789'),
  dayChange: fc.constantFrom('-12.34', '2.00', ''),
  navDate: date,
  number: fc.constant('TS202603110001'),
  opens: date,
  others: fc.nat(200),
  outcome: words,
  percentile: fc.constantFrom('0.00', '100.00'),
  place: words,
  planName: words,
  provisional: fc.boolean(),
  question: words,
  reason: words,
  request: fc.constantFrom('replaceCard' as const, 'changeMobile' as const),
  reward: words,
  special: fc.oneof(fc.constant(''), words),
  specialId: fc.constant(''),
  talk: words,
  to: date,
  until: date,
  what: fc.constantFrom('confirmation' as const, 'arrival' as const),
  writing: words,
  businessCode: fc.constantFrom(...Object.keys(BUSINESS_NAMES)),
  status: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9'),
  dividendMethod: fc.constantFrom(null, '0' as const, '1' as const),
  fundTypeCode: fc.constantFrom('1', '2'),
  fundName: words,
  targetName: words,
  confirmDate: date,
  errorDetail: words,
  amount: figure.map(formatAmount),
  payout: figure.map(formatAmount),
  payDay: fc.constantFrom(null, '20260316'),
  payee: words.map((it) => it.slice(0, 20)),
  shares: figure.map(formatShares),
})
const replies = fc.record({
  itemId: fc.constant('a-1'),
  by: words,
  to: fc.constantFrom('comment' as const, 'item' as const),
  reply: words,
})
const { replied, ...ofContent } = contentMessages
const others = Object.entries({
  ...accountMessages,
  ...adviceMessages,
  ...billMessages,
  ...campaignMessages,
  ...companyMessages,
  ...complaintMessages,
  ...ofContent,
  ...couponMessages,
  ...keepMessages,
  ...planMessages,
  ...privateMessages,
  ...tradeMessages,
  ...watchMessages,
})

test('no two departments have an event of the same name', () => {
  expect(ROWS.size).toBe(TABLES.flatMap((table) => Object.keys(table)).length)
  expect([...ROWS.keys()].toSorted()).toEqual(
    [...others.map(([event]) => event), 'replied'].toSorted(),
  )
})

test('whatever happened, a message is short, on one line, and all its figures can be hidden', () => {
  fc.assert(
    fc.property(facts, replies, (it, reply) => {
      const all = [...others.map(([, row]) => row.words(it)), replied.words({ ...kept, ...reply })]
      for (const { title, text, amounts } of all) {
        expect(title.length).toBeGreaterThan(0)
        expect(title.length).toBeLessThanOrEqual(MOST_TITLE)
        expect(text.length).toBeLessThanOrEqual(MOST_TEXT)
        const veiled = veiledText({ text, amounts }, '■')
        expect(veiled.split('■')).toHaveLength(amounts.length + 1)
        expect(/[!！你\n]/.test(title + text)).toBe(false)
      }
    }),
    { numRuns: 100 },
  )
})

test.each(['𠮷', '👩‍🚀', 'é'])('a name of %s is cut between its characters', (character) => {
  for (const before of ['', '禾']) {
    const fundName = before + character.repeat(60)
    const { text } = tradeMessages.orderConfirmed.words({ ...order, fundName })
    const [name = ''] = text.split('…')
    expect(text.length).toBeLessThanOrEqual(MOST_TEXT)
    expect(name.slice(before.length).replaceAll(character, '')).toBe('')
    expect(name.length).toBeGreaterThan(before.length + character.length)
  }
})

test('no title promises anything', () => {
  const [it] = fc.sample(facts, { numRuns: 1, seed: 7 })
  if (it === undefined) throw new Error('nothing was sampled')
  const titles = others.map(([, row]) => row.words(it).title)
  expect(refusedWords(titles.join('\n'))).toEqual([])
})

test('each message leads to its screen; * must be sent', () => {
  const number = '20260311100000123456'
  const [sampled] = fc.sample(facts, { numRuns: 1, seed: 7 })
  if (sampled === undefined) throw new Error('nothing was sampled')
  const it = { ...sampled, others: 1, list: 'held' as const, request: 'changeMobile' as const }
  const addressBy = new Map<string, string>(
    others.map(([event, row]) => [event, row.leadsTo({ ...it, subject: '2022' })]),
  )
  addressBy.set(
    'replied',
    replied.leadsTo({ ...kept, itemId: 'a-1', by: '', to: 'item', reply: '', subject: number }),
  )
  for (const [event, address] of addressBy)
    expect([
      event,
      messageTarget({
        forwardType: '',
        targetUrl: address,
        wxUrl: '',
        appUrl: '',
        innerForwardType: '',
        params: [],
      }),
    ]).toEqual([event, address])
  const ofTopic = (topic: string) =>
    [...ROWS]
      .filter(([, row]) => row.topic === topic)
      .map(
        ([event, row]) =>
          `${event} ${addressBy.get(event)?.replace(/\?.*/, '')}${row.legal ? ' *' : ''}`,
      )
      .toSorted()
  expect(Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, ofTopic(kind)]))).toEqual({
    trade: [
      'dividendReinvested /transaction/TransactionDetail *',
      'holdingChanged /transaction/TransactionDetail *',
      'moneyArrived /transaction/TransactionDetail *',
      'orderCancelled /transaction/TransactionDetail *',
      'orderConfirmed /transaction/TransactionDetail *',
      'orderDateMoved /transaction/TransactionDetail *',
      'orderFailed /transaction/TransactionDetail *',
      'orderPaid /transaction/TransactionDetail *',
      'portfolioAdjusted /configAdvise/configHistory *',
    ],
    plan: [
      'debitDateMoved /directInvest/detail',
      'debitFailed /directInvest/detail *',
      'debitMoved /directInvest/detail',
      'debitSkipped /directInvest/detail',
      'goalReached /directInvest/directInvestCease',
      'planCardChanged /directInvest/detail',
      'planEnded /directInvest/directInvestCease *',
    ],
    account: [
      'accountFrozen /myCenter/security *',
      'accountUnfrozen /myCenter/security *',
      'assessmentEnded /risks *',
      'assessmentEnds /risks *',
      'cardBound /myCenter/centerHome *',
      'cardUntied /myCenter/centerHome *',
      'complaintAnswered /myCenter/complaint *',
      'complaintExtended /myCenter/complaint *',
      'deviceSignedIn /myCenter/security *',
      'documentApproved /authentic/verifyInformation/1 *',
      'documentEnds /authentic/verifyInformation/1 *',
      'documentRejected /authentic/verifyInformation/1 *',
      'mobileChanged /binding/bindPhone/1 *',
      'paperDecided /fund_detail/advanceCertificateProblems *',
      'passwordChanged /myCenter/security *',
      'requestDecided /binding/bindPhone/1 *',
      'taxInfoAsked /myCenter/personalTax *',
      'visitDue /fund_detail/AdvanceContractList *',
    ],
    fund: [
      'dividendPaid /fund_detail/FundDetailSingle',
      'fundStarted /fund_detail/FundDetailSingle',
      'holderReport /fund_detail/AdvanceContractList *',
      'managerChanged /fund_detail/FundDetailSingle',
      'percentileReached /fundIndex/indexDetail',
      'purchaseLimited /fund_detail/FundDetailSingle',
      'reportPublished /asset/holdList',
      'riskRatingChanged /fund_detail/FundDetailSingle *',
      'sharesConverted /fund_detail/FundDetailSingle *',
      'valueReached /fund_detail/FundDetailSingle',
    ],
    content: [
      'followedWrote /vp/vpDiscuss',
      'milestoneDay /circle/tool',
      'questionAnswered /vp/VpProblem',
      'replied /vp/vpDiscuss',
      'reportDecided /vp/personalHome',
      'talkSoon /fundManager/home',
      'textReviewed /vp/personalHome',
    ],
    report: [
      'adviceLetter /configAdvise/viewpointList',
      'billReady /annualBill2022/billHome',
      'monthReady /monthlyReport/monthlyReportHome',
    ],
    campaign: [
      'campaignBegins /activityCenter/activityCenterHome',
      'campaignEnds /activityCenter/activityCenterHome',
      'coinsEnd /goldStore/goldStoreHome',
      'coinsGiven /goldStore/goldStoreHome',
      'couponEnds /couponCenter/couponDetail',
      'couponGiven /couponCenter/couponDetail',
      'couponReturned /couponCenter/couponDetail',
      'giftTaken /couponCenter/couponDetail',
      'rewardEnds /activityCenter/activityCenterHome',
      'rewardReady /activityCenter/activityCenterHome',
    ],
    notice: [
      'agreementChanged /fund_detail/FundDetailSingle *',
      'closureAhead /charge/shiftRule',
      'companyAnnounced /static',
    ],
  })
})

test.each([
  ['trade', 'all'],
  ['plan', 'some'],
  ['account', 'all'],
  ['fund', 'some'],
  ['content', 'none'],
  ['report', 'none'],
  ['campaign', 'none'],
  ['notice', 'some'],
] as const)('of the kind %s, %s must be sent, and its note says so', (kind, lock) => {
  expect(lockOf(kind)).toBe(lock)
  expect(kindNote(kind, lock).includes('。')).toBe(lock !== 'none')
  expect(kindNote(kind, lock)).not.toMatch(/。$/)
})
