import { queryOptions } from '@tanstack/react-query'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import type { DocumentAddress } from './document-address.ts'

export interface DocumentContent {
  /** A PDF's bytes; null for a page, which its frame fetches for itself. */
  readonly bytes: Uint8Array | null
}

const NAME = 'document'

/** No paper of the trade is larger; a phone would not open it. */
const MOST_BYTES = 60 * 1024 * 1024

const failure = (reason: 'network' | 'status' | 'malformed', detail: string) =>
  new CallFailure(NAME, reason, detail)

/**
 * Fetches a PDF whole, or finds out whether a page is there: frames do not say so. Throws as calls
 * do, so that `Failed` can tell a missing document from a lost connection. No login goes along to
 * other hosts.
 */
async function fetchDocument(
  address: DocumentAddress,
  signal: AbortSignal,
): Promise<DocumentContent> {
  const { href, isPdf, own } = address
  // Another host's page may be framed without being read: its answer tells only that there is one.
  const mode: RequestInit = own || isPdf ? {} : { mode: 'no-cors' }
  const answer = await fetch(href, { ...mode, credentials: 'omit', signal }).catch(
    (error: unknown) => {
      throw failure('network', String(error))
    },
  )
  if (answer.type === 'opaque') return { bytes: null }
  if (answer.status === 404 || answer.status === 410)
    throw new CallRefused(NAME, RET.notFound, '没有找到这份文件')
  if (!answer.ok) throw failure('status', String(answer.status))
  if (!isPdf) {
    await answer.body?.cancel()
    return { bytes: null }
  }
  const bytes = new Uint8Array(
    await answer.arrayBuffer().catch((error: unknown) => {
      throw failure('network', String(error))
    }),
  )
  if (bytes.length > MOST_BYTES) throw failure('malformed', `${bytes.length} bytes`)
  return { bytes }
}

/** A document for TanStack Query; kept no longer than it is looked at. */
export const documentContent = (address: DocumentAddress) =>
  queryOptions({
    queryKey: [NAME, address.href] as const,
    queryFn: ({ signal }) => fetchDocument(address, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
