import type * as v from 'valibot'
import type { getFundProtocolConfig } from '#api/calls/trade.ts'

/** A document that a fund's order needs, as its call gives it. */
export type Protocol = v.InferOutput<typeof getFundProtocolConfig.payload>['protocols'][number]

/** The element id of the documents on a form, for the button that scrolls there. */
export const DOCUMENTS_PART = 'order-documents'

/** The consent in a draft. `read` has the hashes of documents that were read to their end. */
export interface Consent {
  readonly read: string[]
  readonly agreed: boolean
}

/**
 * The documents that are still unread. A changed document has another hash, so it counts as
 * unread.
 */
export function unreadProtocols<P extends Pick<Protocol, 'hash'>>(
  protocols: readonly P[],
  read: readonly string[],
): P[] {
  return protocols.filter(({ hash }) => !read.includes(hash))
}

/** Returns whether the user has agreed and has read every current document. */
export function hasConsented(
  protocols: readonly Pick<Protocol, 'hash'>[],
  consent: Consent,
): boolean {
  return consent.agreed && unreadProtocols(protocols, consent.read).length === 0
}

/**
 * The consent after one document was read; `agree` when the last one was opened by the checkbox. One
 * that is new, or has another wording, ends a consent that was given before it.
 */
export function afterReading(consent: Consent, hash: string, agree: boolean): Consent {
  return consent.read.includes(hash)
    ? { read: consent.read, agreed: consent.agreed || agree }
    : { read: [...consent.read, hash], agreed: agree }
}
