import { brand } from '#domain/brand.ts'

/**
 * The hosts of `VITE_DOCUMENT_HOSTS`, with commas between; the company's own where it is empty
 * (rules.md#static-documents). The page and the policy of its build read the same list.
 */
export function readDocumentHosts(set: unknown): readonly string[] {
  const list = typeof set === 'string' && set.trim() !== '' ? set : brand.documentHost
  return list.split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim()]))
}
