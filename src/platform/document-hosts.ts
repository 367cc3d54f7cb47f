/** The company's own, where a build says nothing else (rules.md#static-documents). */
const OWN = 'hean.example'

/**
 * The hosts of `VITE_DOCUMENT_HOSTS`, with commas between. The page and the policy of its build
 * read the same list.
 */
export function readDocumentHosts(set: unknown): readonly string[] {
  const list = typeof set === 'string' && set.trim() !== '' ? set : OWN
  return list.split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim()]))
}
