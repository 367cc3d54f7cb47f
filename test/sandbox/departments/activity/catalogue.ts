import { SIGN_IN_COINS } from '#domain/reward/sign-in-days.ts'
import { formatAmount } from '#domain/money/format-figures.ts'

/**
 * The activities' wording and rewards: configuration, as an operator would enter it. Dates and what
 * happened are in the database.
 */

/**
 * No fixed activity id is given; these are the sandbox's. The second and third game are for
 * testers.
 */
export const GAME = 'mncj-1'
export const GAME_OVER = 'mncj-0'
export const GAME_LATER = 'mncj-2'
export const KEEP = 'keep-1'
export const KEEP_OVER = 'keep-0'
export const KEEP_LATER = 'keep-2'
/** Sentinels of campaigns that no user can join. */
export const KEEP_SOLD_OUT = 'sold-1'
export const KEEP_PAUSED = 'paused-1'
/** For members of a tier. */
export const KEEP_MEMBERS = 'keep-v3'
export const DOUBLE_EGG = 'double-egg'
export const CHEST = 'chest-1'
export const CHEST_OVER = 'chest-0'
export const CHEST_LATER = 'chest-2'
export const CHEST_PAUSED = 'chest-paused'
/** A sentinel whose prizes are all gone. */
export const CHEST_EMPTY = 'chest-sold'
export const TREE = 'gold-tree-1'
export const TREE_OVER = 'gold-tree-0'
export const TREE_LATER = 'gold-tree-2'

/** Simulated yuan. */
export const START_MONEY = '100000.00'
/** What an accepted invitation gives to both. */
export const INVITE_COINS = 50

export interface Reward {
  rewardId: string
  title: string
  condition: string
  /** What is counted, and how much of it earns the reward. */
  counts: 'confirmedBuys' | 'fundsBought' | 'invitees' | 'finalTopTen' | 'instalments'
  atLeast: number
  /** 1 gold coin, 2 coupon, 3 draws in the lottery. */
  rewardType: '1' | '2' | '3'
  /** Coins or draws; 0 for a coupon. */
  amount: number
}

interface Described {
  title: string
  rules: readonly { heading: string; text: string }[]
  rewards: readonly Reward[]
}

const GAME_RULES = [
  {
    heading: '参与方式',
    text: `完成实名认证后可领取 ${formatAmount(START_MONEY)} 元模拟资金，每人限领一次。模拟资金不可取出。`,
  },
  {
    heading: '交易规则',
    text: '交易日 15:00 前的委托按当日净值成交，T+1 确认（QDII 为 T+2），费率与真实交易一致。卖出所得在确认时到账。',
  },
  {
    heading: '排名规则',
    text: '首笔模拟买入确认后参加排名，没有名次不能领取名次奖励。按累计收益率排名，收益率相同则名次相同。活动结束日的净值为最终成绩。',
  },
] as const

const GAME_REWARDS: readonly Reward[] = [
  {
    rewardId: 'first-buy',
    title: '首笔模拟买入',
    condition: '一笔模拟买入已确认',
    counts: 'confirmedBuys',
    atLeast: 1,
    rewardType: '1',
    amount: 20,
  },
  {
    rewardId: 'three-funds',
    title: '分散投资',
    condition: '已确认买入 3 只不同的基金',
    counts: 'fundsBought',
    atLeast: 3,
    rewardType: '1',
    amount: 50,
  },
  {
    rewardId: 'invite-one',
    title: '邀请好友',
    condition: '邀请 1 位好友参与',
    counts: 'invitees',
    atLeast: 1,
    rewardType: '1',
    amount: 20,
  },
  {
    rewardId: 'top-ten',
    title: '模拟高手',
    condition: '有已确认的模拟买入，活动结束时收益率排名前 10',
    counts: 'finalTopTen',
    atLeast: 1,
    rewardType: '2',
    amount: 0,
  },
]

