import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROW = /path: (\w+)\.(\w+),(?:(?!\bpath:)[\s\S])*?import\('([^']+)'\)/g

/**
 * Which module each screen's row loads: from a route's path to a module's, relative to `root`. Read from the text of the rows and of
 * their paths, because a row itself keeps only the function that loads it.
 */
export function screenModules(root: string): Map<string, string> {
  const modules = new Map<string, string>()
  for (const file of globSync('src/**/{routes,*-screens}.ts', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, paths = '', key = '', module = ''] of text.matchAll(ROW)) {
      const pattern = patternIn(root, text, paths, key)
      if (pattern !== undefined) modules.set(pattern, join(dirname(file), module))
    }
  }
  return modules
}

/** What matches the path `paths.key` in the text of rows. */
function patternIn(root: string, rows: string, paths: string, key: string): string | undefined {
  const from = new RegExp(String.raw`\{ ${paths} \} from '#paths/([\w-]+\.ts)'`).exec(rows)?.[1]
  if (from === undefined) return undefined
  const declared = readFileSync(join(root, 'src/paths', from), 'utf8')
  return new RegExp(String.raw`\b${key}: path\(\s*'([^']+)'`).exec(declared)?.[1]
}
