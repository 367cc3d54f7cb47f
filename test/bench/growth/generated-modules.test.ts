import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, parseAst } from 'vite'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { screens } from '#app/router/screens.ts'
import { addedModules } from './added-modules.ts'
import { generatedModules, MOST_SCREENS } from './generated-modules.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const all = generatedModules(MOST_SCREENS)
const files = all.flatMap((it) => [...it.files])

test.each([0, 1, 12, 13, MOST_SCREENS])(
  'makes %d screens, each with a file, and a file of rows and one of paths a module',
  (count) => {
    const modules = generatedModules(count)
    expect(modules.flatMap((it) => it.screens)).toHaveLength(count)
    expect(modules).toHaveLength(Math.ceil(count / 12))
    for (const { screens: made, files: written, routes, paths } of modules) {
      expect([...written.keys()]).toEqual([...made.map((it) => it.module), routes, paths])
    }
  },
)

test('refuses more screens than it has names for', () => {
  expect(() => generatedModules(MOST_SCREENS + 1)).toThrow(RangeError)
})

test('names no file, path or title twice, and no file of the source', () => {
  const made = all.flatMap((it) => it.screens)
  const paths = [...screens, ...made].map((it) => it.path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(new Set(made.map((it) => it.title)).size).toBe(made.length)
  expect(files.filter(([file]) => existsSync(join(ROOT, file)))).toEqual([])
})

test('writes modules that parse, and screens of about 100 lines', () => {
  const empty = files.filter(
    ([file, code]) => parseAst(code, { lang: 'tsx' }, file).body.length < 3,
  )
  expect(empty).toEqual([])
  const lines = files
    .filter(([file]) => file.endsWith('.tsx'))
    .map(([, code]) => code.trimEnd().split('\n').length)
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(90)
  expect(Math.max(...lines)).toBeLessThanOrEqual(120)
})

const registered = v.object({
  modules: v.array(
    v.object({
      segment: v.string(),
      defaultChild: v.optional(v.string()),
      screens: v.array(
        v.object({
          path: v.string(),
          title: v.string(),
          fields: v.custom<v.GenericSchema>((it) => it !== null),
          load: v.function(),
        }),
      ),
    }),
  ),
})

const loaded = v.object({ default: v.function() })

test('registers every screen in the app, which loads it', async () => {
  const modules = generatedModules(24)
  const server = await createServer({
    root: ROOT,
    plugins: [addedModules(ROOT, modules)],
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const app = v.parse(registered, await server.ssrLoadModule('/src/app/router/screens.ts'))
    const rows = app.modules.flatMap((it) => it.screens)
    const made = modules.flatMap((it) => it.screens)
    const of = (path: string) => rows.find((row) => row.path === path)
    expect(rows).toHaveLength(screens.length + made.length)
    expect(made.map(({ path }) => of(path)?.title)).toEqual(made.map(({ title }) => title))
    for (const { parent, screens: own } of modules) {
      const row = app.modules.find(({ segment }) => `/${segment}` === parent)
      expect(row?.defaultChild).toBe(own[0]?.path)
    }
    // One of each kind: with a fund in its address, and without.
    const [detail, list] = made.map(({ path }) => of(path))
    const opens = async (row: typeof detail, fields: object) =>
      v.is(loaded, await row?.load()) && row !== undefined && v.is(row.fields, fields)
    expect(await opens(detail, { fundCode: '000001' })).toBe(true)
    expect(await opens(detail, {})).toBe(false)
    expect(await opens(list, {})).toBe(true)
  } finally {
    await server.close()
  }
})
