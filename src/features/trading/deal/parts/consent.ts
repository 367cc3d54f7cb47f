import type { Protocol } from './purchase-data.ts'

/**
 * What of the agreements is kept in a draft. `read` holds the hashes of wordings that were read to
 * their end.
 */
export interface Consent {
  readonly read: string[]
  readonly agreed: boolean
}

/** The agreements still to be read: a wording that has changed is a new one. */
export function unreadProtocols<P extends Pick<Protocol, 'hash'>>(
  protocols: readonly P[],
  read: readonly string[],
): P[] {
  return protocols.filter(({ hash }) => !read.includes(hash))
}

/** Consent counts while every wording in force was read. */
export function hasConsented(
  protocols: readonly Pick<Protocol, 'hash'>[],
  consent: Consent,
): boolean {
  return consent.agreed && unreadProtocols(protocols, consent.read).length === 0
}

/** The consent after one wording was read; `agree` when the reading was asked for by the tick. */
export function afterReading(consent: Consent, hash: string, agree: boolean): Consent {
  const read = consent.read.includes(hash) ? consent.read : [...consent.read, hash]
  return { read, agreed: consent.agreed || agree }
}
