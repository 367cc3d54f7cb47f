/** Messages about annual bills. */
import { billOpensAt } from '#domain/bill/annual-bill.ts'
import { BILL_YEARS } from '#domain/bill/bill-editions.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { billUsers } from './annual-bill.ts'

export const billMessages = {
  /** The bill of a year that has a story, on the day on which it opens. */
  billReady: message({
    topic: 'report',
    legal: false,
    due: eachMorning(50),
    whom(db, { market, day }: Morning) {
      const year = BILL_YEARS.find((it) => billOpensAt(it).startsWith(day))
      if (year === undefined) return []
      const subject = String(year)
      return billUsers({ db, market }, year).map((userId) => ({
        userId,
        key: subject,
        subject,
        detail: {},
      }))
    },
    detail: {},
    title: ({ subject }) => `${subject} 年度账单已生成`,
    text: '这一年的收益、交易和定投都在这里，每个数字都可以核对',
    leadsTo({ subject }) {
      const year = BILL_YEARS.find((it) => String(it) === subject)
      return year === undefined ? '' : BILL_HOMES[year]
    },
  }),
}
