import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      link: v.optional(v.boolean()),
      inBundle: v.optional(v.boolean()),
      integrity: v.optional(v.string()),
    }),
  ),
})
type Lock = v.InferOutput<typeof lockSchema>

/** The packages from outside that a machine would take unchecked. */
const unchecked = ({ packages }: Lock) =>
  Object.entries(packages).flatMap(([path, { link, inBundle, integrity }]) =>
    !path.includes('node_modules/') ||
    link === true ||
    inBundle === true ||
    /^sha512-./.test(integrity ?? '')
      ? []
      : [path],
  )

/** The package in whose file a bundled one comes: the nearest above it that is not bundled itself. */
function carrier(packages: Lock['packages'], path: string): string | null {
  const above = path.slice(0, path.lastIndexOf('/node_modules/'))
  if (above === path.slice(0, -1) || !(above in packages)) return null
  return packages[above]?.inBundle === true ? carrier(packages, above) : above
}

const lock = v.parse(
  lockSchema,
  JSON.parse(await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')),
)

test('every package of the lock has a hash, for every platform', () => {
  expect(unchecked(lock)).toEqual([])
})

test('a package that comes inside another is one of a package with a hash', () => {
  const bundled = Object.entries(lock.packages).filter(([, it]) => it.inBundle === true)
  for (const [path] of bundled) {
    const outer = carrier(lock.packages, path)
    expect({ path, hash: lock.packages[outer ?? '']?.integrity }).toEqual({
      path,
      hash: expect.stringMatching(/^sha512-/),
    })
  }
})

test.each([
  ['a binary of another platform', { version: '1.0.0', optional: true, os: ['darwin'] }],
  ['a package with a short hash', { version: '1.0.0', integrity: 'sha1-AAAA' }],
  ['a package with an empty hash', { version: '1.0.0', integrity: 'sha512-' }],
])('%s without a hash is found', (_, entry) => {
  const packages = v.parse(lockSchema, { packages: { 'node_modules/a': entry } })
  expect(unchecked(packages)).toEqual(['node_modules/a'])
})
