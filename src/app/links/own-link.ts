import { ownAddress } from '#domain/navigation/own-address.ts'

/** A link in the page to a screen of the app. */
export interface OwnLink {
  readonly element: HTMLAnchorElement
  /** Path, query and fragment. */
  readonly address: string
}

/** The link to a screen that an event happened on; null for anything else. */
export function ownLinkAt(target: EventTarget | null): OwnLink | null {
  const element = target instanceof Element ? target.closest('a') : null
  const address = ownAddress(element?.getAttribute('href') ?? '')
  if (element === null || address === null) return null
  return element.target === '' && !element.hasAttribute('download') ? { element, address } : null
}
