/** The addresses outside the app that a page may show or open (rules.md#addresses-from-outside). */

/** The reason why an address is refused. */
export type AddressRefusal = 'unreadable' | 'notHttps' | 'foreignHost' | 'carriesLogin'

/**
 * The address when it is https, of a listed host (`bank.example` lists its subdomains too), on the
 * usual port and without a user in it; otherwise why not. Relative addresses are unreadable here:
 * what is the app's own has a typed path.
 */
export function outsideAddress(
  text: string,
  hosts: readonly string[],
): { readonly url: URL } | { readonly refused: AddressRefusal } {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return { refused: 'unreadable' }
  }
  if (url.protocol !== 'https:') return { refused: 'notHttps' }
  if (url.username !== '' || url.password !== '') return { refused: 'carriesLogin' }
  const listed = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return listed && url.port === '' ? { url } : { refused: 'foreignHost' }
}

/** The address where it is of the page's own origin, over http or https; else null. */
export function ownOriginAddress(address: string, origin: string): string | null {
  try {
    const url = new URL(address, origin)
    // An app's own scheme has the origin `null`, as `javascript:` has.
    return /^https?:$/.test(url.protocol) && url.origin === origin && url.username === ''
      ? url.href
      : null
  } catch {
    return null
  }
}

/**
 * The bank's page to leave for: https on the usual port, or of the page's own origin over http or
 * https, and without a user in it. Null for any other address, to which no user is sent.
 */
export function bankPageAddress(address: string, origin: string): string | null {
  let url: URL
  try {
    url = new URL(address, origin)
  } catch {
    return null
  }
  if (url.username !== '' || url.password !== '') return null
  // An app's own scheme has the origin `null`, as `javascript:` has.
  const own = /^https?:$/.test(url.protocol) && url.origin === origin
  return own || (url.protocol === 'https:' && url.port === '') ? url.href : null
}
