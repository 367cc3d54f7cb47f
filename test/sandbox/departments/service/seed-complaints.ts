import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { handleComplaints, insertComplaint, reopenAt, TAKES_LONGER } from './complaints.ts'

/** The number of the seeded complaint that is in a state. */
export const seededComplaintNo = (state: string): string => madeApplyNo('complaint', state)

/** One complaint of each state, by how many days ago it was made. */
const SEEDED = [
  {
    state: 'closed',
    ago: 60,
    subject: 'fee',
    text: '买入费用与页面显示的不一致，请核对并说明原因',
  },
  {
    state: 'reopened',
    ago: 12,
    subject: 'arrival',
    text: '卖出的资金晚到一天，请说明到账时间的规则',
  },
  { state: 'answered', ago: 8, subject: 'plan', text: '定投扣款日遇到节假日时，希望提前一天提醒' },
  {
    state: 'extended',
    ago: 18,
    subject: 'trade',
    text: `一笔转换的确认份额有疑问，属于${TAKES_LONGER}问题，请与托管行核对`,
  },
  {
    state: 'submitted',
    ago: 0,
    subject: 'suggestion',
    text: '希望资产页可以按基金类型分组显示持有',
  },
] as const

/** Of a persona's: each day of the past brings what it would have brought. */
export function seedComplaints(db: Database, market: Market, userId: string, now: Time14): void {
  const today = now.slice(0, 8)
  for (const { state, ago, subject, text } of SEEDED) {
    const begun = addDays(today, -ago)
    const requestNo = seededComplaintNo(state)
    insertComplaint(db, market, {
      requestNo,
      userId,
      subject,
      text,
      about: '',
      pictures: 0,
      asked: '',
      now: `${begun}093000`,
    })
    for (let day = addDays(begun, 1); day <= today; day = addDays(day, 1)) {
      handleComplaints(db, market, day, `${day}090000`)
      if (state === 'reopened' && day === addDays(today, -1)) {
        const time = `${day}101500`
        reopenAt(
          db,
          userId,
          { requestNo, reopenNo: requestNo, text: '答复没有说明晚到的原因，请再次核实' },
          time,
        )
      }
    }
  }
}
