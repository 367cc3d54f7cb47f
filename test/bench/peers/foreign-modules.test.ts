import { expect, test } from 'vitest'
import { importsIn, resolveImport } from '#test/source-imports.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { foreignModules } from './foreign-modules.ts'

const root = join(import.meta.dirname, '../../..')
const chunk = { imports: [], css: [], facade: null, loaded: [], parts: [] }

test('finds the ordinary app and its libraries in a pack', () => {
  const modules = { 'src/main.tsx': { imports: [], loads: [] } }
  const own = { ...chunk, packages: ['node_modules/react'], modules }
  expect(foreignModules({ chunks: { 'a.js': own } })).toEqual([])
  const page = { 'test/bench/peers/page/Home.tsx': { imports: [], loads: [] } }
  const packages = ['node_modules/antd-mobile', 'node_modules/echarts', 'node_modules/react']
  expect(
    foreignModules({ chunks: { 'a.js': own, 'b.js': { ...chunk, packages, modules: page } } }),
  ).toEqual(['node_modules/antd-mobile', 'node_modules/echarts', 'test/bench/peers/page/Home.tsx'])
})

test('the entry and its inline script import no page or library of a bench', () => {
  const waiting = ['src/main.tsx', 'src/platform/snapshots/show-snapshot.ts']
  const found = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (!/\.(?:tsx?|m?js)$/.test(file) || !existsSync(join(root, file))) continue
    const from = file
    waiting.push(...importsIn(file).map(({ specifier }) => resolveImport(from, specifier)))
  }
  expect(found.size).toBeGreaterThan(2_000)
  const packages = ['antd-mobile', 'echarts', 'zrender']
  const isForeign = (path: string) =>
    path.startsWith('test/') ||
    packages.some((name) => path === name || path.startsWith(`${name}/`))
  expect([...found].filter(isForeign)).toEqual([])
})
