import path from 'node:path'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import {
  KILLED,
  market,
  MortalDatabase,
  openMortal,
  useFolder,
} from '#test/sandbox/testing/mortal-database.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { accountMessages } from '#test/sandbox/departments/identity/message-table.ts'
import { announce, messagesOf, unreadOf } from '#test/sandbox/kernel/outbox.ts'

const folder = useFolder()

const told = v.object({ user_id: v.string(), event_key: v.string(), time: v.string() })
const all = (db: Database) =>
  db
    .all(told, 'SELECT user_id, event_key, time FROM messages ORDER BY user_id, time, event_key')
    .map((it) => `${it.user_id} ${it.time} ${it.event_key}`)

const DAYS = 25
const end = `${addDays(market.start.slice(0, 8), DAYS)}210000`

/** Returns whether the month is over within so many writes; else the process is killed. */
function isSettled(db: MortalDatabase, writes: number): boolean {
  db.dieAfter(writes)
  try {
    settle(db, market, end)
    return true
  } catch (error) {
    if (error instanceof Error && error.message === KILLED) return false
    throw error
  }
}

test('a month with a kill every few writes has the same messages, each once', () => {
  const whole = openMortal(path.join(folder, 'whole.db'))
  settle(whole, market, end)
  const file = path.join(folder, 'kills.db')
  let db = openMortal(file)
  let kills = 0
  for (let writes = 3; !isSettled(db, writes); writes += 7) {
    kills += 1
    db.close()
    db = new MortalDatabase(file)
  }
  expect(kills).toBeGreaterThan(20)
  const messages = all(db)
  expect(messages).toEqual(all(whole))
  expect(new Set(messages).size).toBe(messages.length)
  db.close()
  whole.close()
})

test('10,000 messages of one user are listed page by page, each once, newest first', () => {
  const db = openMortal(':memory:')
  const userId = 'wang'
  const now = market.start
  db.transaction(() => {
    for (let at = 0; at < 10_000; at += 1) {
      const day = addDays(now.slice(0, 8), -Math.floor(at / 100))
      const time = `${day}08${String(at % 60).padStart(2, '0')}00`
      announce(db, accountMessages, 'documentApproved', { userId, key: String(at) }, time)
    }
  })
  const ids = new Set<string>()
  let last = '99999999999999'
  let after: { time: string; seq: number } | null = null
  for (;;) {
    const page = messagesOf(db, { userId, now, kind: 'account', messageId: null, after, size: 50 })
    for (const { message_id: id, time } of page) {
      expect(time <= last).toBe(true)
      last = time
      ids.add(id)
    }
    const oldest = page[page.length - 1]
    if (oldest === undefined) break
    after = oldest
  }
  expect(ids.size).toBe(10_000)
  expect(unreadOf(db, userId, now).account).toBe(10_000)
  db.close()
})
