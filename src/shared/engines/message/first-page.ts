import { listMessages } from '#api/calls/message.ts'
import type { MessageKind } from '#domain/message/message-events.ts'
import { fetchKept } from '#shared/parts/copies/kept-calls.ts'
import type { MessagePage } from './message-page.ts'

/**
 * The newest messages of a user; without a network the copy of those that were read last, which has
 * no further page.
 */
export async function fetchFirstPage(
  kind: MessageKind | undefined,
  input: { readonly kind?: MessageKind; readonly size: number },
  signal: AbortSignal,
): Promise<MessagePage> {
  const named = { group: 'messages', name: kind ?? 'all' } as const
  const { payload, keptAt } = await fetchKept(listMessages, input, named, { signal })
  return keptAt === null ? payload : { ...payload, nextCursor: '', keptAt }
}
