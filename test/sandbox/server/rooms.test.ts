import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { partsOf } from '#test/part-loops.ts'

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

test.each([
  ['kernel', []],
  ['market', ['kernel']],
  ['people', ['kernel']],
  ['departments', ['kernel', 'market', 'people', 'testing']],
])('the folder %s imports no other folders of the sandbox than %j', (folder, below) => {
  const imported = partsOf(ROOT, 'test/sandbox').get(folder) ?? []
  expect([...imported].filter((it) => !below.includes(it))).toEqual([])
})

/** The departments with their floors, as the table of README.md has them. */
const floors = [
  ...readFileSync(join(ROOT, 'test/sandbox/README.md'), 'utf8').matchAll(
    /^\| (\d+) +\| (.*) \|$/gm,
  ),
].flatMap(([, floor, names = '']) =>
  Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => ({ name, floor: Number(floor) })),
)

test('a department imports only those of floors below its own', () => {
  const departments = partsOf(ROOT, 'test/sandbox/departments')
  expect(floors.map(({ name }) => name).toSorted()).toEqual([...departments.keys()].toSorted())
  const floorByName = new Map(floors.map(({ name, floor }) => [name, floor]))
  const wrong = [...departments].flatMap(([name, imported]) =>
    [...imported].flatMap((it) =>
      (floorByName.get(it) ?? 0) < (floorByName.get(name) ?? 0) ? [] : `${name} -> ${it}`,
    ),
  )
  expect(wrong).toEqual([])
})

test('the tables of a department may refer to those of the kernel and of lower floors', () => {
  const owners = new Map<string, string>()
  const referred = globSync('test/sandbox/departments/*/tables.sql', { cwd: ROOT }).flatMap(
    (file) => {
      const name = basename(dirname(file))
      const sql = readFileSync(join(ROOT, file), 'utf8')
      for (const [, table = ''] of sql.matchAll(/^CREATE TABLE (\w+)/gm)) owners.set(table, name)
      return Array.from(sql.matchAll(/ REFERENCES (\w+)/g), ([, table = '']) => ({ name, table }))
    },
  )
  const floorByName = new Map(floors.map(({ name, floor }) => [name, floor]))
  const wrong = referred.filter(({ name, table }) => {
    const owner = owners.get(table)
    if (owner === undefined || owner === name) return false
    return (floorByName.get(owner) ?? 0) >= (floorByName.get(name) ?? 0)
  })
  expect(owners.size).toBeGreaterThan(100)
  // A coupon is locked for an order, which trading writes before.
  expect(wrong.map(({ name, table }) => `${name} -> ${table}`)).toEqual(['coupons -> orders'])
})
