import { brand } from '#domain/brand.ts'
import { readDocumentHosts } from './document-hosts.ts'

/** Returns what the build's environment gives (rules.md#secrets). */
function required(name: 'VITE_PROVIDER_PUBLIC_KEY' | 'VITE_AUTHORIZE_URL'): string {
  const value: unknown = import.meta.env[name]
  if (typeof value !== 'string' || value === '')
    throw new Error(`${name} was not set at build time`)
  return value
}

/** The provider's X25519 public key, base64url; secrets are sealed for it. */
export const providerPublicKey = (): string => required('VITE_PROVIDER_PUBLIC_KEY')

/** The messaging app's authorization page: a URL, or a path on the page's own origin. */
export const authorizeUrl = (): string => required('VITE_AUTHORIZE_URL')

/** Hosts whose documents and pages may be shown, their subdomains too. */
export const documentHosts = (): readonly string[] =>
  readDocumentHosts(import.meta.env.VITE_DOCUMENT_HOSTS)

/**
 * Returns where anyone opens the pages by their address: `VITE_PUBLIC_ORIGIN`, or the company's own
 * site.
 */
export function publicOrigin(): string {
  const set: unknown = import.meta.env.VITE_PUBLIC_ORIGIN
  return typeof set === 'string' && set !== '' ? set : brand.site
}

/**
 * The site's build that the page is of (offline/service-worker/build-site.ts); null in the app,
 * whose packs have no worker.
 */
export const siteBuild = (): string | null =>
  document.querySelector('meta[name="h5-build"]')?.getAttribute('content') ?? null

declare global {
  interface Window {
    /**
     * Versions of the common pack and of the parts that differ from it, from the host that serves
     * them; absent outside the app.
     */
    packVersion?: string
  }
}

/**
 * The version of what the page is made of: the host's word for the whole set
 * (`1.4.0+trading.1.4.1`), else the common pack's, which is written into the entry page when the
 * pack is made; `0.0.0-dev` before that.
 */
export const packVersion = (): string =>
  window.packVersion ??
  document.querySelector('meta[name="h5-version"]')?.getAttribute('content') ??
  '0.0.0-dev'