const keepReward = (times: number, amount: number): Reward => ({
  rewardId: `keep-${times}`,
  title: `坚持 ${times} 期`,
  condition: `连续定投 ${times} 期`,
  counts: 'instalments',
  atLeast: times,
  rewardType: '1',
  amount,
})

/** Misses that a keep challenge lets pass. */
export const KEEP_GRACE = 0
export const KEEP_REWARDS: readonly Reward[] = [
  keepReward(1, 10),
  keepReward(3, 50),
  keepReward(6, 100),
  keepReward(12, 200),
]

const GAME_TEXTS: Described = { title: '模拟炒基大赛', rules: GAME_RULES, rewards: GAME_REWARDS }
const KEEP_TEXTS: Described = {
  title: '定投坚持挑战',
  rules: [
    {
      heading: '参与方式',
      text: '选择一只活动基金创建挑战定投计划，每人同时一个计划；计划结束后可以在活动期内重新开始，已达成的奖励保留。',
    },
    {
      heading: '计期方式',
      text: '每期扣款在份额确认后计 1 期，休市顺延后两期合并扣款的计 2 期。扣款失败、跳过、撤单、未确认，以及暂停或缺少银行卡期间的每一期，都算中断，连续期数从 0 重新计。',
    },
    {
      heading: '奖励规则',
      text: `按最长连续期数，达到 ${KEEP_REWARDS.map(({ atLeast }) => atLeast).join('、')} 期各可领取一次奖励，与定投金额无关。`,
    },
  ],
  rewards: KEEP_REWARDS,
}

const TREE_TEXTS: Described = {
  title: '黄金树',
  rules: [
    { heading: '浇水', text: '完成任务得水滴，每次浇 10，每天最多浇 100。水滴在活动结束时失效。' },
    { heading: '奖励', text: '每轮每个阶段各领一次金币，领取需要实名认证；结束后 30 天内可领。' },
  ],
  rewards: [],
}

const CHEST_TEXTS: Described = {
  title: '百宝箱',
  rules: [
    {
      heading: '次数',
      text: '连续签到 7 天得 1 次，每通过一课的测验得 1 次。次数不能购买、转让，与买入、持有和金额无关。',
    },
    {
      heading: '开启',
      text: '每次开启按公示的概率开出一种奖品；某种奖品领完后，开出它时改发小一档的奖品。参加不需要付费，也不消耗金币。',
    },
    {
      heading: '税费',
      text: '中奖所得的个人所得税由公司承担；抵扣券不属于应税所得。',
    },
  ],
  rewards: [],
}

const taskTexts = (title: string, whom: string, what: string): Described => ({
  title,
  rules: [
    { heading: '活动对象', text: whom },
    { heading: '活动内容', text: `${what}，金币可在合作商城兑换商品。参加不需要付费。` },
  ],
  rewards: [],
})
const VERIFIED = '已完成实名认证的用户。'
const LESSONS = '学完课程并通过测验可领取金币，每项任务各领一次'
const TASKS = '活动期间完成任务可领取金币'

