/**
 * Messages: what happened to the user's orders, plans, account and what they follow
 * (rules.md#messages). No calls are given: all are assumed.
 */
import * as v from 'valibot'
import { cursor } from '#api/content-entities.ts'
import { mutation, query } from '#api/endpoint.ts'
import { forwardInfo } from '#api/entities.ts'
import { count, flag, nothing, requestNo, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { MESSAGE_KINDS } from '#domain/message/message-events.ts'
import { matching } from '#domain/text-formats.ts'

const messageId = matching(/^[A-Z0-9]{16,32}$/, 'Names a message of the user')
const kind = v.picklist(MESSAGE_KINDS)

const unread = v.object({
  trade: total,
  plan: total,
  account: total,
  fund: total,
  content: total,
  report: total,
  campaign: total,
  notice: total,
})

export const message = v.object({
  messageId,
  kind,
  /** Unique by user: the same event again is the same message. */
  eventKey: v.string(),
  time: time14,
  /** At most 20 characters, and 60 of `text`: a longer one is shown all the same. */
  title: v.string(),
  text: v.string(),
  /** The figures in `text` that are hidden with amounts, in their order. */
  amounts: v.array(v.string()),
  /** A screen of the app; null where there is none. */
  forward: forwardInfo,
  read: flag,
  /** It must be sent: it cannot be switched off. */
  legal: flag,
})

export const listMessages = query({
  name: 'listMessages',
  about:
    'Lists the messages of half a year, newest first, and of two years those that must be sent; and how many are unread.',
  method: 'GET',
  path: '/api/message/listMessages',
  source: 'assumed',
  /** `messageId`: that message alone; none where it is not the user's, or is gone. */
  request: v.object({
    kind: v.optional(kind),
    messageId: v.optional(messageId),
    cursor: v.optional(cursor),
    size: count(50),
  }),
  payload: v.object({
    items: rows(message),
    /** `''` after the last page. */
    nextCursor: v.string(),
    unread,
  }),
})

/**
 * The messages of `ids`, else of `kind`, else all, but none that came after `through`. With `undo`,
 * those that `readNo` has marked are unread again.
 */
export const readMessages = mutation({
  name: 'readMessages',
  about: 'Marks messages as read on all devices, or takes that back.',
  method: 'POST',
  path: '/api/message/readMessages',
  encoding: 'json',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({
    readNo: requestNo,
    through: time14,
    ids: v.optional(v.pipe(v.array(messageId), v.minLength(1), v.maxLength(50))),
    kind: v.optional(kind),
    undo: v.optional(flag, '0'),
  }),
  payload: v.object({ unread }),
})

export const queryMessageSettings = query({
  name: 'queryMessageSettings',
  about: 'Says which kinds of messages the user gets, and which cannot be switched off.',
  method: 'GET',
  path: '/api/message/queryMessageSettings',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    /** `locked`: whether none, some or all messages of the kind must be sent. */
    kinds: v.array(v.object({ kind, on: flag, locked: v.picklist(['none', 'some', 'all']) })),
  }),
})

export const setMessageSetting = mutation({
  name: 'setMessageSetting',
  about: 'Switches a kind of messages on or off; badRequest for one that must be sent.',
  method: 'POST',
  path: '/api/message/setMessageSetting',
  encoding: 'json',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'assumed',
  request: v.object({ kind, on: flag }),
  payload: v.object({ kind, on: flag }),
})
