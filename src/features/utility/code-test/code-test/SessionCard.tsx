import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * The place where the session keeps what an address brought along, by its keys in session storage.
 */
const PIECES = ['markId', 'campaignId', 'channel', 'inviteTicket'] as const

/** A ticket proves something: its beginning is enough to compare. */
function shown(name: (typeof PIECES)[number]): string {
  const value = sessionStore.getItem(name)
  if (value === null || value === '') return '--'
  return name === 'inviteTicket' ? `${value.slice(0, 6)}…` : value
}

/** Shows what led here, and the ticket of an invitation. */
export const SessionCard = () => (
  <Card title="会话">
    <KeyValue items={PIECES.map((label) => ({ label, value: shown(label) }))} />
  </Card>
)
