import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { importsIn, resolveImport } from './source-imports.ts'

const root = resolve(import.meta.dirname, '..')
const names = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({ dependencies: names, devDependencies: names })

function packagesOf(file: string): string[] {
  const { dependencies, devDependencies } = v.parse(
    manifest,
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  )
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
}

const ofTheApp = packagesOf('package.json')
const apart = globSync('test/packages/*/package.json', { cwd: root }).flatMap(packagesOf)

/** The package of a specifier: `@tufjs/models` of `@tufjs/models/dist/base.js`. */
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The first files of `npm start` and `npm run dev`, and those that they find by their folder. */
const STARTS = [
  'scripts/start.ts',
  'scripts/dev.ts',
  'vite.config.ts',
  'src/main.tsx',
  ...globSync(
    [
      'src/features/*/*/routes.ts',
      'test/sandbox/departments/*/{routes.ts,routes/*.ts,day.ts,hears.ts,mounts.ts,seeds.ts}',
    ],
    { cwd: root },
  ).filter((file) => !file.endsWith('.test.ts')),
]

/** The packages that files import, directly or through others of ours, types left out. */
function packagesFrom(starts: readonly string[]): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.(?:ts|tsx)$/.test(file)) continue
    seen.add(file)
    for (const { specifier, isType } of importsIn(file)) {
      if (isType || specifier.startsWith('node:') || specifier.startsWith('virtual:')) continue
      if (/^[#.]/.test(specifier)) waiting.push(resolveImport(file, specifier).split('?')[0] ?? '')
      else found.add(packageName(specifier))
    }
  }
  return found
}

test('what builds and serves the app uses no package of the checks', () => {
  const used = packagesFrom(STARTS)
  expect(used).toContain('hono')
  expect([...used].filter((name) => apart.includes(name)).toSorted()).toEqual([])
})

test('each package is named in one place', () => {
  const all = [...ofTheApp, ...apart]
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
})

/** Programs that are run by their names, and packages that another one loads by itself. */
const RUN = new Set([
  'allure',
  'appium',
  'appium-chromium-driver',
  'jsdom',
  'knip',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'vitest',
])

test('each package of the checks is used', () => {
  const files = globSync('{bridge,offline,scripts,src,test}/**/*.{ts,tsx}', { cwd: root })
  const used = new Set(
    [...files, 'vite.config.ts'].flatMap((file) =>
      importsIn(file).map(({ specifier }) => packageName(specifier)),
    ),
  )
  const unused = apart.filter((name) => {
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : name
    return !used.has(typed) && !RUN.has(name) && typed !== 'node'
  })
  expect(unused).toEqual([])
})
