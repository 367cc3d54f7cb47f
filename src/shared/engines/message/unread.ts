import { listMessages } from '#api/calls/message.ts'
import { queryFor } from '#api/query.ts'

/** The newest message, and how many are unread: what bells and badges show. */
export const unreadQuery = () => queryFor(listMessages, { size: 1 })

/** Returns how many are unread of all kinds. */
export const unreadInAll = (unread: Readonly<Record<string, number>>): number =>
  Object.values(unread).reduce((sum, count) => sum + count, 0)
