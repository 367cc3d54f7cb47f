/** Messages about funds and indexes that users watch, or hold. */
import * as v from 'valibot'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { BASIS_NAMES } from '#domain/fund/index-valuation.ts'
import { formatNav, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { REMINDER_KINDS, type ReminderKind } from '#domain/watch/price-reminder.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import { readFund } from '#test/sandbox/kernel/message-facts.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around } from '#test/sandbox/kernel/message-text.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { quarterOutOn } from '#test/sandbox/market/archives/report-dates.ts'
import { changeWords, FUND_CHANGES } from '#test/sandbox/market/fund-changes.ts'

export interface ReachedValue {
  readonly nav: string
  /** Empty where there is no day before. */
  readonly dayChange: string
  readonly navDate: Date8
}

export interface ReachedPercentile {
  readonly percentile: string
  readonly basis: 'pe' | 'pb'
  readonly date: Date8
}

/** The user of a reminder that a published figure has reached. */
const itsUser = <Figure>(
  _db: Database,
  it: {
    readonly userId: string
    readonly reminderId: string
    readonly code: string
    readonly kind: ReminderKind
    readonly limit: string
    readonly figure: Figure
  },
) => [
  {
    userId: it.userId,
    key: it.reminderId,
    subject: it.code,
    detail: { kind: it.kind, limit: it.limit, ...it.figure },
  },
]

/** The funds that somebody holds or watches, and who. */
const followedFunds = (db: Database) =>
  db.all(
    v.object({ user_id: v.string(), fund_code: v.string() }),
    `SELECT user_id, fund_code FROM lots WHERE shares > 0
     UNION SELECT user_id, fund_code FROM watched_funds WHERE is_on = 1 ORDER BY fund_code, user_id`,
  )

const fundsByUser = v.object({
  user_id: v.string(),
  fund_code: v.string(),
  held: v.number(),
  watched: v.number(),
})
type FundOfUser = v.InferOutput<typeof fundsByUser>

/** The list of the user's that has the funds: the longer one where neither has all. */
function listOf(funds: readonly FundOfUser[]): 'watch' | 'held' {
  const sum = (of: 'held' | 'watched') => funds.reduce((all, it) => all + it[of], 0)
  return sum('watched') > sum('held') ? 'watch' : 'held'
}

const toFund = ({ subject }: { subject: string }) =>
  fundDetailPaths.fundDetailSingle.to({ fundCode: subject })

/** A row about a change of a fund, to who holds or watches it. */
const ofChange = (row: {
  readonly legal: boolean
  readonly place: number
  /** The changes that a day brings: a fund's in words, or null; null as a whole where there are none. */
  readonly changes: (morning: Morning, time: string) => ((fundCode: string) => string | null) | null
  /** Without it, the change comes once. */
  readonly isOfDay?: boolean
  readonly title: string
  readonly hint?: string
}) =>
  message({
    topic: 'fund',
    legal: row.legal,
    due: eachMorning(row.place),
    whom(db, morning: Morning, time) {
      const changeIn = row.changes(morning, time)
      if (changeIn === null) return []
      const known = new Map<string, string | null>()
      return followedFunds(db).flatMap(({ user_id: userId, fund_code: subject }) => {
        if (!known.has(subject)) known.set(subject, changeIn(subject))
        const content = known.get(subject) ?? null
        if (content === null) return []
        const key = row.isOfDay === false ? subject : `${subject} ${morning.day}`
        return { userId, key, subject, detail: { content } }
      })
    },
    detail: { content: v.string() },
    read: readFund,
    title: row.title,
    text: (it) => around(it.fundName, (name) => `${name}，${it.content}${row.hint ?? ''}`),
    leadsTo: toFund,
  })

const listedChange =
  (kind: 'rating' | 'limit') =>
  ({ market, day }: Morning) => {
    const listed = FUND_CHANGES.filter(
      (it) => it.kind === kind && it.from === day && market.fund(it.fundCode),
    )
    if (listed.length === 0) return null
    return (fundCode: string) => {
      const found = listed.find((it) => it.fundCode === fundCode)
      return found === undefined ? null : changeWords(found)
    }
  }

export const watchMessages = {
  /** A value that the user has asked to hear of: its day, and no word on what to do. */
  valueReached: message({
    topic: 'fund',
    legal: false,
    due: 'atOnce',
    whom: itsUser<ReachedValue>,
    detail: {
      kind: v.picklist(REMINDER_KINDS),
      limit: v.string(),
      nav: v.string(),
      dayChange: v.string(),
      navDate: v.string(),
    },
    read: readFund,
    title: '净值提醒',
    text(it) {
      const day = formatNearDay(it.navDate, it.today)
      const limit = it.kind === 'changeDown' ? `-${it.limit}` : it.limit
      const said = it.kind.startsWith('value')
        ? `${day} 净值 ${formatNav(it.nav)}，达到您设的 ${formatNav(limit)}`
        : `${day} 日涨跌 ${formatPercent(it.dayChange || null)}，达到您设的 ${formatPercent(limit)}`
      return around(it.fundName, (name) => `${name}，${said}`)
    },
    leadsTo: toFund,
  }),
  /** A percentile that the user has asked to hear of: a place in the past. */
  percentileReached: message({
    topic: 'fund',
    legal: false,
    due: 'atOnce',
    whom: itsUser<ReachedPercentile>,
    detail: {
      kind: v.picklist(REMINDER_KINDS),
      limit: v.string(),
      percentile: v.string(),
      basis: v.picklist(['pe', 'pb']),
      date: v.string(),
    },
    read: ({ market }, { subject }) => ({
      indexName: market.indexes.find(({ code }) => code === subject)?.name ?? '',
    }),
    title: '估值提醒',
    text(it) {
      const day = formatNearDay(it.date, it.today)
      const percentile = `${BASIS_NAMES[it.basis]}百分位 ${formatRate(it.percentile)}`
      return around(
        it.indexName,
        (name) => `${name}，${day} ${percentile}，达到您设的 ${it.limit}%。仅反映历史位置`,
      )
    },
    leadsTo: ({ subject }) => fundIndexPaths.indexDetail.to({ indexCode: subject }),
  }),
  managerChanged: ofChange({
    legal: false,
    place: 60,
    changes({ market: { archives }, day }, time) {
      if (!archives) return null
      return (fundCode) => {
        const later = archives.tenures(fundCode, time).slice(1)
        const tenure = later.find((it) => it.from === day)
        return tenure === undefined ? null : `基金经理变更为${tenure.name}`
      }
    },
    title: '基金经理变更',
  }),
  fundStarted: ofChange({
    legal: false,
    place: 70,
    changes({ market, day }) {
      const started = market.funds.filter((it) => it.establishDate === day)
      if (started.length === 0) return null
      const words = `基金合同自 ${formatDate(day)} 起生效`
      return (fundCode) => (started.some((it) => it.code === fundCode) ? words : null)
    },
    isOfDay: false,
    title: '基金成立',
  }),
  riskRatingChanged: ofChange({
    legal: true,
    place: 120,
    changes: listedChange('rating'),
    title: '基金风险等级调整',
    hint: '，请留意是否与您的测评相符',
  }),
  purchaseLimited: ofChange({
    legal: false,
    place: 121,
    changes: listedChange('limit'),
    title: '基金申购状态变更',
  }),
  /** The reports of a quarter to who holds or watches their funds, in one message a user. */
  reportPublished: message({
    topic: 'fund',
    legal: false,
    due: eachMorning(100),
    whom(db, { market: { archives }, day }: Morning, time) {
      const end = quarterOutOn(day)
      if (!archives || end === null) return []
      const all = db.all(
        fundsByUser,
        `SELECT user_id, fund_code, max(held) AS held, max(watched) AS watched FROM (
           SELECT user_id, fund_code, 1 AS held, 0 AS watched FROM lots WHERE shares > 0
           UNION SELECT user_id, fund_code, 0, 1 FROM watched_funds WHERE is_on = 1)
         GROUP BY user_id, fund_code ORDER BY user_id, fund_code`,
      )
      const codes = [...new Set(all.map((it) => it.fund_code))]
      const reporting = new Set(
        codes.filter((code) => archives.quarterReports(code, time)[0]?.end === end),
      )
      const own = new Map<string, FundOfUser[]>()
      for (const it of all) {
        if (reporting.has(it.fund_code)) own.set(it.user_id, [...(own.get(it.user_id) ?? []), it])
      }
      return [...own].map(([userId, funds]) => ({
        userId,
        key: end,
        subject: funds[0]?.fund_code ?? '',
        detail: { end, others: funds.length - 1, list: listOf(funds) },
      }))
    },
    detail: {
      /** The last day of the quarter. */
      end: v.string(),
      /** The number of other funds of the user that have one. */
      others: v.number(),
      list: v.picklist(['watch', 'held']),
    },
    read: readFund,
    title: '定期报告已披露',
    text({ fundName, end, others }) {
      const all = others === 0 ? '' : `等 ${others + 1} 只基金`
      const quarter = Math.ceil(Number(end.slice(4, 6)) / 3)
      const report = `${end.slice(0, 4)} 年第 ${quarter} 季度报告可以查看`
      return around(fundName, (name) => `${name}${all}，${report}`)
    },
    leadsTo({ subject, others, list }) {
      if (others === 0) return fundDetailPaths.fundDetailViews.to({ fundCode: subject })
      return list === 'watch'
        ? fundPortalPaths.allFundList.to({ scope: 'watch' })
        : assetPaths.holdList.to()
    },
  }),
}
