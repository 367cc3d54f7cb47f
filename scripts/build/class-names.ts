import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/**
 * Names the classes of a style module by the class and by the file's path from `root`. Vite's own names come from a file's text, so that
 * two equal files share a class whose rule the build puts into one group's stylesheet alone.
 */
export const classNames = (root: string) => (name: string, file: string) =>
  `_${name}_${hash(relative(root, file.replace(/\?.*$/s, '')).split(sep).join('/'))}`

const hash = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 8)
