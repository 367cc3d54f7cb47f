/**
 * Longest path of a file in a pack, in characters: it stays under every system's limit below an
 * app's own folder.
 */
export const MAX_PATH_LENGTH = 200

/** The manifest's path in the zip. It lists every file but itself. */
export const MANIFEST_PATH = 'pack.json'

// Plain ASCII only: no name can then differ by Unicode form or hide a control character.
const segment = /^[\w@~+][\w.@~+-]*$|^\.[\w@~+-][\w.@~+-]*$/
// Windows opens a device for these, whatever extension follows.
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * Returns what is wrong with a file's path in a pack, in words; `null` when it is valid: relative,
 * separated by `/`, of ASCII letters, digits and `_ . @ ~ + -`, and never leaving its folder.
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
  // Windows drops a final dot, so that the path would be another file's.
  if (parts.some((part) => part.endsWith('.'))) return 'a part of the name ends with a dot'
  const device = parts.find((part) => deviceName.test(part))
  return device === undefined ? null : `${device} is a device on Windows`
}

/** Two names that cannot both be files of one folder on every system. */
export interface NameClash {
  readonly path: string
  readonly kind: 'duplicate' | 'case' | 'nesting'
  readonly detail: string
}

/**
 * Every name that clashes with an earlier one: the same name, one that differs only in case (also
 * in a folder's name), or a file and a folder of one name. Some phones' file systems ignore case
 * and some do not, so no pack may depend on it.
 */
export function nameClashes(paths: readonly string[]): NameClash[] {
  const files = new Map<string, string>()
  const folders = new Map<string, string>()
  const clashes: NameClash[] = []
  for (const path of paths) {
    const find = (kind: NameClash['kind'], detail: string) => clashes.push({ path, kind, detail })
    const key = path.toLowerCase()
    const twin = files.get(key)
    if (twin === path) find('duplicate', 'the name stands twice in the pack')
    else if (twin !== undefined) find('case', `differs from ${twin} only in case`)
    if (folders.has(key)) find('nesting', `${folders.get(key) ?? ''} is a folder too`)
    files.set(key, path)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end)
      const folderKey = folder.toLowerCase()
      const known = folders.get(folderKey) ?? folder
      if (known !== folder) find('case', `its folder differs from ${known} only in case`)
      const file = files.get(folderKey)
      if (file !== undefined) find('nesting', `${file} is a file and cannot be its folder`)
      folders.set(folderKey, known)
    }
  }
  return clashes
}
