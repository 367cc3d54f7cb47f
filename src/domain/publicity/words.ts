/**
 * The words that nothing published may say: screens, pages of operators, what people write
 * (rules.md#publicity). One list, read by the tests of screens, by the review of pages and by the
 * provider's check of texts.
 */
import { FRONT_FEES, OUTCOMES } from './publicity.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { MESSAGING_SOURCE } from './messaging.ts'

export interface WordRule {
  readonly source: { readonly title: string; readonly from: Date8 }
  /** The day on which the list was last compared with its source. */
  readonly asOf: Date8
  /** Matches text as `comparable` leaves it. */
  readonly words: RegExp
}

const NOTICE = { title: '监管部门关于规范基金销售展示的通知', from: '20260129' } as const
const MESSAGING = MESSAGING_SOURCE
const PUBLICITY = {
  title: '公开募集证券投资基金宣传推介材料管理暂行规定',
  from: '20201001',
} as const
const AS_OF = '20261101'

/** No figure for a fund's value before it is published. */
export const NO_ESTIMATES: WordRule = {
  source: NOTICE,
  asOf: AS_OF,
  words: /净值估算|估算净值|估算涨跌|盘中估[算值]|实时估[算值]|估算值|估值涨跌/,
}

const PEOPLE = '(?:人|用户|客户|投资者|投资人|基民|网友|持有人|朋友|同事|邻居)'
const MANY =
  '(?:\\d+(?:\\.\\d+)?[百千万亿]*\\+?|[多百千万数]|很多|不少|许多|无数|所有|大批|大量|身边)(?:位|名|的)?'
/** 在买 and the like, but no 在买入前, 在投票, 在投资运作中. */
const BUYING =
  '在(?:疯|猛|抢|加|定)?(?:买(?!入?(?:之?前|时|卖|单))|投(?!票|诉|保|顾|标|向|递|影|射|放|研|教|入?(?:之?前|时)|资(?:之?前|时|运作|决策|过程|顾问|管理|范围|中)))'

/** No list by what others buy or hold. */
export const NO_CROWD_LISTS: WordRule = {
  source: NOTICE,
  asOf: AS_OF,
  words: new RegExp(
    `热销|人气榜|热搜榜|销量榜|申购榜|(?:大家|${PEOPLE})都${BUYING}|(?:大家|${MANY}${PEOPLE}[也正]?)${BUYING}|购买人数|持有人数榜|实盘榜`,
  ),
}

const REWARD = '领取(?!养老金|退休金|年金|的)|奖励|解锁'
const PRIZE = '红包|奖|金币|优惠|券|加息|体验金|机会|资格|积分|礼|福利'
/** Words before what is earned by the sharing: 后, 即可 and the like. */
const EARNS = '(?:即可|就能|就可以?|才能|才可|方可|可以?|便可|立即|马上|直接)'

/** Sharing by itself earns nothing, and nothing asks for it before going on. */
export const SHARING: WordRule = {
  source: MESSAGING,
  asOf: AS_OF,
  words: new RegExp(
    [
      `(?:${REWARD})`,
      `.{0,4}获得.{0,6}(?:${PRIZE})`,
      `(?:后[,]?${EARNS}|[,]?${EARNS})(?:获得|继续)|后[,]?获得`,
      '(?:后[,]?)?继续(?=$|[,.;!?。、]|阅读|查看|浏览|观看|看|下一步|答题|参与|抽奖|使用|操作)',
    ]
      .map((then) => `(?:分享|转发)[^,，。.;；:：!！?？、]{0,6}(?:后?[,，]?${EARNS})?${then}`)
      .join('|'),
  ),
}

/** No games of helping and collecting, and nothing that waits for a download or a follow. */
export const FORCED_ACTS: WordRule = {
  source: MESSAGING,
  asOf: AS_OF,
  words:
    /(?:好友|帮我?|邀请.{0,4})助力|砍一刀|集赞|集卡|拼团|裂变|(?:下载|关注)[^,，。.;；]{0,8}(?:后)?(?:才能|方可|才可|即可)(?:领取|参与|参加|继续|兑换)/,
}

