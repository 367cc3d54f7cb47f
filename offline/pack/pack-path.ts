/** Longest path of a file in a pack, in characters: it stays under every system's limit below an app's own folder. */
export const MAX_PATH_LENGTH = 200

/** The manifest's own place in the zip. It lists every file but itself. */
export const MANIFEST_PATH = 'pack.json'

// Plain ASCII only: no name can then differ by Unicode form, hide a control character or mean a device on Windows' disks.
const segment = /^[\w@~+][\w.@~+-]*$|^\.[\w@~+-][\w.@~+-]*$/

/**
 * Says what is wrong with a file's path in a pack, or `null` when nothing is.
 * A path is relative, split by `/`, made of ASCII letters, digits and `_ . @ ~ + -`, and never leads out of its folder.
 */
export function pathProblem(path: string): string | null {
  if (path === '') return 'the name is empty'
  if (path.length > MAX_PATH_LENGTH) return `the name is longer than ${MAX_PATH_LENGTH} characters`
  if (path.includes('\\')) return 'the name holds a backslash'
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'the name is absolute'
  if (path.endsWith('/')) return 'the name is a folder'
  const parts = path.split('/')
  if (parts.includes('..')) return 'the name leads out of the pack'
  if (!parts.every((part) => segment.test(part))) {
    return 'the name may hold only ASCII letters, digits and _ . @ ~ + -'
  }
  return null
}
