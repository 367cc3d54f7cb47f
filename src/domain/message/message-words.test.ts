import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUSINESS_NAMES } from '#domain/business-codes.ts'
import { refusedWords } from '#domain/publicity/words.ts'
import { FUND_KINDS } from '#domain/watch/price-reminder.ts'
import { MESSAGE_EVENTS, MOST_TEXT, MOST_TITLE } from './message-events.ts'
import type { MessageFact, OrderFact } from './message-facts.ts'
import { messageWords } from './message-words.ts'
import { veiledText } from './veiled-text.ts'

const order: OrderFact = {
  businessCode: '22',
  status: '1',
  dividendMethod: null,
  fundTypeCode: '1',
  fundName: '禾岸稳健混合A',
  targetName: '禾岸优选股票C',
  confirmDate: '20260312',
  today: '20260312',
  errorDetail: '',
  amount: '12345.6',
  payout: '1000.00',
  payDay: '20260316',
  payee: '招商银行（尾号 1234）',
  shares: '8374.09',
}
const of = (event: 'orderConfirmed', changed: Partial<OrderFact> = {}): MessageFact => ({
  event,
  order: { ...order, ...changed },
})

test.each<[MessageFact, string, string]>([
  [of('orderConfirmed'), '买入确认成功', '禾岸稳健混合A，12,345.60 元，确认 8,374.09 份'],
  [
    {
      event: 'valueReached',
      fundName: '禾岸稳健混合A',
      reminder: { kind: 'valueUp', limit: '1.25' },
      published: { level: '1.2534', dayChange: '0.30' },
      navDate: '20260312',
      today: '20260312',
    },
    '净值提醒',
    '禾岸稳健混合A，03-12 净值 1.2534，达到您设的 1.2500',
  ],
  [
    {
      event: 'valueReached',
      fundName: '禾岸稳健混合A',
      reminder: { kind: 'changeDown', limit: '2' },
      published: { level: '1.2534', dayChange: '-2.31' },
      navDate: '20260312',
      today: '20260312',
    },
    '净值提醒',
    '禾岸稳健混合A，03-12 日涨跌 -2.31%，达到您设的 -2.00%',
  ],
  [
    {
      event: 'percentileReached',
      indexName: '示例宽基800',
      basis: 'pb',
      limit: '30',
      percentile: '29.80',
      date: '20260312',
      today: '20260312',
    },
    '估值提醒',
    '示例宽基800，03-12 市净率百分位 29.80%，达到您设的 30%。仅反映历史位置',
  ],
  [
    of('orderConfirmed', { businessCode: '39' }),
    '定投确认成功',
    '禾岸稳健混合A，12,345.60 元，确认 8,374.09 份',
  ],
  [
    of('orderConfirmed', { businessCode: '22', fundTypeCode: '2' }),
    '存入确认成功',
    '禾岸稳健混合A，12,345.60 元，确认 8,374.09 份',
  ],
  [
    of('orderConfirmed', { businessCode: '24' }),
    '卖出确认成功',
    '禾岸稳健混合A，8,374.09 份，1,000.00 元，预计 2026-03-16 到账',
  ],
  [
    of('orderConfirmed', { businessCode: '36' }),
    '转换转出确认成功',
    '禾岸稳健混合A转为禾岸优选股票C 8,374.09 份',
  ],
  [
    of('orderConfirmed', { businessCode: '29', dividendMethod: '1' }),
    '修改分红方式确认成功',
    '禾岸稳健混合A，现金分红',
  ],
  [
    { event: 'orderPaid', order: { ...order, status: '3' } },
    '买入付款成功，待确认',
    '禾岸稳健混合A，银行已付款 12,345.60 元，申请已受理，等待确认',
  ],
  [
    { event: 'orderFailed', order: { ...order, status: '2', errorDetail: '款项已退回' } },
    '买入确认失败',
    '禾岸稳健混合A，款项已退回',
  ],
  [
    { event: 'moneyArrived', order: { ...order, businessCode: '24' } },
    '卖出款项已到账',
    '禾岸稳健混合A，1,000.00 元已到招商银行（尾号 1234）',
  ],
  [
    { event: 'moneyArrived', order: { ...order, status: '6' } },
    '买入退款已到账',
    '禾岸稳健混合A，1,000.00 元已到招商银行（尾号 1234）',
  ],
  [
    { event: 'moneyArrived', order: { ...order, businessCode: '43', dividendMethod: '1' } },
    '现金分红已到账',
    '禾岸稳健混合A，1,000.00 元已到招商银行（尾号 1234）',
  ],
  [
    { event: 'dividendReinvested', order: { ...order, businessCode: '43', dividendMethod: '0' } },
    '红利再投资',
    '禾岸稳健混合A，分红 12,345.60 元，转为 8,374.09 份',
  ],
  [
    { event: 'holdingChanged', order: { ...order, businessCode: '31' } },
    '基金冻结',
    '禾岸稳健混合A，8,374.09 份，由登记机构办理，详情可查看',
  ],
  [
    { event: 'debitFailed', planName: '养老', failures: 2, reason: '银行卡余额不足' },
    '定投第 2 次扣款失败',
    '“养老”没有扣款：银行卡余额不足。连续 3 次失败后计划结束',
  ],
  [
    { event: 'textReviewed', excerpt: '怎么看\n净值', reason: '内容不符合社区规范' },
    '您发布的内容未通过审核',
    '“怎么看 净值”：内容不符合社区规范',
  ],
  [
    { event: 'monthReady', month: '202602' },
    '2 月月报已生成',
    '2026 年 2 月的收益、交易和定投都在这里',
  ],
  [
    { event: 'billReady', year: '2022' },
    '2022 年度账单已生成',
    '这一年的收益、交易和定投都在这里，每个数字都可以核对',
  ],
  [
    {
      event: 'debitMoved',
      planName: '养老',
      from: '20260315',
      to: '20260316',
      provisional: false,
      markets: '',
    },
    '定投扣款因休市顺延',
    '“养老”原定 03-15 扣款，顺延至 03-16',
  ],
  [
    {
      event: 'debitMoved',
      planName: '养老',
      from: '20261231',
      to: '20270104',
      provisional: true,
      markets: '',
    },
    '定投扣款因休市顺延',
    '“养老”原定 12-31 扣款，预计顺延至 2027-01-04',
  ],
  [
    {
      event: 'debitMoved',
      planName: '全球',
      from: '20261225',
      to: '20261228',
      provisional: false,
      markets: '香港、美国',
    },
    '定投扣款因境外市场休市顺延',
    '“全球”原定 12-25 扣款，香港、美国市场休市，顺延至 12-28',
  ],
  [
    {
      event: 'debitMoved',
      planName: '养老',
      from: '20270101',
      to: '20270104',
      provisional: true,
      markets: '',
    },
    '定投扣款因休市顺延',
    '“养老”原定 2027-01-01 扣款，预计顺延至 2027-01-04',
  ],
  [
    { event: 'debitDateMoved', planName: '养老', from: '20270209', to: '20270215' },
    '定投扣款日期有变',
    '“养老”扣款由 2027-02-09 改为 2027-02-15，休市安排已公布',
  ],
  [
    {
      event: 'orderDateMoved',
      what: 'arrival',
      fundName: '禾岸货币A',
      from: '20270209',
      to: '20270215',
    },
    '订单到账日期有变',
    '禾岸货币A，到账由 2027-02-09 改为 2027-02-15，休市安排已公布',
  ],
  [
    {
      event: 'riskRatingChanged',
      fundName: '禾岸稳健混合A',
      content: '风险等级由 R2 调整为 R3',
    },
    '基金风险等级调整',
    '禾岸稳健混合A，风险等级由 R2 调整为 R3，请留意是否与您的测评相符',
  ],
  [
    {
      event: 'purchaseLimited',
      fundName: '禾岸稳健混合A',
      content: '每个账户每日买入不超过 50万元',
    },
    '基金申购状态变更',
    '禾岸稳健混合A，每个账户每日买入不超过 50万元',
  ],
  [{ event: 'taxInfoAsked' }, '请补充税收居民身份信息', '按规定每年核对，补充前不能办理新的买入'],
  [
    { event: 'campaignBegins', campaign: '定投坚持挑战', until: '20260927' },
    '您参加过的活动又开始了',
    '“定投坚持挑战”已开始，2026-09-27 结束',
  ],
  [
    { event: 'campaignEnds', campaign: '黄金树', until: '20260331' },
    '您参加的活动即将结束',
    '“黄金树” 2026-03-31 结束',
  ],
  [
    { event: 'coinsEnd', coins: 80, until: '20261231' },
    '金币即将过期',
    '80 金币 2026-12-31 过期，请尽快使用',
  ],
  [
    { event: 'couponEnds', coupon: '20 元申购费抵扣券', until: '20260409' },
    '优惠券即将到期',
    '“20 元申购费抵扣券” 2026-04-09 到期，请及时使用',
  ],
  [
    { event: 'couponReturned', coupon: '20 元申购费抵扣券', until: '20260409' },
    '优惠券已退回',
    '“20 元申购费抵扣券”已退回，2026-04-09 前可使用',
  ],
  [
    { event: 'giftTaken', coupon: '20 元申购费抵扣券' },
    '您送出的优惠券已被领取',
    '“20 元申购费抵扣券”已被好友领取',
  ],
  [
    { event: 'replied', by: '禾岸用户3f2a1b', to: 'comment', reply: '正文第三段写了依据' },
    '有人回复了您的评论',
    '禾岸用户3f2a1b：正文第三段写了依据',
  ],
  [
    { event: 'replied', by: '禾岸用户3f2a1b', to: 'item', reply: '写得很清楚' },
    '有人评论了您发布的内容',
    '禾岸用户3f2a1b：写得很清楚',
  ],
  [
    {
      event: 'followedWrote',
      author: '白桥',
      special: '',
      writing: '利率下行时怎么看久期',
      isAnswer: false,
    },
    '您关注的作者有新内容',
    '白桥发布了“利率下行时怎么看久期”',
  ],
  [
    {
      event: 'followedWrote',
      author: '白桥',
      special: '',
      writing: '费用怎么比较？',
      isAnswer: true,
    },
    '您关注的作者有新内容',
    '白桥回答了“费用怎么比较？”',
  ],
  [
    {
      event: 'followedWrote',
      author: '白桥',
      special: '养老专题',
      writing: '先看目标年份',
      isAnswer: false,
    },
    '您关注的专题有新内容',
    '“养老专题”更新：“先看目标年份”',
  ],
  [
    { event: 'rewardReady', campaign: '定投坚持挑战', reward: '200 金币' },
    '活动奖励可以领取了',
    '“定投坚持挑战”：200 金币',
  ],
  [
    { event: 'rewardEnds', campaign: '定投坚持挑战', until: '20260808' },
    '活动奖励即将失效',
    '“定投坚持挑战”还有奖励没有领取，2026-08-08 失效',
  ],
  [{ event: 'coinsGiven', coins: 50 }, '邀请奖励已到账', '50 金币已存入您的金币账户'],
  [
    { event: 'couponGiven', coupon: '新人 1 折券', until: '20260409' },
    '邀请奖励已到账',
    '“新人 1 折券”已放入卡券，2026-04-09 前可使用',
  ],
  [
    { event: 'reportPublished', fundName: '禾岸稳健混合A', others: 0, end: '20251231' },
    '定期报告已披露',
    '禾岸稳健混合A，2025 年第 4 季度报告可以查看',
  ],
  [
    { event: 'reportPublished', fundName: '禾岸稳健混合A', others: 2, end: '20260331' },
    '定期报告已披露',
    '禾岸稳健混合A等 3 只基金，2026 年第 1 季度报告可以查看',
  ],
  [
    { event: 'companyAnnounced', announcement: '关于系统维护的公告' },
    '公司公告',
    '关于系统维护的公告',
  ],
  [
    { event: 'closureAhead', from: '20260404', to: '20260406', opens: '20260407' },
    '休市安排',
    '04-04 至 04-06 休市，期间的申请按 04-07 受理，到账顺延',
  ],
  [
    { event: 'closureAhead', from: '20270101', to: '20270103', opens: '20270104' },
    '休市安排',
    '2027-01-01 至 2027-01-03 休市，期间的申请按 2027-01-04 受理，到账顺延',
  ],
  [
    { event: 'agreementChanged', document: '《禾岸稳健混合A基金合同》', change: '第 2 次修订' },
    '协议有更新',
    '《禾岸稳健混合A基金合同》第 2 次修订',
  ],
])('the message about %j is titled %s', (fact, title, text) => {
  const words = messageWords(fact)
  expect({ title: words.title, text: words.text }).toEqual({ title, text })
})

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
  .integer({ min: 0, max: 10 ** 11 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
const orders: fc.Arbitrary<OrderFact> = fc.record({
  businessCode: fc.constantFrom(...Object.keys(BUSINESS_NAMES)),
  status: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9'),
  dividendMethod: fc.constantFrom(null, '0', '1'),
  fundTypeCode: fc.constantFrom('1', '2'),
  fundName: words,
  targetName: words,
  confirmDate: fc.constantFrom(null, '20260312'),
  today: fc.constant('20260312'),
  errorDetail: words,
  amount: fc.option(figure),
  payout: fc.option(figure),
  payDay: fc.constantFrom(null, '20260316'),
  payee: words.map((it) => it.slice(0, 20)),
  shares: fc.option(figure),
})
const facts: fc.Arbitrary<MessageFact> = fc.oneof(
  fc.record({
    event: fc.constantFrom(
      'orderPaid',
      'orderCancelled',
      'orderConfirmed',
      'orderFailed',
      'moneyArrived',
      'dividendReinvested',
      'holdingChanged',
    ),
    order: orders,
  }),
  fc.record({
    event: fc.constantFrom('debitFailed', 'planEnded'),
    planName: words,
    failures: fc.integer({ min: 1, max: 3 }),
    reason: words,
  }),
  fc.record({
    event: fc.constant('debitSkipped' as const),
    planName: words,
    day: fc.constant('20260312'),
    reason: words,
  }),
  fc.record({ event: fc.constant('goalReached' as const), planName: words, reason: words }),
  fc.record({ event: fc.constant('planCardChanged' as const), planName: words, card: words }),
  fc.record({ event: fc.constantFrom('passwordChanged', 'accountFrozen', 'accountUnfrozen') }),
  fc.record({ event: fc.constant('deviceSignedIn' as const), device: words, place: words }),
  fc.record({ event: fc.constant('mobileChanged' as const), mobileNo: fc.constant('138****0001') }),
  fc.record({ event: fc.constantFrom('cardBound', 'cardUntied'), card: words }),
  fc.record({ event: fc.constantFrom('documentApproved', 'assessmentEnded', 'taxInfoAsked') }),
  fc.record({ event: fc.constant('documentRejected' as const), reason: words }),
  fc.record({
    event: fc.constantFrom('documentEnds', 'assessmentEnds'),
    until: fc.constant('20260410'),
  }),
  fc.record({
    event: fc.constant('requestDecided' as const),
    request: fc.constantFrom('replaceCard', 'changeMobile'),
    approved: fc.boolean(),
    reason: words,
  }),
  fc.record({
    event: fc.constantFrom(
      'managerChanged',
      'fundStarted',
      'dividendPaid',
      'sharesConverted',
      'riskRatingChanged',
      'purchaseLimited',
    ),
    fundName: words,
    content: words,
  }),
  fc.record({
    event: fc.constantFrom('complaintExtended', 'complaintAnswered'),
    number: fc.constant('TS202603110001'),
    reason: words,
  }),
  fc.record({
    event: fc.constant('valueReached' as const),
    fundName: words,
    reminder: fc.record({
      kind: fc.constantFrom(...FUND_KINDS),
      limit: fc.constantFrom('1.2345', '999999.9999', '2'),
    }),
    published: fc.record({
      level: fc.constantFrom('1.2345', '12345.6789'),
      dayChange: fc.constantFrom('-12.34', '2.00', null),
    }),
    navDate: fc.constant('20260312'),
    today: fc.constantFrom('20260312', '20270104'),
  }),
  fc.record({
    event: fc.constant('percentileReached' as const),
    indexName: words,
    basis: fc.constantFrom('pe', 'pb'),
    limit: fc.constantFrom('1', '99'),
    percentile: fc.constantFrom('0.00', '100.00'),
    date: fc.constant('20260312'),
    today: fc.constantFrom('20260312', '20270104'),
  }),
  fc.record({ event: fc.constant('questionAnswered' as const), question: words }),
  fc.record({ event: fc.constant('textReviewed' as const), excerpt: words, reason: words }),
  fc.record({ event: fc.constant('reportDecided' as const), outcome: words }),
  fc.record({ event: fc.constant('talkSoon' as const), talk: words, at: fc.constant('20:00') }),
  fc.record({ event: fc.constant('milestoneDay' as const), milestone: words }),
  fc.record({ event: fc.constant('monthReady' as const), month: fc.constant('202612') }),
  fc.record({ event: fc.constant('billReady' as const), year: fc.constant('2022') }),
  fc.record({
    event: fc.constant('debitMoved' as const),
    planName: words,
    from: fc.constant('20260315'),
    to: fc.constant('20260316'),
    provisional: fc.boolean(),
    markets: fc.constantFrom('', '香港、美国'),
  }),
  fc.record({
    event: fc.constant('debitDateMoved' as const),
    planName: words,
    from: fc.constant('20270209'),
    to: fc.constant('20270215'),
  }),
  fc.record({
    event: fc.constant('orderDateMoved' as const),
    what: fc.constantFrom('confirmation' as const, 'arrival' as const),
    fundName: words,
    from: fc.constant('20270209'),
    to: fc.constant('20270215'),
  }),
  fc.record({
    event: fc.constantFrom('campaignBegins' as const, 'campaignEnds' as const),
    campaign: words,
    until: fc.constant('20260331'),
  }),
  fc.record({
    event: fc.constantFrom(
      'couponEnds' as const,
      'couponReturned' as const,
      'couponGiven' as const,
    ),
    coupon: words,
    until: fc.constant('20260409'),
  }),
  fc.record({ event: fc.constant('giftTaken' as const), coupon: words }),
  fc.record({
    event: fc.constant('replied' as const),
    by: words,
    to: fc.constantFrom('comment' as const, 'item' as const),
    reply: words,
  }),
  fc.record({
    event: fc.constant('followedWrote' as const),
    author: words,
    special: fc.oneof(fc.constant(''), words),
    writing: words,
    isAnswer: fc.boolean(),
  }),
  fc.record({ event: fc.constant('rewardReady' as const), campaign: words, reward: words }),
  fc.record({
    event: fc.constant('rewardEnds' as const),
    campaign: words,
    until: fc.constant('20260409'),
  }),
  fc.record({
    event: fc.constant('coinsGiven' as const),
    coins: fc.integer({ min: 1, max: 10 ** 9 }),
  }),
  fc.record({ event: fc.constant('companyAnnounced' as const), announcement: words }),
  fc.record({
    event: fc.constant('reportPublished' as const),
    fundName: words,
    others: fc.nat(200),
    end: fc.constantFrom('20260331', '20251231'),
  }),
  fc.record({
    event: fc.constant('coinsEnd' as const),
    coins: fc.integer({ min: 1, max: 10 ** 9 }),
    until: fc.constant('20261231'),
  }),
  fc.record({
    event: fc.constant('closureAhead' as const),
    from: fc.constant('20260404'),
    to: fc.constantFrom('20260404', '20260406'),
    opens: fc.constant('20260407'),
  }),
  fc.record({
    event: fc.constant('agreementChanged' as const),
    document: words,
    change: words.map((it) => it.slice(0, 20)),
  }),
)

test('whatever happened, a message is short, on one line, and all its figures can be hidden', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(facts, (fact) => {
      met.add(fact.event)
      const { title, text, amounts } = messageWords(fact)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(MOST_TITLE)
      expect(text.length).toBeLessThanOrEqual(MOST_TEXT)
      const veiled = veiledText({ text, amounts }, '■')
      expect(veiled.split('■')).toHaveLength(amounts.length + 1)
      expect(/[!！你\n]/.test(title + text)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
  expect([...met].toSorted()).toEqual(Object.keys(MESSAGE_EVENTS).toSorted())
})

test.each(['𠮷', '👩‍🚀', 'é'])('a name of %s is cut between its characters', (character) => {
  for (const before of ['', '禾']) {
    const fundName = before + character.repeat(60)
    const { text } = messageWords(of('orderConfirmed', { fundName }))
    const [name = ''] = text.split('…')
    expect(text.length).toBeLessThanOrEqual(MOST_TEXT)
    expect(name.slice(before.length).replaceAll(character, '')).toBe('')
    expect(name.length).toBeGreaterThan(before.length + character.length)
  }
})

test('no sentence of its own promises anything', () => {
  // Searched in a sample: a filter would wait for ever for an event that is not generated.
  const sampled = fc.sample(facts, { numRuns: 2_000, seed: 7 })
  const own = Object.keys(MESSAGE_EVENTS).flatMap((event) => {
    const fact = sampled.find((it) => it.event === event)
    return fact === undefined ? [] : [messageWords(fact).title]
  })
  expect(own).toHaveLength(Object.keys(MESSAGE_EVENTS).length)
  expect(refusedWords(own.join('\n'))).toEqual([])
})
