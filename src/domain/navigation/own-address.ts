/** Only makes an address readable; never part of a result. */
const HERE = 'https://own.invalid'

/** Browsers drop these from an address, or read something else in their place. */
const hasControl = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' || character === '\u007f')

/**
 * The address if it is one inside the app: a path, never another site's (`//host`, `/\host`) or a
 * scheme; null for any other. For addresses that come from outside, as in a query or an answer.
 * What is read is what a browser reads, so that no later reader finds anything else in it.
 */
export function readOwnAddress(text: string): URL | null {
  if (!text.startsWith('/') || text.startsWith('//') || hasControl(text)) return null
  // Browsers take a backslash for a slash, but for one in the query or the fragment.
  if (/^[^?#]*\\/.test(text)) return null
  try {
    const url = new URL(text, HERE)
    // A path of two slashes, as of `/.//host`, would name another site.
    return url.origin === HERE && !url.pathname.startsWith('//') ? url : null
  } catch {
    return null
  }
}

/** Path, query and fragment. */
export const addressIn = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`

/** The address inside the app, as a browser writes it; null where it is none. */
export function ownAddress(text: string): string | null {
  const url = readOwnAddress(text)
  return url === null ? null : addressIn(url)
}
