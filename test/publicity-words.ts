import { OUTCOMES } from '#domain/fund/publicity.ts'

/** What no screen may say, each with the rule that forbids it (src/domain/rules.md#publicity). */
const NOTICE = { title: '监管部门关于规范基金销售展示的通知', from: '20260129' } as const
const MESSAGING = { title: '即时通信应用外部链接内容管理规范', from: '20191028' } as const

/** No figure for a fund's value before it is published, and no list by what others buy or hold. */
export const NO_ESTIMATES = {
  source: NOTICE,
  words: /净值估算|估算净值|估算涨跌|盘中估[算值]|实时估[算值]|估算值|估值涨跌/,
} as const
export const NO_CROWD_LISTS = {
  source: NOTICE,
  words:
    /热销|人气榜|热搜榜|销量榜|申购榜|大家都在买|[人用户]都?在(?:买|投)|购买人数|持有人数榜|实盘榜/,
} as const

/** Sharing by itself earns nothing, and nothing asks for it before going on. */
export const SHARING = {
  source: MESSAGING,
  words: /(?:分享|转发)(?:后|即可|就能|才能|可)?.{0,6}(?:获得|领取|奖励|解锁|继续)/,
} as const

/** Words that no screen may show, each with the rule that forbids it. */
export const FORBIDDEN_WORDS: readonly {
  readonly pattern: RegExp
  readonly source: { readonly title: string; readonly from: string }
}[] = [NO_ESTIMATES, NO_CROWD_LISTS, OUTCOMES, SHARING].map(({ source, words }) => ({
  pattern: words,
  source,
}))

/** Words that name ranges too short to promote. */
export const SHORT_RANGES = /近\s?(?:一|1)\s?[周月]|近\s?(?:三|3)\s?个?月|今年来/
