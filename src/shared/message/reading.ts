import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { listMessages, readMessages } from '#api/calls/message.ts'
import { send } from '#api/client.ts'
import type { MessageKind } from '#domain/message/message-events.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import type { Message, MessagePage } from './message-list.ts'

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

type Asked = Parameters<typeof send<typeof readMessages.request, typeof readMessages.payload>>[1]

async function sendReading(client: QueryClient, asked: Asked): Promise<boolean> {
  // What was not received is read again: nothing depends on it but dots and numbers.
  const answer = await send(readMessages, asked).catch(() => null)
  if (answer === null || !answer.ok) {
    void client.invalidateQueries(ALL_LISTS)
    return false
  }
  const { unread } = answer.payload
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
  return sendReading(client, { readNo: newRequestNo(), through: time, ids: [messageId] })
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
  if (!(await sendReading(client, { readNo, through, ...of }))) return null
  return async () => {
    const done = await sendReading(client, { readNo, through, undo: '1' })
    await client.invalidateQueries(ALL_LISTS)
    return done
  }
}
