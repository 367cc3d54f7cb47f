import { hash } from 'node:crypto'
import { QA_META } from './qa-flag.ts'

/** Matches the version in the entry page; the groups are the text around it. */
export const VERSION_META = /(<meta\s+name="h5-version"\s+content=")[^"]*(")/g

/**
 * Identifies a web build: SHA-256, in lower-case hex, over the lines `PATH SHA256` of its common
 * files, ordered by path. The version and QA flag in the entry page are left out, so that a build
 * has the same id in every version that is packed from it, and the id can be computed from the
 * common pack.
 */
export function buildId(common: ReadonlyMap<string, Buffer>, entry: string): string {
  const rows = [...common]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, body]) => `${path} ${hash('sha256', path === entry ? withoutVersion(body) : body)}\n`,
    )
  return hash('sha256', rows.join(''))
}

function withoutVersion(page: Buffer): string {
  return page.toString('utf8').replace(QA_META, '').replace(VERSION_META, '$1$2')
}