export const TEXTS: Readonly<Record<string, Described>> = {
  [GAME]: GAME_TEXTS,
  [GAME_OVER]: { ...GAME_TEXTS, title: '模拟炒基大赛（上一期）' },
  [GAME_LATER]: { ...GAME_TEXTS, title: '模拟炒基大赛（下一期）' },
  [KEEP]: KEEP_TEXTS,
  [KEEP_OVER]: { ...KEEP_TEXTS, title: '定投坚持挑战（上一期）' },
  [TREE]: TREE_TEXTS,
  [TREE_OVER]: { ...TREE_TEXTS, title: '黄金树（上一期）' },
  [TREE_LATER]: { ...TREE_TEXTS, title: '黄金树（下一期）' },
  [KEEP_LATER]: { ...KEEP_TEXTS, title: '定投坚持挑战（下一期）' },
  [KEEP_SOLD_OUT]: { ...KEEP_TEXTS, title: '定投坚持挑战（限量场）' },
  [KEEP_MEMBERS]: { ...KEEP_TEXTS, title: '定投坚持挑战（会员场）' },
  [KEEP_PAUSED]: { ...KEEP_TEXTS, title: '定投坚持挑战（周年场）' },
  [CHEST]: CHEST_TEXTS,
  [CHEST_OVER]: { ...CHEST_TEXTS, title: '百宝箱（上一期）' },
  [CHEST_LATER]: { ...CHEST_TEXTS, title: '百宝箱（下一期）' },
  [CHEST_PAUSED]: { ...CHEST_TEXTS, title: '百宝箱（周年场）' },
  [CHEST_EMPTY]: { ...CHEST_TEXTS, title: '百宝箱（限量场）' },
  [DOUBLE_EGG]: taskTexts('双旦福利', VERIFIED, TASKS),
  'lessons-spring': taskTexts('春季投教月', VERIFIED, LESSONS),
  'first-steps': taskTexts(
    '新手起步周',
    '新注册的用户。',
    '绑定银行卡、完成风险测评各可领取一次金币',
  ),
  'lessons-winter': taskTexts('冬季投教月', VERIFIED, LESSONS),
  'double-egg-0': taskTexts('双旦福利（上一期）', VERIFIED, TASKS),
  harvest: taskTexts('秋收福利', VERIFIED, TASKS),
  anniversary: taskTexts('周年福利', VERIFIED, TASKS),
}

export interface CoinTask {
  taskBizId: string
  category: 'newcomer' | 'daily' | 'growth'
  title: string
  /** Of signing in those of its first day. */
  goldCount: number
  /**
   * `page`: done by a report of the page; `visit`: by coming; the others are checked in the
   * provider's own records.
   */
  seenBy: 'page' | 'visit' | 'card' | 'risk' | 'purchase' | 'lessons'
  /** How many lessons. */
  atLeast?: number
  /** Where to do it. */
  targetUrl: string
}

/** An article that says how long it is to be read. */
export const READ_ARTICLE_URL = '/investAffair/investAffairDetail?articleId=a-low-rates'

/** Signing in, which brings more from day to day. */
export const SIGN_IN = 'sign_in'

export const COIN_TASKS: readonly CoinTask[] = [
  {
    taskBizId: 'binding_card',
    category: 'newcomer',
    title: '绑定银行卡',
    goldCount: 100,
    seenBy: 'card',
    targetUrl: '/deal/addBank',
  },
  {
    taskBizId: 'risk_assessment',
    category: 'newcomer',
    title: '完成风险测评',
    goldCount: 50,
    seenBy: 'risk',
    targetUrl: '/risks/assessment',
  },
  {
    taskBizId: 'first_purchase',
    category: 'newcomer',
    title: '完成首笔买入',
    goldCount: 200,
    seenBy: 'purchase',
    targetUrl: '/fund_detail',
  },
  {
    taskBizId: 'read_article',
    category: 'daily',
    title: '阅读一篇投教文章',
    goldCount: 5,
    seenBy: 'page',
    targetUrl: READ_ARTICLE_URL,
  },
  {
    taskBizId: 'view_fund',
    category: 'daily',
    title: '浏览一只基金 15 秒',
    goldCount: 5,
    seenBy: 'page',
    targetUrl: '/fund_detail',
  },
  {
    taskBizId: SIGN_IN,
    category: 'daily',
    title: '每日签到',
    goldCount: SIGN_IN_COINS[0],
    seenBy: 'visit',
    targetUrl: '/goldStore/goldStoreHome',
  },
  {
    taskBizId: 'one_lesson',
    category: 'growth',
    title: '通过 1 课的测验',
    goldCount: 20,
    seenBy: 'lessons',
    atLeast: 1,
    targetUrl: '/course/courseHome',
  },
  {
    taskBizId: 'three_lessons',
    category: 'growth',
    title: '通过 3 课的测验',
    goldCount: 50,
    seenBy: 'lessons',
    atLeast: 3,
    targetUrl: '/course/courseHome',
  },
]
