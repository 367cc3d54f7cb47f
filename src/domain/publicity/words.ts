/**
 * The words that nothing published may say: screens, pages of operators, what people write
 * (rules.md#publicity). One list, read by the tests of screens, by the review of pages and by the
 * provider's check of texts.
 */
import { OUTCOMES } from '#domain/fund/publicity.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'

export interface WordRule {
  readonly source: { readonly title: string; readonly from: Date8 }
  /** The day on which the list was last compared with its source. */
  readonly asOf: Date8
  /** Matches text as `comparable` leaves it. */
  readonly words: RegExp
}

const NOTICE = { title: '监管部门关于规范基金销售展示的通知', from: '20260129' } as const
const MESSAGING = { title: '即时通信应用外部链接内容管理规范', from: '20191028' } as const
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

/** No list by what others buy or hold. */
export const NO_CROWD_LISTS: WordRule = {
  source: NOTICE,
  asOf: AS_OF,
  words:
    /热销|人气榜|热搜榜|销量榜|申[购]榜|大家都在买|[人用户]都?在(?:买|投)|购买人数|持有人数榜|实盘榜/,
}

/** Sharing by itself earns nothing, and nothing asks for it before going on. */
export const SHARING: WordRule = {
  source: MESSAGING,
  asOf: AS_OF,
  words: /(?:分享|转发)(?:后|即可|就能|才能|可)?.{0,6}(?:获得|领取|奖励|解锁|继续)/,
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
]

const ONE = '[一二两三四五六七八九]'

/** Words that name ranges too short to promote: those under six months. 近半年 is long enough. */
export const SHORT_RANGES = new RegExp(
  [
    `近(?:1?\\d|2[0-5]|二?十${ONE}?|${ONE})个?(?:周|星期)`,
    '近(?:[1-5]|[一二两三四五])个?半?月|近半个?月',
    '近(?:1|一)个?季',
    // A seven-day yield is no range.
    `近(?:\\d\\d?|1[0-7]\\d|180|${ONE}?十${ONE}?|${ONE})个?(?:交易)?(?:天|日(?!年化))`,
    '今年来',
  ].join('|'),
)

/**
 * What says the opposite of a claim, and the rate that statistics name so. A second negation before
 * it takes it back.
 */
const LET_THROUGH = new RegExp(
  `(并非|绝非|不是|从不|不得|不能|不可|没有)?(不保本|非保本|不(?:承诺|保证|代表|等于|构成)(?:(?:${CLAIMS})[、或和及与]?)+|无风险利率)`,
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
  const read = comparable(text).replace(LET_THROUGH, (whole, negation: string | undefined) =>
    negation === undefined ? '\u0001' : whole,
  )
  const found = new Set<string>()
  for (const { words } of WORD_RULES) {
    for (const [word] of read.matchAll(new RegExp(words.source, 'g'))) found.add(word)
  }
  return [...found]
}
