import { outsideAddress, type AddressRefusal } from '#domain/navigation/outside-address.ts'

/** The address of a document that may be shown. */
export interface DocumentAddress {
  /** A path of the app's own, or an https address of a listed host. */
  readonly href: string
  /** An address that contains `.pdf` is a PDF, any other a page. */
  readonly isPdf: boolean
  /** Served by the provider on the app's own origin. */
  readonly own: boolean
}

/** The folder of the provider's documents on the app's own origin. */
const OWN_FOLDER = '/documents/'
/** Only for resolving paths: no request is sent there. */
const BASE = 'https://app.invalid'

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The path with its `..` resolved, if it is below the folder; else null. */
function ownPath(text: string, origin: string): string | null {
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  if (!path.startsWith(OWN_FOLDER)) return null
  const { origin: resolved, pathname, search, hash } = new URL(path, BASE)
  if (resolved !== BASE || !pathname.startsWith(OWN_FOLDER)) return null
  return pathname + search + hash
}

/**
 * The document that /static shows, or why it is refused (rules.md#static-documents). Accepted are
 * documents on the app's own `origin`, and https addresses of listed hosts. With `ann`, `url` is
 * encoded once more.
 */
export function documentAddress(
  query: { readonly url: string; readonly ann?: string | undefined },
  origin: string,
  hosts: readonly string[],
): DocumentAddress | { readonly refused: AddressRefusal } {
  const text = query.ann === undefined ? query.url : decoded(query.url)
  if (text === null) return { refused: 'unreadable' }
  const isPdf = text.toLowerCase().includes('.pdf')
  const path = ownPath(text, origin)
  if (path !== null) return { href: path, isPdf, own: true }
  const outside = outsideAddress(text, hosts)
  return 'refused' in outside ? outside : { href: outside.url.href, isPdf, own: false }
}
