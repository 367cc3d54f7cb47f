import { hash } from 'node:crypto'
import { QA_META } from './qa-flag.ts'

/** Where the entry page holds the version. */
export const VERSION_META = /(<meta\s+name="h5-version"\s+content=")[^"]*(")/g

/**
 * What tells one web build from another: SHA-256 over the names and bytes of its common files, in the order of names. What a pack stamps
 * into the entry page is left out, so that one build has one id in all versions that are made of it, and anyone can compute it from
 * the common pack.
 */
export function buildId(common: ReadonlyMap<string, Buffer>, entry: string): string {
  const rows = [...common]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, body]) => `${path} ${hash('sha256', path === entry ? unstamped(body) : body)}\n`)
  return hash('sha256', rows.join(''))
}

function unstamped(page: Buffer): string {
  return page.toString('utf8').replace(QA_META, '').replace(VERSION_META, '$1$2')
}
