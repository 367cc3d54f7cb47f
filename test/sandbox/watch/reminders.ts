import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { listPriceReminders, setPriceReminder } from '#api/calls/funds/watch.ts'
import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import {
  isReached,
  MOST_REMINDERS,
  REMINDERS_A_DAY,
  REMINDER_KINDS,
  reminderProblem,
} from '#domain/watch/price-reminder.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import { announce } from '#test/sandbox/messages/outbox.ts'
import { requireDayLimit } from '#test/sandbox/day-limit.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'

const reminderRow = v.object({
  reminder_id: v.string(),
  user_id: v.string(),
  fund_code: v.string(),
  kind: v.picklist(REMINDER_KINDS),
  limit_text: v.string(),
  set_at: v.string(),
  after_date: v.string(),
})
type Reminder = v.InferOutput<typeof reminderRow>

const COLUMNS = 'reminder_id, user_id, fund_code, kind, limit_text, set_at, after_date'

type Listed = v.InferInput<typeof listPriceReminders.payload>

const openOf = (db: Database, { user_id: userId }: User, fundCode: string): Reminder[] =>
  db.all(
    reminderRow,
    `SELECT ${COLUMNS} FROM price_reminders WHERE user_id = ? AND fund_code = ? AND ended_at = ''
     ORDER BY set_at, reminder_id`,
    userId,
    fundCode,
  )

/** What waits for a value of a fund. */
export const remindersOf = ({ db }: World, user: User, fundCode: string): Listed => ({
  reminders: openOf(db, user, fundCode).map((row) => ({
    reminderId: row.reminder_id,
    fundCode: row.fund_code,
    kind: row.kind,
    limit: row.limit_text,
    setAt: row.set_at,
  })),
})

/** Sets a reminder once for its number, which serves nothing else. */
export function setReminder(
  world: World,
  user: User,
  asked: v.InferOutput<typeof setPriceReminder.request>,
): Listed {
  const { db, market, clock } = world
  const { requestNo, fundCode, kind, limit } = asked
  const fund = market.fund(fundCode)
  const newest = market.latest(fundCode, clock.now())
  if (!fund || fund.isMoney || !newest) throw new Refusal(RET.notFound, '这只基金没有净值提醒')
  db.transaction(() => {
    const before = db.get(
      reminderRow,
      `SELECT ${COLUMNS} FROM price_reminders WHERE user_id = ? AND request_no = ?`,
      user.user_id,
      requestNo,
    )
    if (before) {
      const same =
        before.fund_code === fundCode && before.kind === kind && before.limit_text === limit
      if (!same) throw new Refusal(RET.badRequest, '请求号已用于另一次提交')
      return
    }
    if (reminderProblem({ kind, limit }, newest) !== null) {
      throw new Refusal(RET.badRequest, '最新净值已经达到，请换一个值')
    }
    if (openOf(db, user, fundCode).length >= MOST_REMINDERS) {
      throw new Refusal(RET.limitReached, `每只基金最多 ${MOST_REMINDERS} 条提醒`)
    }
    requireDayLimit(db, clock.now(), {
      done: 'price_reminders WHERE user_id = ? AND set_at >= ?',
      userId: user.user_id,
      limit: REMINDERS_A_DAY,
      said: `每天最多设置 ${REMINDERS_A_DAY} 条提醒`,
    })
    const digest = createHash('sha256').update(`${user.user_id} ${requestNo}`).digest('hex')
    db.run(
      `INSERT INTO price_reminders (reminder_id, user_id, request_no, fund_code, kind, limit_text, set_at, after_date)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      digest.slice(0, 16).toUpperCase(),
      user.user_id,
      requestNo,
      fundCode,
      kind,
      limit,
      clock.now(),
      newest.date,
    )
  })
  return remindersOf(world, user, fundCode)
}

export function removeReminder(
  world: World,
  user: User,
  { fundCode, reminderId }: { readonly fundCode: string; readonly reminderId: string },
): Listed {
  world.db.run(
    `UPDATE price_reminders SET ended_at = ? WHERE user_id = ? AND reminder_id = ? AND ended_at = ''`,
    world.clock.now(),
    user.user_id,
    reminderId,
  )
  return remindersOf(world, user, fundCode)
}

/** Announces each reminder that a value published now has reached: once, and then it is over. */
export function fireReminders(db: Database, market: Market, time: Time14): void {
  const open = db.all(
    reminderRow,
    `SELECT ${COLUMNS} FROM price_reminders WHERE ended_at = '' ORDER BY set_at, reminder_id`,
  )
  for (const row of open) {
    const newest = market.latest(row.fund_code, time)
    // A value that was there when it was set is no news.
    if (!newest || newest.date <= row.after_date) continue
    if (!isReached({ kind: row.kind, limit: row.limit_text }, newest)) continue
    db.run('UPDATE price_reminders SET ended_at = ? WHERE reminder_id = ?', time, row.reminder_id)
    announce(db, {
      userId: row.user_id,
      event: 'valueReached',
      key: row.reminder_id,
      subject: row.fund_code,
      time,
      detail: {
        kind: row.kind,
        limit: row.limit_text,
        nav: newest.nav,
        dayChange: newest.dayChange ?? '',
        navDate: newest.date,
      },
    })
  }
}
