import { ownAddress } from '#domain/navigation/own-address.ts'
import { screenOf } from '#paths/static.ts'

/** A link in the page to a screen of the app. */
export interface OwnLink {
  readonly element: HTMLAnchorElement
  /** Path, query and fragment; of a paper of the provider, those of its preview. */
  readonly address: string
}

/**
 * The link to a screen that an event happened on; `'nowhere'` for one to an answer of the provider,
 * which the page may not become; null for anything else.
 */
export function linkAt(target: EventTarget | null): OwnLink | 'nowhere' | null {
  const element = target instanceof Element ? target.closest('a') : null
  const own = ownAddress(element?.getAttribute('href') ?? '')
  if (element === null || own === null) return null
  if (element.target !== '' || element.hasAttribute('download')) return null
  const address = screenOf(own)
  return address === null ? 'nowhere' : { element, address }
}

/** The link to a screen that an event happened on; null for anything else. */
export function ownLinkAt(target: EventTarget | null): OwnLink | null {
  const link = linkAt(target)
  return link === 'nowhere' ? null : link
}
