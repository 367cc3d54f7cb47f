import * as v from 'valibot'
import { listMessages } from '#api/calls/message.ts'
import { CallFailure } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import type { MessageKind } from '#domain/message/message-events.ts'
import { keepCopy, readCopy } from '#platform/copies/kept-copies.ts'
import { ownerDigest } from '#session/owner-digest.ts'
import { session } from '#session/session.ts'
import type { MessagePage } from './message-list.ts'

/** One copy of each kind's first page, and of all. */
const LIMITS = { most: 9, days: 7 } as const

const copyOf = async (kind: MessageKind | undefined, openId: string) => ({
  group: 'messages',
  name: kind ?? 'all',
  owner: await ownerDigest(openId),
})

async function keep(
  kind: MessageKind | undefined,
  openId: string,
  page: MessagePage,
): Promise<void> {
  const copy = await copyOf(kind, openId)
  // Who signed out meanwhile leaves nothing.
  if (session.openId === openId) await keepCopy(copy, page, LIMITS)
}

/**
 * The newest messages of a user; without a network the copy of those that were read last, which has
 * no further page.
 */
export async function fetchFirstPage(
  kind: MessageKind | undefined,
  input: { readonly kind?: MessageKind; readonly size: number },
  signal: AbortSignal,
): Promise<MessagePage> {
  const { openId } = session
  try {
    const page = await fetchOrThrow(listMessages, input, { signal })
    void keep(kind, openId, page).catch(() => {})
    return page
  } catch (error) {
    if (!(error instanceof CallFailure) || error.reason === 'cancelled') throw error
    const copy = await copyOf(kind, openId)
      .then((name) => readCopy(name, LIMITS))
      .catch(() => null)
    const read = v.safeParse(listMessages.payload, copy?.value)
    if (copy === null || !read.success) throw error
    return { ...read.output, nextCursor: '', keptAt: copy.at }
  }
}
