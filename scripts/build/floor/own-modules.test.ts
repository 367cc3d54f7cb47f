import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { broughtBy, sourceUses } from './check-floor.ts'
import { withMemberTypes } from './testing/member-types.ts'
import { importsIn, resolveImport } from '#test/source-imports.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The modules that pages run: `src`, what it imports of other rooms, and the service worker. */
function pageModules(): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (file: string): void => {
    if (found.has(file) || !/\.(?:ts|tsx|js)$/.test(file)) return
    const imports = importsIn(file).filter(({ isType }) => !isType)
    // A module of Node is for tools alone.
    if (imports.some(({ specifier }) => specifier.startsWith('node:'))) return
    found.add(file)
    for (const { specifier } of imports) {
      const to = resolveImport(file, specifier)
      if (/^(?:src|bridge|offline)\//.test(to)) take(to)
    }
  }
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file))
    .forEach(take)
  for (const worker of ['worker.ts', 'off-worker.js']) take(`offline/service-worker/${worker}`)
  return found
}

// Reads the types of the whole project.
test(
  'uses nothing in pages that the oldest web views are without, but for what a test of its own asks for',
  { timeout: 120_000 },
  () => {
    const modules = pageModules()
    expect([...modules].filter((file) => file.startsWith('bridge/')).length).toBeGreaterThan(10)
    expect(modules).toContain('offline/service-worker/worker.ts')
    const floor = 'src/platform/floor.ts'
    const brought = broughtBy(floor, read(floor))
    const uses = withMemberTypes(join(root, 'tsconfig.json'), (types) =>
      [...modules].flatMap((file) =>
        sourceUses({ file: join(root, file), source: read(file) }, brought, types).map(
          ({ line, name }) => `${file}:${line} ${name}`,
        ),
      ),
    )
    expect(uses).toEqual([])
  },
)
