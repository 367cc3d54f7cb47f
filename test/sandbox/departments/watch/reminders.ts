import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { listPriceReminders, setPriceReminder } from '#api/calls/funds/watch.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  isReached,
  MOST_REMINDERS,
  REMINDERS_A_DAY,
  REMINDER_KINDS,
  reminderProblem,
  reminderSubject,
  type Published,
  type ReminderSubject,
} from '#domain/watch/price-reminder.ts'
import { valuedIndex } from '#test/sandbox/market/index-valuations.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { requireDayLimit } from '#test/sandbox/departments/identity/day-limit.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { watchMessages, type ReachedPercentile, type ReachedValue } from './message-table.ts'

const reminderRow = v.object({
  reminder_id: v.string(),
  user_id: v.string(),
  code: v.string(),
  kind: v.picklist(REMINDER_KINDS),
  limit_text: v.string(),
  set_at: v.string(),
  after_date: v.string(),
  replaces: v.string(),
})
type Reminder = v.InferOutput<typeof reminderRow>

const COLUMNS = 'reminder_id, user_id, code, kind, limit_text, set_at, after_date, replaces'

type Listed = v.InferInput<typeof listPriceReminders.payload>

interface Of {
  readonly subject: ReminderSubject
  readonly code: string
}

const openOf = (db: Database, { user_id: userId }: User, { subject, code }: Of): Reminder[] =>
  db
    .all(
      reminderRow,
      `SELECT ${COLUMNS} FROM price_reminders WHERE user_id = ? AND code = ? AND ended_at = ''
       ORDER BY set_at, reminder_id`,
      userId,
      code,
    )
    .filter(({ kind }) => reminderSubject(kind) === subject)

/** A published figure with its day, and the words of its message. */
type Newest = Published & { readonly date: Date8 } & (
    | { readonly value: ReachedValue }
    | { readonly percentile: ReachedPercentile }
  )

function newestOf(market: Market, { subject, code }: Of, time: Time14): Newest | null {
  if (subject === 'fund') {
    const newest = market.fund(code)?.isMoney === false ? market.latest(code, time) : undefined
    if (!newest) return null
    const { nav, dayChange, date } = newest
    return {
      level: nav,
      dayChange,
      date,
      value: { nav, dayChange: dayChange ?? '', navDate: date },
    }
  }
  const index = market.indexes.find((it) => it.code === code)
  const valued = index && valuedIndex(market, index, time)
  if (!valued || valued.percentile === null) return null
  const { percentile, basis, date } = valued
  return {
    level: percentile,
    dayChange: null,
    date,
    percentile: { percentile, basis, date },
  }
}

/** The reminders that wait for a figure of a fund or an index. */
export const remindersOf = ({ db }: World, user: User, of: Of): Listed => ({
  reminders: openOf(db, user, of).map((row) => ({
    reminderId: row.reminder_id,
    code: row.code,
    kind: row.kind,
    limit: row.limit_text,
    setAt: row.set_at,
  })),
})

const NONE: Readonly<Record<ReminderSubject, string>> = {
  fund: '这只基金没有净值提醒',
  index: '这个指数没有百分位，不能设提醒',
}

function end(db: Database, { user_id: userId }: User, reminderId: string, time: Time14): void {
  db.run(
    `UPDATE price_reminders SET ended_at = ? WHERE user_id = ? AND reminder_id = ? AND ended_at = ''`,
    time,
    userId,
    reminderId,
  )
}

/** Sets a reminder once for its number, which serves nothing else. */
export function setReminder(
  world: World,
  user: User,
  asked: v.InferOutput<typeof setPriceReminder.request>,
): Listed {
  const { db, market, clock } = world
  const { requestNo, code, kind, limit, replaces = '' } = asked
  const of = { subject: reminderSubject(kind), code }
  const newest = newestOf(market, of, clock.now())
  if (newest === null) throw new Refusal(RET.notFound, NONE[of.subject])
  db.transaction(() => {
    const before = db.get(
      reminderRow,
      `SELECT ${COLUMNS} FROM price_reminders WHERE user_id = ? AND request_no = ?`,
      user.user_id,
      requestNo,
    )
    if (before) {
      const same =
        before.code === code &&
        before.kind === kind &&
        before.limit_text === limit &&
        before.replaces === replaces
      if (!same) throw new Refusal(RET.badRequest, '请求号已用于另一次提交')
      return
    }
    const problem = reminderProblem({ kind, limit }, newest)
    if (problem === 'notPercentile') throw new Refusal(RET.badRequest, '百分位是 1 到 99 的整数')
    if (problem !== null) throw new Refusal(RET.badRequest, '最新值已经达到，请换一个值')
    const open = openOf(db, user, of)
    if (replaces !== '' && !open.some((it) => it.reminder_id === replaces)) {
      throw new Refusal(RET.notFound, '这条提醒已经结束，请重新设置')
    }
    if (replaces === '' && open.length >= MOST_REMINDERS) {
      throw new Refusal(SHOWN_RET.limitReached, `每只基金、每个指数最多 ${MOST_REMINDERS} 条提醒`)
    }
    requireDayLimit(db, clock.now(), {
      done: 'price_reminders WHERE user_id = ? AND set_at >= ?',
      userId: user.user_id,
      limit: REMINDERS_A_DAY,
      said: `每天最多设置 ${REMINDERS_A_DAY} 条提醒`,
    })
    const digest = createHash('sha256').update(`${user.user_id} ${requestNo}`).digest('hex')
    db.run(
      `INSERT INTO price_reminders (reminder_id, user_id, request_no, code, kind, limit_text, set_at, after_date, replaces)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      digest.slice(0, 16).toUpperCase(),
      user.user_id,
      requestNo,
      code,
      kind,
      limit,
      clock.now(),
      newest.date,
      replaces,
    )
    if (replaces !== '') end(db, user, replaces, clock.now())
  })
  return remindersOf(world, user, of)
}

export function removeReminder(
  world: World,
  user: User,
  { reminderId, ...of }: Of & { readonly reminderId: string },
): Listed {
  end(world.db, user, reminderId, world.clock.now())
  return remindersOf(world, user, of)
}

/** Announces each reminder that a figure published now has reached: once, and then it is over. */
export function fireReminders(db: Database, market: Market, time: Time14): void {
  const open = db.all(
    reminderRow,
    `SELECT ${COLUMNS} FROM price_reminders WHERE ended_at = '' ORDER BY set_at, reminder_id`,
  )
  for (const row of open) {
    const subject = reminderSubject(row.kind)
    const newest = newestOf(market, { subject, code: row.code }, time)
    // A figure that was there when it was set is no news.
    if (!newest || newest.date <= row.after_date) continue
    if (!isReached({ kind: row.kind, limit: row.limit_text }, newest)) continue
    db.run('UPDATE price_reminders SET ended_at = ? WHERE reminder_id = ?', time, row.reminder_id)
    const { user_id: userId, reminder_id: reminderId, code, kind, limit_text: limit } = row
    const about = { userId, reminderId, code, kind, limit }
    if ('value' in newest)
      announce(db, watchMessages, 'valueReached', { ...about, figure: newest.value }, time)
    else
      announce(
        db,
        watchMessages,
        'percentileReached',
        { ...about, figure: newest.percentile },
        time,
      )
  }
}
