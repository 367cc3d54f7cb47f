import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  BUDGETS,
  checkBuild,
  checkOpens,
  checkPackages,
  checkPages,
  scriptBytes,
} from './budgets.ts'

const files = (count: number) => Array.from({ length: count }, (_, at) => `assets/${at}.js`)
const route = (path: string, own: number) => ({ path, shared: files(3), own: files(own) })

test('names the route that loads the most files, the entry page counted', () => {
  expect(checkOpens([route('/home', 2), route('/deal', 4), route('/asset', 3)])).toEqual({
    check: 'a cold open: 8 of 8 files, for /deal among 3 routes',
    problem: null,
  })
})

test('fails for every route that loads more files than eight, and for a build without routes', () => {
  const { problem } = checkOpens([route('/home', 5), route('/deal', 6), route('/asset', 4)])
  expect(problem).toBe('/deal, /home over the files of a cold open')
  expect(checkOpens([]).problem).not.toBeNull()
})

const report = (...packages: string[]) => ({
  chunks: {
    'assets/a.js': { imports: [], css: [], facade: null, loaded: [], parts: [], packages },
  },
})

test.each(['@puckeditor/core', '@tiptap/react', '@dnd-kit/dom', 'prosemirror-state'])(
  'names the file of a pack that holds %s',
  (name) => {
    const found = `node_modules/${name}`
    expect(checkPackages([report('node_modules/react'), report(found)]).problem).toBe(
      `${found} in assets/a.js`,
    )
  },
)

test('packs without the editor pass, a pack without its report does not', () => {
  expect(checkPackages([report('node_modules/react', 'node_modules/qrcode')]).problem).toBeNull()
  expect(checkPackages([report(), null]).problem).not.toBeNull()
  expect(checkPackages([]).problem).not.toBeNull()
})

/** A build whose entry has a script and a style sheet of about so many bytes, compressed. */
async function buildOf(script: number, style: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-budgets-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  // Two hexadecimal digits hold a byte.
  const comment = (bytes: number) => `/*${randomBytes(bytes).toString('hex')}*/`
  const texts = {
    'index.html': '<script src="/assets/index.js"></script><link href="/assets/index.css">',
    'assets/index.js': `import "./own.js";${comment(script / 2)}`,
    'assets/own.js': comment(script / 2),
    'assets/index.css': comment(style),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text)
  return folder
}

test('names the files that import each other, over others too', async () => {
  const folder = await buildOf(100, 100)
  const directions = () =>
    checkBuild(folder).find(({ check }) => check === 'files import each other in one direction')
  await writeFile(join(folder, 'assets/other.js'), 'import{a as b}from"./index.js";')
  expect(directions()?.problem).toBeNull()
  await writeFile(join(folder, 'assets/own.js'), 'import{a}from"./other.js";')
  expect(directions()?.problem).toMatch(/^assets\/\w+.js, assets\/\w+.js, assets\/\w+.js import/)
})

const overBudget = (directory: string) =>
  checkBuild(directory).flatMap(({ problem }) => (problem === null ? [] : [problem]))

test('the script of the entry has a budget, with what it imports, and another with its styles', async () => {
  const { script, entry } = BUDGETS
  // Hexadecimal digits compress to an eighth more than their bytes.
  const within = await buildOf(script * 0.8, 5_000)
  expect(overBudget(within)).toEqual([])
  expect(scriptBytes(within)).toBeGreaterThan(script * 0.8)
  expect(scriptBytes(within)).toBeLessThan(script)
  expect(overBudget(await buildOf(script + 1_000, 1_000))).toEqual([
    'the script of the entry is over its budget',
  ])
  expect(overBudget(await buildOf(script * 0.8, entry - script * 0.8))).toEqual([
    'the entry with its style sheet is over its budget',
  ])
})

test('each file of blocks has a budget, and what a composed page runs besides has another', async () => {
  const directory = await buildOf(25_000, 0)
  const own = { imports: [], css: [], loaded: [], parts: [], packages: [] }
  const facade = (name: string) => ({ ...own, facade: `src/shared/pages/page-blocks/${name}` })
  const chunks = {
    'assets/index.js': facade('blocks/FundBlocks.tsx'),
    'assets/own.js': facade('PageBlocks.tsx'),
  }
  const problems = (...pages: Parameters<typeof checkPages>) =>
    checkPages(...pages).flatMap(({ problem }) => problem ?? [])
  expect(problems(directory, chunks, 12_000)).toEqual([])
  expect(problems(directory, chunks, 12_001)).toEqual([
    'a composed page besides its blocks is over its budget',
  ])
  expect(problems(await buildOf(50_000, 0), chunks, 12_000)).toEqual([
    'assets/index.js is over its budget',
  ])
  const none = ['no composed pages in the build']
  expect(problems(directory, {}, 12_000)).toEqual(none)
  expect(problems(directory, chunks, 0)).toEqual(none)
})
