import { brand } from '#domain/brand.ts'
import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { readOwnAddress } from '#domain/navigation/own-address.ts'

/** The act of the app for the text of a QR code; nothing of it is done here. */
export type CodeMeaning =
  | { readonly kind: 'empty' | 'nothing' }
  /** A screen of this app: its path, and the fields of its address, by name. */
  | { readonly kind: 'screen'; readonly path: string; readonly fields: readonly string[] }
  | { readonly kind: 'page'; readonly host: string }
  | { readonly kind: 'native' }
  | { readonly kind: 'refused'; readonly reason: 'notHttps' | 'foreignHost' | 'carriesLogin' }
  | { readonly kind: 'invite' }
  | { readonly kind: 'redeem' }

/** Crockford's base 32, which has no I, L, O and U. */
const INVITE = /^[0-9A-HJKMNP-TV-Z]{8}$/
/** Redeem codes and codes of coupons: three letters, then thirteen digits. */
const REDEEM = /^[A-Z]{3}\d{13}$/

const NATIVE = brand.appLink.slice(0, brand.appLink.indexOf('//') + 2)

export interface Places {
  /** Origins of this app's own pages. */
  readonly origins: readonly string[]
  /** Hosts whose pages it opens. */
  readonly hosts: readonly string[]
}

function screenAt(url: URL): CodeMeaning {
  return { kind: 'screen', path: url.pathname, fields: [...new Set(url.searchParams.keys())] }
}

export function codeMeaning(text: string, { origins, hosts }: Places): CodeMeaning {
  const code = text.trim()
  if (code === '') return { kind: 'empty' }
  if (REDEEM.test(code)) return { kind: 'redeem' }
  if (INVITE.test(code)) return { kind: 'invite' }
  const screen = readOwnAddress(code)
  if (screen !== null) return screenAt(screen)
  if (code.startsWith(NATIVE)) return { kind: 'native' }
  const own = origins.find((origin) => code.startsWith(`${origin}/`))
  if (own !== undefined) {
    const rest = readOwnAddress(code.slice(own.length))
    return rest === null ? { kind: 'nothing' } : screenAt(rest)
  }
  const outside = outsideAddress(code, hosts)
  if ('url' in outside) return { kind: 'page', host: outside.url.hostname }
  const { refused } = outside
  return refused === 'unreadable' ? { kind: 'nothing' } : { kind: 'refused', reason: refused }
}
