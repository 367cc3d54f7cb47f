import { useQuery } from '@tanstack/react-query'
import { unreadBadge } from '#domain/message/message-events.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './UnreadNumber.module.css'
import { unreadInAll, unreadQuery } from '#shared/engines/message/unread.ts'

/**
 * Shows how many messages are unread, at the corner of what leads to them; nothing where none is.
 */
export default function UnreadNumber() {
  const { data } = useQuery(unreadQuery())
  const badge = data === undefined ? null : unreadBadge(unreadInAll(data.unread))
  if (badge === null) return null
  return (
    <span className={styles.number}>
      {badge}
      <Spoken> 条未读</Spoken>
    </span>
  )
}
