import { messageLock, type MessageKind, type MessageLock } from '#domain/message/message-events.ts'
import { adviceMessages } from '#test/sandbox/departments/advice/message-table.ts'
import { campaignMessages } from '#test/sandbox/departments/activity/message-table.ts'
import { billMessages } from '#test/sandbox/departments/bills/message-table.ts'
import { companyMessages } from '#test/sandbox/departments/company/message-table.ts'
import { contentMessages } from '#test/sandbox/departments/content/message-table.ts'
import { couponMessages } from '#test/sandbox/departments/coupons/message-table.ts'
import { accountMessages } from '#test/sandbox/departments/identity/message-table.ts'
import { keepMessages } from '#test/sandbox/departments/keep/message-table.ts'
import { planMessages } from '#test/sandbox/departments/plans/message-table.ts'
import { privateMessages } from '#test/sandbox/departments/private/message-table.ts'
import { complaintMessages } from '#test/sandbox/departments/service/message-table.ts'
import { tradeMessages } from '#test/sandbox/departments/trading/message-table.ts'
import { watchMessages } from '#test/sandbox/departments/watch/message-table.ts'
import type { MessageTable } from '#test/sandbox/kernel/message-table.ts'

export const TABLES = [
  accountMessages,
  adviceMessages,
  billMessages,
  campaignMessages,
  companyMessages,
  complaintMessages,
  contentMessages,
  couponMessages,
  keepMessages,
  planMessages,
  privateMessages,
  tradeMessages,
  watchMessages,
] as const satisfies readonly MessageTable[]

/** The rows of all departments by their events. */
export const ROWS = new Map(TABLES.flatMap((table) => Object.entries<MessageTable[string]>(table)))

/** Returns whether none, some or all messages of a topic must be sent. */
export const lockOf = (topic: MessageKind): MessageLock =>
  messageLock([...ROWS.values()].filter((it) => it.topic === topic))
