import { queryOptions } from '@tanstack/react-query'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import type { DocumentAddress } from './document-address.ts'

export interface DocumentContent {
  /** A PDF's bytes; null for a page, which its frame fetches. */
  readonly bytes: Uint8Array | null
}

const NAME = 'document'

/** The largest accepted file; fund documents are smaller, and phones cannot open larger ones. */
const MOST_BYTES = 60 * 1024 * 1024

const failure = (reason: 'network' | 'status' | 'malformed', detail: string) =>
  new CallFailure(NAME, reason, detail)

/**
 * Fetches a whole PDF, or checks that a page exists, which a frame cannot report. Rejects with
 * `CallRefused` or `CallFailure`, so that `ErrorState` can show the cause. No credentials are
 * sent.
 */
async function fetchDocument(
  address: DocumentAddress,
  signal: AbortSignal,
): Promise<DocumentContent> {
  const { href, isPdf, own } = address
  // Pages of other hosts can be framed but not read, so only the existence of an answer is
  // checked.
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

/** The query of a document, cached only while it is in use. */
export const documentContent = (address: DocumentAddress) =>
  queryOptions({
    queryKey: [NAME, address.href] as const,
    queryFn: ({ signal }) => fetchDocument(address, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
