import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const ROUTES = /^test\/sandbox\/departments\/\w+\/routes(?:\/[\w-]+)?\.ts$/

/** A file's imports as paths from the root; packages are left out. */
function imports(file: string): string[] {
  const written = readFileSync(join(ROOT, file), 'utf8').matchAll(/\bfrom '([#.][^']+)'/g)
  return [...written].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(file, '..', specifier),
  )
}

test('the files with the routes of the departments are found', () => {
  const found = globSync('test/sandbox/departments/**/*.ts', { cwd: ROOT })
  expect(found.filter((file) => ROUTES.test(file)).length).toBeGreaterThan(40)
})

test('routes are found by their folder: no file imports them', () => {
  const wrong = globSync('test/sandbox/**/*.ts', { cwd: ROOT })
    .flatMap((from) => imports(from).map((to) => ({ from, to })))
    .filter(({ to }) => ROUTES.test(to))
  expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})
