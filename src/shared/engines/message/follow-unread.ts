import type { QueryClient } from '@tanstack/react-query'
import { unreadBadge } from '#domain/message/message-events.ts'
import { followForUser } from './follow-for-user.ts'
import { unreadInAll, unreadQuery } from './unread.ts'

/**
 * Gives the number of unread messages, as a badge has it, whenever it changes. Ends by what it
 * returns.
 */
export const followUnread = (
  queries: QueryClient,
  show: (badge: string | null) => void,
): (() => void) =>
  followForUser(queries, unreadQuery(), (data) =>
    show(data === undefined ? null : unreadBadge(unreadInAll(data.unread))),
  )
