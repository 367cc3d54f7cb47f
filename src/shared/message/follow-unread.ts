import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { unreadBadge } from '#domain/message/message-events.ts'
import { hasAccount, session } from '#session/session.ts'
import { unreadInAll, unreadQuery } from './unread.ts'

/**
 * Gives the number of unread messages, as a badge has it, whenever it changes. Ends by what it
 * returns.
 */
export function followUnread(
  queries: QueryClient,
  show: (badge: string | null) => void,
): () => void {
  const options = () => ({ ...unreadQuery(), enabled: hasAccount() })
  const observer = new QueryObserver(queries, options())
  const showCount = () => {
    const { data } = observer.getCurrentResult()
    show(data === undefined || !hasAccount() ? null : unreadBadge(unreadInAll(data.unread)))
  }
  const endQuery = observer.subscribe(showCount)
  showCount()
  const endSession = subscribe(session, () => {
    observer.setOptions(options())
    showCount()
  })
  return () => {
    endQuery()
    endSession()
  }
}
