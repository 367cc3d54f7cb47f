import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { lastWholeMonth, monthBefore } from '#domain/report/months.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { insertPaper } from './papers.ts'

type Seeded = 'statement' | 'assetProof' | 'incomeProof'

/** The number of the seeded paper of a kind. */
export const seededPaperNo = (kind: Seeded): string => madeApplyNo('paper', kind)

/** A paper of each of three kinds; the last one is in the making until the day is over. */
export function seedPapers(db: Database, market: Market, userId: string, now: Time14): void {
  const user = userById(db, userId)
  if (!user) throw new Error(`${userId} is not there`)
  const today = now.slice(0, 8)
  const toMonth = lastWholeMonth(now)
  const fromMonth = monthBefore(monthBefore(toMonth))
  const insert = (kind: Seeded, span: object, ago: number, readyTime: Time14) => {
    const time = `${addDays(today, -ago)}${now.slice(8)}`
    const asked = { requestNo: seededPaperNo(kind), kind, masked: '1' as const, ...span }
    insertPaper({ db, market, user, asked, now: time, readyTime })
  }
  insert('statement', { fromMonth, toMonth }, 6, now)
  insert('assetProof', { day: addDays(today, -1) }, 0, now)
  insert('incomeProof', { fromMonth: toMonth, toMonth }, 0, `${today}235959`)
}
