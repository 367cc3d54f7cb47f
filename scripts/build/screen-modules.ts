import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '#src/paths.ts'

const patterns = new Map<string, string>(
  Object.entries(paths).map(([name, { pattern }]) => [name, pattern]),
)

/**
 * Which module each screen's row loads: from a route's path to a module's, relative to `root`. Read
 * from the text of the rows, because a row itself keeps only the function that loads it.
 */
export function screenModules(root: string): Map<string, string> {
  const modules = new Map<string, string>()
  for (const file of globSync('src/**/{routes,*-screens}.ts', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const rows = text.matchAll(/path: paths\.(\w+),(?:(?!\bpath:)[\s\S])*?import\('([^']+)'\)/g)
    for (const [, name = '', module = ''] of rows) {
      const path = patterns.get(name)
      if (path !== undefined) modules.set(path, join(dirname(file), module))
    }
  }
  return modules
}
