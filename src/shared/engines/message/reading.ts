import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { listMessages, readMessages } from '#api/calls/message.ts'
import type { MessageKind } from '#domain/message/message-events.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import type { Message, MessagePage } from './message-page.ts'

const READ = actCall(readMessages)

const ALL_LISTS = { queryKey: [listMessages.name] }

type Loaded = MessagePage | InfiniteData<MessagePage>

/** Changes what is loaded of messages, in lists and counts alike. */
function change(client: QueryClient, of: (page: MessagePage) => MessagePage): void {
  client.setQueriesData<Loaded>(ALL_LISTS, (loaded) => {
    if (loaded === undefined) return loaded
    return 'pages' in loaded ? { ...loaded, pages: loaded.pages.map(of) } : of(loaded)
  })
}

const asRead = (which: (message: Message) => boolean) => (page: MessagePage) => {
  if (!page.items.some((it) => it.read === '0' && which(it))) return page
  const items = page.items.map((it) =>
    it.read === '0' && which(it) ? { ...it, read: '1' as const } : it,
  )
  return { ...page, items }
}

async function sendReading(
  client: QueryClient,
  asked: Parameters<typeof READ>[0],
  quiet: boolean,
): Promise<boolean> {
  // An answer that was not received is read again: nothing depends on it but dots and numbers.
  const sent = await sendAct({
    intent: `read ${JSON.stringify(asked)}`,
    call: READ(asked),
    quiet,
  })
  if (sent.end !== 'done' || sent.payload === null) {
    void client.invalidateQueries(ALL_LISTS)
    return false
  }
  const { unread } = sent.payload
  change(client, (page) => ({ ...page, unread }))
  return true
}

/** Marks one message as read: at once here, then on all devices. */
export function readOne(client: QueryClient, message: Message): Promise<boolean> {
  if (message.read === '1') return Promise.resolve(true)
  const { messageId, time } = message
  change(
    client,
    asRead((it) => it.messageId === messageId),
  )
  return sendReading(client, { readNo: newRequestNo(), through: time, ids: [messageId] }, true)
}

/**
 * Marks all messages of a kind, or all, as read up to the newest that the user has seen. Gives what
 * takes that back; null where the provider has not received it.
 */
export async function readAll(
  client: QueryClient,
  kind: MessageKind | undefined,
  through: string,
): Promise<(() => Promise<boolean>) | null> {
  const readNo = newRequestNo()
  const of = kind === undefined ? {} : { kind }
  change(
    client,
    asRead((it) => it.time <= through && (kind === undefined || it.kind === kind)),
  )
  if (!(await sendReading(client, { readNo, through, ...of }, false))) return null
  return async () => {
    const done = await sendReading(client, { readNo, through, undo: '1' }, false)
    await client.invalidateQueries(ALL_LISTS)
    return done
  }
}
