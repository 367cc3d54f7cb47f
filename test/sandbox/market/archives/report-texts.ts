import * as v from 'valibot'
import type { queryFundReports } from '#api/calls/fund-people.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { textHash } from '#test/sandbox/market/randomness.ts'
import { documentUrl } from './document-page.ts'
import data from './report-texts.json' with { type: 'json' }
import { nextReportDue, quarterIndex } from './report-dates.ts'

type Report = v.InferOutput<typeof queryFundReports.payload>['reports'][number]

/** Funds whose managers' words are stored, and the number of reports of each. */
const FUNDS = 40
const REPORTS = 4

const words = v.strictObject({ review: v.array(v.string()), outlook: v.array(v.string()) })

/** The texts of a manager about a quarter, by the kind of fund. None of them promises anything. */
const { equity, money, bond, index } = dataFile(
  'report-texts.json',
  v.strictObject({ equity: words, money: words, bond: words, index: words }),
  data,
)
const WORDS: Readonly<Record<string, v.InferOutput<typeof words>>> = {
  '2': money,
  '3': bond,
  '5': index,
}

/** Own funds first, one class of each. */
function reportingFunds({ funds }: Market): readonly Fund[] {
  const first = funds.filter(({ name }) => !/[CY]$/.test(name))
  const own = first.filter(({ name }) => name.startsWith('禾岸'))
  return [...own, ...first.filter((fund) => !own.includes(fund))].slice(0, FUNDS)
}

const picked = (texts: readonly string[], at: number) => texts[at % texts.length] ?? ''

/** A fund's reports that are out, newest first, with the words of its manager. */
export function fundReports(market: Market, fund: Fund, now: Time14): Report[] {
  const { archives } = market
  const family = new Set(market.classes(fund.code).map((it) => it.fund.code))
  if (!archives || !reportingFunds(market).some(({ code }) => family.has(code))) return []
  const { review, outlook } = WORDS[fund.typeCode] ?? equity
  return archives
    .quarterReports(fund.code, now)
    .slice(0, REPORTS)
    .map(({ end, filing }): Report => {
      const at = quarterIndex(end) + textHash(fund.name.slice(0, 6))
      return {
        reportDate: end,
        kind: 'quarter',
        title: filing.title,
        publishDate: filing.date,
        review: picked(review, at),
        outlook: picked(outlook, at + 1),
        url: documentUrl(filing),
      }
    })
}

/** When the next quarter's report is due. */
export const reportDue = (now: Time14): Date8 => nextReportDue(now.slice(0, 8))
