import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FAMILIES = 'test/sandbox/families/'

/** A file's imports as paths from the root; packages are left out. */
function imports(file: string): string[] {
  const written = readFileSync(join(ROOT, file), 'utf8').matchAll(/\bfrom '([#.][^']+)'/g)
  return [...written].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(file, '..', specifier),
  )
}

const edges = globSync('test/sandbox/**/*.ts', { cwd: ROOT })
  .flatMap((from) => imports(from).map((to) => ({ from, to })))
  .filter(({ to }) => to.startsWith(FAMILIES))
const offences = (wrong: typeof edges) => wrong.map(({ from, to }) => `${from} -> ${to}`)

test('the imports of the families are found', () => {
  expect(edges.length).toBeGreaterThan(40)
})

test('a family imports no other family', () => {
  const wrong = edges.filter(
    ({ from, to }) =>
      from.startsWith(FAMILIES) && from !== `${FAMILIES}index.ts` && to !== `${FAMILIES}route.ts`,
  )
  expect(offences(wrong)).toEqual([])
})

test('other rooms import the list of all families, never a single one', () => {
  const shared = new Set(['index.ts', 'route.ts'].map((name) => `${FAMILIES}${name}`))
  const wrong = edges.filter(({ from, to }) => !from.startsWith(FAMILIES) && !shared.has(to))
  expect(offences(wrong)).toEqual([])
})
