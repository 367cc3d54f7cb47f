/** Messages about portfolios: adjustments, and the letter of a month. */
import * as v from 'valibot'
import { addMonths } from '#domain/calendar/add-months.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, cut } from '#test/sandbox/kernel/message-text.ts'
import { allAccounts, type Account } from './accounts.ts'
import type { Portfolio } from './portfolios.ts'

interface Adjusted {
  readonly account: Account
  readonly portfolio: Portfolio
  readonly id: string
  readonly reason: string
}

export const adviceMessages = {
  portfolioAdjusted: message({
    topic: 'trade',
    legal: true,
    due: 'atOnce',
    whom: (_db, { account, portfolio, id, reason }: Adjusted) => [
      {
        userId: account.user_id,
        key: id,
        subject: portfolio.portfolioCode,
        detail: { name: portfolio.portfolioName, reason },
      },
    ],
    detail: { name: v.string(), reason: v.string() },
    title: '组合调仓通知',
    text: ({ name, reason }) => around(name, (it) => `${it}开始调仓：${cut(reason, 24)}`),
    leadsTo: ({ subject }) => configAdvisePaths.configHistory.to({ portfolioCode: subject }),
  }),

  /** On the first trading day of a month, to who is in a portfolio. */
  adviceLetter: message({
    topic: 'report',
    legal: false,
    due: eachMorning(55),
    whom(db, { market, day }: Morning) {
      if (tradingDayOnOrAfter(`${day.slice(0, 6)}01`, market.isTradingDay) !== day) return []
      const month = addMonths(`${day.slice(0, 6)}01`, -1).slice(0, 6)
      const users = new Set(allAccounts(db).map((it) => it.user_id))
      return [...users].map((userId) => ({ userId, key: month, subject: month, detail: {} }))
    },
    detail: {},
    title: ({ subject }) => `${Number(subject.slice(4))} 月投顾月信`,
    text: '上个月市场与组合做了什么、为什么，都在这里',
    leadsTo: () => configAdvisePaths.viewpointList.to(),
  }),
}
