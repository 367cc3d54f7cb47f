/** Topics, specials, tags and circles: what is set up once and changes with the sandbox alone. */

export interface Topic {
  readonly topicId: string
  readonly title: string
  readonly about: string
  readonly followers: number
  readonly mergedInto: string | null
}

const topic = (
  topicId: string,
  title: string,
  about: string,
  followers: number,
  mergedInto: string | null = null,
): Topic => ({ topicId, title, about, followers, mergedInto })

export const TOPICS: readonly Topic[] = [
  topic('t-bonds', '利率低位怎么配债', '票息、久期与回撤：低利率下的债券基金', 12_840),
  topic('t-dividend', '红利与股息率', '股息率、分位与分红的可持续性', 9_312),
  topic('t-plan', '定投这件小事', '扣款日、期数与止盈，坚持下来的人怎么说', 21_507),
  topic('t-medicine', '集采之后的医药', '创新药企的现金流与研发节奏', 7_745),
  topic('t-pension', '给退休后的自己', '个人养老金、Y 份额与领取方式', 6_120),
  topic('t-fees', '看懂每一笔费用', '申购费、管理费、销售服务费各付给谁', 5_233),
  topic('t-reports', '季报里的信号', '前十大、仓位与基金经理的话', 4_918),
  topic('t-index', '指数怎么选', '编制规则、跟踪误差与费率', 8_064),
  topic('t-calm', '下跌时做什么', '回撤、心态与已经写好的计划', 15_330),
  topic('t-tech', '科技产业观察', '算力、半导体与软件的周期', 6_688),
  topic('t-cash', '闲钱放哪里', '货币基金、短债与流动性', 10_451),
  topic('t-first', '第一次买基金', '从风险测评到确认份额', 18_206),
  topic('t-overseas', '海外市场与汇率', 'QDII 的时差、额度与汇率', 3_377),
  topic('t-coupon-old', '红利基金讨论', '已并入“红利与股息率”', 812, 't-dividend'),
]

export interface Special {
  readonly specialId: string
  readonly title: string
  readonly about: string
  readonly series: boolean
  readonly followers: number
  readonly updated: string
}

export const SPECIALS: readonly Special[] = [
  {
    specialId: 's-bond-class',
    title: '债券基金五讲',
    about: '从票息到久期，再到回撤与申赎安排，五篇读懂纯债基金',
    series: true,
    followers: 3_204,
    updated: '20260310090000',
  },
  {
    specialId: 's-medicine',
    title: '医药产业笔记',
    about: '集采、研发与医保谈判，跟着数据看产业',
    series: false,
    followers: 2_118,
    updated: '20260309090000',
  },
  {
    specialId: 's-first-year',
    title: '基金第一年',
    about: '新手的十二个月：测评、买入、看懂对账单、第一次回撤',
    series: true,
    followers: 5_660,
    updated: '20260227090000',
  },
  {
    specialId: 's-dividend',
    title: '红利策略专题',
    about: '股息率分位、行业分布与再投资',
    series: false,
    followers: 4_015,
    updated: '20260306090000',
  },
  {
    specialId: 's-pension',
    title: '养老金账户问与答',
    about: '开立、缴存、投资与领取',
    series: false,
    followers: 1_986,
    updated: '20260220090000',
  },
  {
    specialId: 's-letters',
    title: '基金经理来信',
    about: '每个季度写给持有人的话',
    series: false,
    followers: 6_903,
    updated: '20260302090000',
  },
]

interface Tag {
  readonly tag: string
  readonly funds: readonly string[]
}
const tag = (name: string, ...funds: string[]): Tag => ({ tag: name, funds })

export const TAGS: readonly Tag[] = [
  tag('纯债', '980501', '980503'),
  tag('短债', '980601', '980603'),
  tag('红利', '980405', '980207'),
  tag('宽基指数', '980401', '980403'),
  tag('医药', '980105'),
  tag('消费', '980101'),
  tag('科技', '980107', '980801'),
  tag('新能源', '980407'),
  tag('养老', '981001', '981003'),
  tag('定投', '980401'),
  tag('费用', '980201'),
  tag('季报', '980201'),
  tag('回撤', '980501'),
  tag('久期', '980505'),
  tag('流动性', '001386'),
  tag('货币基金', '001386', '000198'),
  tag('海外', '980801', '980803'),
  tag('汇率', '980803'),
  tag('FOF', '980901', '980903'),
  tag('资产配置', '980901'),
  tag('新手', '001386'),
  tag('分红', '980405'),
  tag('估值', '980401'),
  tag('集采', '980105'),
  tag('研发', '980105'),
  tag('政策'),
  tag('财报'),
  tag('收盘'),
  tag('心态'),
  tag('问答'),
]

export interface Circle {
  readonly circleId: string
  readonly title: string
  readonly about: string
  readonly indexCode: string
  readonly indexName: string
  readonly members: number
  /** How the companies of its trade are called. */
  readonly companies: readonly string[]
}

export const CIRCLES: readonly Circle[] = [
  {
    circleId: 'medicine',
    title: '医药圈',
    about: '集采、研发、医保谈判，一起跟踪医药产业',
    indexCode: '880003',
    indexName: '岚湖医药卫生',
    members: 13_206,
    companies: ['药业'],
  },
  {
    circleId: 'tech',
    title: '科技圈',
    about: '算力、半导体、软件与应用',
    indexCode: '880005',
    indexName: '青砚信息技术',
    members: 9_841,
    companies: ['软件', '数科'],
  },
  {
    circleId: 'consume',
    title: '消费圈',
    about: '渠道、价格与品牌的变化',
    indexCode: '880004',
    indexName: '槐序主要消费',
    members: 7_422,
    companies: ['食品', '商业'],
  },
  {
    circleId: 'energy',
    title: '新能源圈',
    about: '装机、价格与技术路线',
    indexCode: '880002',
    indexName: '禾岸新能源产业',
    members: 6_095,
    companies: ['电气', '能源', '新材'],
  },
  {
    circleId: 'bonds',
    title: '债市圈',
    about: '利率、票息与资金面',
    indexCode: '',
    indexName: '',
    members: 4_310,
    companies: [],
  },
]

export const topicById = (id: string): Topic | undefined => TOPICS.find((it) => it.topicId === id)
export const specialById = (id: string): Special | undefined =>
  SPECIALS.find((it) => it.specialId === id)
export const circleById = (id: string): Circle | undefined =>
  CIRCLES.find((it) => it.circleId === id)