/** A fee is cut, and never waived. */
export const FEE_WAIVERS: WordRule = {
  source: FRONT_FEES.source,
  asOf: AS_OF,
  words:
    /(?:^|[^减])免(?:收|除|去)?(?:申购|认购|买入)费|(?:零|0)(?:申购|认购)费|(?:申购|认购)费全免/,
}

const CLAIMS = '保本|保收益|稳赚|稳赢|必涨|零风险|无风险|预期收益|正收益|赚钱概率'

/** Promises of a result, haste, and advice to follow somebody. */
export const PROMISES: WordRule = {
  source: PUBLICITY,
  asOf: AS_OF,
  words: new RegExp(`${CLAIMS}|抢购|秒杀|欲购从速|跟投|抄作业|带单|荐股|内幕`),
}

const SPREAD: WordRule = { source: OUTCOMES.source, asOf: AS_OF, words: OUTCOMES.words }

export const WORD_RULES: readonly WordRule[] = [
  PROMISES,
  NO_ESTIMATES,
  NO_CROWD_LISTS,
  SPREAD,
  SHARING,
  FORCED_ACTS,
  FEE_WAIVERS,
]

const ONE = '[一二两三四五六七八九]'

/**
 * Words that name ranges too short to promote: those under six months. 近半年 is long enough, and
 * 将近 and 接近 name no range.
 */
export const SHORT_RANGES = new RegExp(
  `(?:^|[^将接临靠附贴])(?:${[
    `近(?:1?\\d|2[0-5]|二?十${ONE}?|${ONE})个?(?:周|星期)`,
    '近(?:[1-5]|[一二两三四五])个?半?月|近半个?月',
    '近(?:1|一)个?季',
    // A seven-day yield is no range.
    `近(?:\\d\\d?|1[0-7]\\d|180|${ONE}?十${ONE}?|${ONE})个?(?:交易)?(?:天|日(?!年化))`,
  ].join('|')})|今年来(?![自到了看说])`,
)

/**
 * Words that say the opposite of a claim, and the rate that statistics name so. A second negation
 * before it takes it back.
 */
const LET_THROUGH = new RegExp(
  `(并非|绝非|不是|从不|不得|不能|不可|没有)?(不保本|非保本|不(?:承诺|保证|代表|等于|构成)(?:(?:${CLAIMS})[、或和及与]?)+|无风险利率)`,
  'g',
)

/**
 * Words inside others, which say something else: 确保本基金 (保本), 归零风险 (零风险), 推荐股票型 (荐股).
 */
const INSIDE_OTHERS = new RegExp(
  [
    '(?:确|担|投|参|社|医|环|质)保本(?:基金|公司|次|期|人(?!金)|协议|合同|产品|计划|活动|平台|系统|[月年季周市地区页章条款行社院校])',
    '(?:未|不|何|莫)必涨',
    '(?:归|清)零风险|有无风险|无风险(?:提示|揭示|测评|承受|资产|溢价|利差)',
    '[真修反校订纠]正收益',
    '跟投资(?:者|人|经理|顾问|有关|相关|无关|目标|期限|范围|策略)',
    '(?:附|捎|皮|热|温)带单|带单(?:独|位|纯|元|边)',
    '推荐股(?:票型|票指数|指|债|息|权)',
    '(?:禁止|打击|严禁|防范|杜绝|涉嫌|查处|反|利用)内幕(?:交易|信息)',
    '预热销售|加热销',
    '名?胜率(?:先|队|团)|战胜率',
  ].join('|'),
  'g',
)

/**
 * Text as it is compared: full-width and other forms as the usual ones (NFKC), without spaces and
 * without what cannot be seen.
 */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')

/** The refused words of a text, each once, in the order of the rules; none where it may be shown. */
export function refusedWords(text: string): readonly string[] {
  const read = comparable(text)
    .replace(LET_THROUGH, (whole, negation: string | undefined) =>
      negation === undefined ? '\u0001' : whole,
    )
    .replace(INSIDE_OTHERS, '\u0001')
  const found = new Set<string>()
  for (const { words } of WORD_RULES) {
    for (const [word] of read.matchAll(new RegExp(words.source, 'g'))) found.add(word)
  }
  return [...found]
}
