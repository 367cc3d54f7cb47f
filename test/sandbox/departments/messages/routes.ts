import {
  listMessages,
  queryMessageSettings,
  readMessages,
  setMessageSetting,
} from '#api/calls/message.ts'
import { RET } from '#api/endpoint.ts'
import { MESSAGE_KINDS } from '#domain/message/message-events.ts'
import { listName, readCursor, writeCursor } from '#test/sandbox/departments/content/cursors.ts'
import { settleFilledContent } from '#test/sandbox/departments/content/ready.ts'
import { forUser, toFlag } from '#test/sandbox/kernel/route.ts'
import { messageView } from './message-view.ts'
import { lockOf } from './tables.ts'
import {
  isWanted,
  markRead,
  markUnread,
  messagesOf,
  setWanted,
  unreadOf,
} from '#test/sandbox/kernel/outbox.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const LAST = 99_999_999

/** The place at which a list goes on: after the time and the number of a row. */
function placeOf(world: World, cursor: string | undefined, list: string) {
  if (cursor === undefined) return null
  const [time, seq] = readCursor(world.db, cursor, list, world.clock.now()).after
  return { time: String(time ?? ''), seq: Number(seq ?? LAST) }
}

export const messageFamily = [
  forUser(listMessages, ({ kind = null, messageId = null, cursor, size }, world, user) => {
    settleFilledContent(world)
    const { db, clock } = world
    const now = clock.now()
    const list = listName({ name: 'messages', kind, userId: user.user_id })
    const rows = messagesOf(db, {
      userId: user.user_id,
      now,
      kind,
      messageId,
      after: placeOf(world, cursor, list),
      size: size + 1,
    })
    const page = rows.slice(0, size)
    const last = page[page.length - 1]
    return {
      items: page.flatMap((row) => messageView(world, row) ?? []),
      nextCursor:
        last !== undefined && rows.length > size
          ? writeCursor(db, {
              list,
              issued: now,
              top: now,
              board: '',
              after: [last.time, last.seq],
            })
          : '',
      unread: unreadOf(db, user.user_id, now),
    }
  }),

  forUser(readMessages, ({ readNo, through, ids = null, kind = null, undo }, world, user) => {
    const { db, clock } = world
    const { user_id: userId } = user
    const now = clock.now()
    db.transaction(() => {
      if (undo === '1') return markUnread(db, userId, readNo)
      const found = markRead(db, { userId, now, readNo, through, ids, kind })
      // Nothing is marked where one of them is not the user's.
      if (ids !== null && found < new Set(ids).size) {
        throw new Refusal(RET.notFound, '没有这条消息，可能已过期')
      }
    })
    return { unread: unreadOf(db, userId, now) }
  }),

  forUser(queryMessageSettings, (_fields, { db }, user) => ({
    kinds: MESSAGE_KINDS.map((kind) => ({
      kind,
      on: toFlag(isWanted(db, user.user_id, kind)),
      locked: lockOf(kind),
    })),
  })),

  forUser(setMessageSetting, ({ kind, on }, { db }, user) => {
    if (on === '0' && lockOf(kind) === 'all') {
      throw new Refusal(RET.badRequest, '参数 kind 不正确：这类消息依法必须通知，不能关闭')
    }
    setWanted(db, user.user_id, kind, on === '1')
    return { kind, on }
  }),
]
