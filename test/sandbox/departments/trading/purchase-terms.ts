import { fundCalendar, overseasDays } from '#test/sandbox/market/overseas-closures.ts'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  CUT_OFF,
  DEFAULT_FUND_DAYS,
  fundDateKind,
  purchaseDates,
  type PurchaseDates,
} from '#domain/calendar/trading-dates.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'

export const fundDays = (fund: Fund) =>
  DEFAULT_FUND_DAYS[
    fundDateKind({ fundTypeCode: fund.typeCode, isQdiiFund: fund.isQdii ? '1' : '0' })
  ]

/** The dates of an order for `fund` placed at `now`. */
export function datesFor(fund: Fund, now: Time14, market: Market): PurchaseDates {
  return purchaseDates(now, fundDays(fund), fundCalendar([fund], market.isTradingDay))
}

/** The markets abroad of these funds, and the days from `now` to `to` on which those are closed. */
export const closuresUntil = (
  funds: readonly Fund[],
  now: Time14,
  to: Date8,
  market: Pick<Market, 'isTradingDay'>,
) => overseasDays(funds, market.isTradingDay, { from: now.slice(0, 8), to })

export const cutOffTime = (tradeDay: Date8): Time14 => `${tradeDay}${CUT_OFF}`

/** Cents left of what one person may buy of the fund on one trading day; null without a limit. */
export function dailyLeft(
  db: Database,
  userId: string,
  fund: Fund,
  tradeDay: Date8,
): number | null {
  if (fund.dailyLimit === null) return null
  const used = db.get(
    v.object({ used: v.number() }),
    `SELECT coalesce(sum(amount), 0) AS used FROM orders
     WHERE user_id = ? AND fund_code = ? AND trade_date = ? AND status NOT IN ('2', '4', '6', '7')
     AND business_code IN ('20', '22', '39')`,
    userId,
    fund.code,
    tradeDay,
  )?.used
  return Math.max(0, cents(fund.dailyLimit) - (used ?? 0))
}

const cardRow = v.object({
  bank_serial: v.string(),
  channel_id: v.string(),
  bank_name: v.string(),
  tail: v.string(),
  single_limit: v.number(),
  day_limit: v.number(),
  unavailable_reason: v.string(),
  day_left: v.number(),
})

export type Card = v.InferOutput<typeof cardRow>

/** The user's cards, each with the cents left of today's limit; no account in a portfolio. */
export function paymentCards(db: Database, userId: string, today: Date8): Card[] {
  return db.all(
    cardRow,
    `SELECT c.*, max(0, c.day_limit - coalesce((
       SELECT sum(o.amount) FROM orders o
       WHERE o.user_id = c.user_id AND o.oper_time BETWEEN ? AND ? AND o.bank_serial = c.bank_serial
       AND o.status NOT IN ('4', '6', '7') AND o.route = 'card' AND o.business_code IN ('20', '22', '39')
       AND o.business_kind <> 'w6'), 0)) AS day_left
     FROM cards c LEFT JOIN card_details d ON d.bank_serial = c.bank_serial
     WHERE c.user_id = ? AND c.channel_id <> 'portfolio' ORDER BY coalesce(d.is_main, 0) DESC, c.rowid`,
    `${today}000000`,
    `${today}235959`,
    userId,
  )
}

export interface Protocol {
  protocolId: string
  title: string
  /** SHA-256 of the wording. */
  hash: string
  sections: { heading: string; text: string }[]
}

const revisionRow = v.object({ protocol_id: v.string(), revision: v.number(), day: v.string() })

/** The agreements that one must have read before buying the fund, in the wordings in force. */
export function fundProtocols(db: Database, fund: Fund): Protocol[] {
  const revisions = db.all(revisionRow, 'SELECT * FROM protocol_revisions')
  return protocolTexts(fund).map((text) => {
    const revised = revisions.find((it) => it.protocol_id === text.protocolId)
    if (revised !== undefined) {
      text.sections.push({
        heading: '修订',
        text: `本文件于${formatDate(revised.day)}第 ${revised.revision} 次修订，投资人应重新阅读全文。`,
      })
    }
    return Object.assign(text, { hash: protocolHash(text) })
  })
}

/** The SHA-256 of what is shown: title, headings and texts, a line each. */
function protocolHash({ title, sections }: Omit<Protocol, 'hash'>): string {
  const lines = [title, ...sections.flatMap(({ heading, text }) => [heading, text])]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

function protocolTexts(fund: Fund): Omit<Protocol, 'hash'>[] {
  return [
    {
      protocolId: `contract-${fund.code}`,
      title: `《${fund.name}基金合同》`,
      sections: [
        {
          heading: '一、基金份额的买入与确认',
          text: '投资人在交易日15:00前提交的买入申请，以当日基金份额净值为基准计算；15:00及以后提交的，视为下一交易日的申请。买入采用“未知价”原则，份额以登记机构的确认结果为准。',
        },
        {
          heading: '二、申购费用',
          text: '申购费用由投资人承担，不列入基金财产。净申购金额=买入金额÷（1+申购费率），申购费用=买入金额−净申购金额，确认份额=净申购金额÷申请日基金份额净值。',
        },
        {
          heading: '三、卖出',
          text: '卖出遵循“先进先出”原则，按持有份额登记日期的先后次序依次卖出，并按持有期限收取相应的赎回费。',
        },
      ],
    },
    {
      protocolId: `prospectus-${fund.code}`,
      title: `《${fund.name}招募说明书》`,
      sections: [
        {
          heading: '一、基金概况',
          text: `本基金由${fund.companyName === '' ? '基金管理人' : fund.companyName}管理，类型为${fund.typeName}。基金的过往业绩不预示其未来表现。`,
        },
        {
          heading: '二、风险收益特征',
          text: `本基金风险等级为R${fund.risk}。投资人应根据自身的风险承受能力选择与之相匹配的产品。`,
        },
      ],
    },
    {
      protocolId: 'risk-disclosure',
      title: '《投资人权益须知及风险揭示书》',
      sections: [
        {
          heading: '一、投资风险',
          text: '基金投资可能面临市场风险、信用风险、流动性风险、管理风险等，投资人可能损失部分或全部本金。基金有风险，投资需谨慎。',
        },
        {
          heading: '二、投资人权利',
          text: '投资人有权查询交易记录与持有份额，有权就销售服务提出投诉。',
        },
      ],
    },
  ]
}
