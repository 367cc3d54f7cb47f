import { syncWatched } from '#api/calls/funds/watch.ts'
import { listMessages } from '#api/calls/message.ts'
import { EMPTY_WATCH_LIST } from '#domain/watch/watch-list.ts'
import { ask, type Reachable, type Session } from '#test/sandbox/testing/test-client.ts'

/** The messages of a user whose event, with its key, begins so: oldest first. */
export async function messagesAbout(sandbox: Reachable, session: Session, event: string) {
  const { items } = await ask(sandbox, listMessages, { size: 50 }, session)
  return items.filter((it) => `${it.eventKey} `.startsWith(`${event} `)).toReversed()
}

export function watchFund(sandbox: Reachable, session: Session, fundCode: string) {
  const star = { fundCode, on: true, at: 1, group: '', note: '', editedAt: 0 }
  return ask(sandbox, syncWatched, { ...EMPTY_WATCH_LIST, funds: [star], order: [] }, session)
}
