import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build } from 'vite'
import { appSource } from '../testing/built-app.ts'
import { temporaryFolder, writeFiles } from '../testing/sample-pack.ts'
import { cutBuild, moduleOwners } from './cut-build.ts'

/** A graph of modules: the static and the dynamic imports of each. */
type Graph = Readonly<Record<string, { readonly now?: string[]; readonly later?: string[] }>>

function ownersIn(graph: Graph): Record<string, string> {
  const moduleInfo = (id: string) => ({
    importedIds: graph[id]?.now ?? [],
    dynamicallyImportedIds: graph[id]?.later ?? [],
  })
  const cutModule = (id: string) => /^(trading|content)\//.exec(id)?.[1] ?? null
  return Object.fromEntries(moduleOwners(['main'], moduleInfo, cutModule))
}

describe('a module belongs to', () => {
  test.each<[string, Graph, string, string]>([
    ['the common pack when the entry imports it', { main: { now: ['a'] } }, 'a', 'app'],
    [
      'the common pack when a screen outside the parts loads it',
      { main: { later: ['home'] }, home: { later: ['chart'] } },
      'chart',
      'app',
    ],
    [
      'the common pack as a row of a part',
      { main: { now: ['trading/routes'] }, 'trading/routes': { later: ['trading/Deal'] } },
      'trading/routes',
      'app',
    ],
    ['its part as a screen', { main: { later: ['trading/Deal'] } }, 'trading/Deal', 'trading'],
    [
      'the part whose screens alone need it, wherever it lies',
      { main: { later: ['trading/Deal'] }, 'trading/Deal': { now: ['api/deal'] } },
      'api/deal',
      'trading',
    ],
    [
      'the part whose screens alone ask for it later',
      { main: { later: ['trading/Deal'] }, 'trading/Deal': { later: ['viewer'] } },
      'viewer',
      'trading',
    ],
    [
      'the common pack when two parts need it, with all that it needs',
      {
        main: { later: ['trading/Deal', 'content/Fund'] },
        'trading/Deal': { now: ['table'] },
        'content/Fund': { now: ['table'] },
        table: { now: ['cell'] },
      },
      'cell',
      'app',
    ],
    [
      'the common pack when a part and the entry need it, in any order',
      { main: { later: ['trading/Deal'], now: ['a'] }, 'trading/Deal': { now: ['a'] } },
      'a',
      'app',
    ],
    [
      'its own part when the other asks for it later',
      {
        main: { later: ['trading/Deal', 'content/Fund'] },
        'trading/Deal': { later: ['content/Rules'] },
      },
      'content/Rules',
      'content',
    ],
    [
      'one part within a circle',
      {
        main: { later: ['trading/Deal'] },
        'trading/Deal': { now: ['a'] },
        a: { now: ['trading/Deal'] },
      },
      'a',
      'trading',
    ],
  ])('the part that its importers decide: %s', (_, graph, module, owner) => {
    expect(ownersIn(graph)[module]).toBe(owner)
  })
})

const source = {
  ...appSource,
  'src/hold/HoldScreen.js':
    "import './hold.css'\nimport { card } from '../ui/card.js'\nimport { only } from './only.js'\nexport const show = () => card('持仓' + only)\n",
  'src/hold/SumScreen.js':
    "import { only } from './only.js'\nexport const show = () => { document.title = '合计' + only }\n",
  'src/hold/only.js': "import './only.css'\nexport const only = '份额'.repeat(40)\n",
  'src/hold/hold.css': '.hold { color: teal }\n',
  'src/hold/only.css': '.only { color: olive }\n',
  'src/main.js':
    "const screens = { '/hold': () => import('./hold/HoldScreen.js'), '/sum': () => import('./hold/SumScreen.js'), '/buy': () => import('./buy/BuyScreen.js') }\n" +
    'screens[location.pathname]?.().then((it) => it.show())\n',
}

async function built(changes: Readonly<Record<string, string>> = {}): Promise<Map<string, string>> {
  const folder = await temporaryFolder()
  await writeFiles(folder, { ...source, ...changes })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [cutBuild({ hold: 'src/hold', buy: 'src/buy' })],
    build: { outDir: join(folder, 'dist'), assetsInlineLimit: 0 },
  })
  const names = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  const files = new Map<string, string>()
  for (const it of names.filter((item) => item.isFile())) {
    const path = join(it.parentPath, it.name)
    files.set(path.slice(folder.length + '/dist/'.length), await readFile(path, 'utf8'))
  }
  return files
}

const differing = (a: Map<string, string>, b: Map<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).toSorted()

describe('a cut build', () => {
  test('puts a part’s files under its own folder, its styles in one, with names that last', async () => {
    const files = await built()
    expect([...files.keys()].filter((it) => !it.startsWith('assets/')).toSorted()).toEqual([
      'buy/BuyScreen.js',
      'hold/HoldScreen.js',
      'hold/SumScreen.js',
      'hold/shared/only.js',
      'hold/styles.css',
      'index.html',
    ])
    const entry = [...files].find(([path]) => path.startsWith('assets/index-'))?.[1] ?? ''
    expect(entry).toContain('hold/styles.css')
    // Styles that several screens share come first, so that a screen can override them.
    expect(files.get('hold/styles.css')).toMatch(/^\.only.*\s*\.hold.*\s*$/)
  })

  test('changes within one part alone when only that changed', async () => {
    const before = await built()
    const word = source['src/hold/HoldScreen.js'].replace('持仓', '我的持仓')
    expect(differing(before, await built({ 'src/hold/HoldScreen.js': word }))).toEqual([
      'hold/HoldScreen.js',
    ])
    const more = source['src/hold/SumScreen.js'].replace(
      "only.js'\n",
      "only.js'\nimport './hold.css'\n",
    )
    const changed = differing(before, await built({ 'src/hold/SumScreen.js': more }))
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter((it) => it.startsWith('buy/'))).toEqual([])
  })

  test('changes everywhere when what is common changed', async () => {
    const before = await built()
    const card = (appSource['src/ui/card.js'] ?? '').replace('卡', '片')
    const changed = differing(before, await built({ 'src/ui/card.js': card }))
    expect(changed).toEqual(expect.arrayContaining(['buy/BuyScreen.js', 'hold/HoldScreen.js']))
  })
})
