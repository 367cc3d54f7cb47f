import { expect, test } from 'vitest'
import type { ModuleReport } from '#offline/pack/module-report.ts'
import { changedRoutes, type LookSources } from './changed-routes.ts'

type Imports = Readonly<Record<string, readonly [imports: string[], loads: string[]]>>

const chunk = (facade: string | null, loaded: string[], modules: Imports) => ({
  imports: [],
  css: [],
  facade,
  loaded,
  parts: [],
  packages: [],
  modules: Object.fromEntries(
    Object.entries(modules).map(([name, [imports, loads]]) => [name, { imports, loads }]),
  ),
})

const HOME = 'src/features/utility/home/HomeScreen.tsx'
const BUY = 'src/features/trading/deal/BuyScreen.tsx'
const SELL = 'src/features/trading/deal/SellScreen.tsx'
const ROWS = 'src/features/trading/modules.ts'

const report: ModuleReport = {
  schema: 1,
  routes: [
    { path: '/', file: 'home.js', rows: null },
    { path: '/deal/buy', file: 'buy.js', rows: 'rows.js' },
    { path: '/deal/sell', file: 'sell.js', rows: 'rows.js' },
  ],
  chunks: {
    'entry.js': chunk('index.html', [], {
      'index.html': [['src/main.tsx'], []],
      'src/main.tsx': [
        ['src/ui/Page.tsx', 'src/ui/tokens.css'],
        ['src/app/update.ts', HOME, ROWS],
      ],
      'src/ui/Page.tsx': [[], []],
      'src/ui/tokens.css': [[], []],
      // Without code of its own: it passes the keys on.
      'src/ui/keys/index.ts': [['src/ui/keys/Keys.tsx'], []],
    }),
    'update.js': chunk('src/app/update.ts', ['src/app/update.ts'], {
      'src/app/update.ts': [[], []],
    }),
    'home.js': chunk(HOME, [HOME], { [HOME]: [['src/ui/Row.tsx'], []] }),
    'rows.js': chunk(ROWS, [ROWS], {
      [ROWS]: [['src/paths/deal.ts'], [BUY, SELL]],
      'src/paths/deal.ts': [[], []],
    }),
    'buy.js': chunk(BUY, [BUY], { [BUY]: [['src/ui/Row.tsx'], ['src/shared/pay/PaySheet.tsx']] }),
    'sell.js': chunk(SELL, [SELL], { [SELL]: [[], []] }),
    'sheet.js': chunk(null, ['src/shared/pay/PaySheet.tsx'], {
      'src/shared/pay/PaySheet.tsx': [['src/ui/keys/index.ts'], []],
      'src/ui/keys/Keys.tsx': [[], []],
    }),
    'shared.js': chunk(null, [], { 'src/ui/Row.tsx': [[], []] }),
  },
}

const sources: LookSources = {
  tools: new Set([
    'scripts/screens.ts',
    'test/sandbox/server/server.ts',
    'src/templates/sample-ids.ts',
  ]),
  samples: [
    {
      files: new Set(['src/features/trading/deal/samples.ts', 'test/sandbox/people/orders.ts']),
      routes: ['/deal/buy', '/deal/sell'],
    },
    { files: new Set(['src/features/utility/home/samples.ts']), routes: ['/'] },
  ],
}

const ALL = ['/', '/deal/buy', '/deal/sell']

test.each<readonly [what: string, file: string, routes: readonly string[]]>([
  ['a screen', BUY, ['/deal/buy']],
  ['a part that two screens import', 'src/ui/Row.tsx', ['/', '/deal/buy']],
  ['a sheet that a screen loads at a tap', 'src/shared/pay/PaySheet.tsx', ['/deal/buy']],
  ['what such a sheet imports by a module without code', 'src/ui/keys/Keys.tsx', ['/deal/buy']],
  ['the rows of a group', ROWS, ['/deal/buy', '/deal/sell']],
  ['what the rows import', 'src/paths/deal.ts', ['/deal/buy', '/deal/sell']],
  ['what the entry imports', 'src/ui/Page.tsx', ALL],
  ['the style sheet', 'src/ui/tokens.css', ALL],
  ['what the entry alone loads later', 'src/app/update.ts', ALL],
  ['samples', 'src/features/trading/deal/samples.ts', ['/deal/buy', '/deal/sell']],
  ['what samples import', 'test/sandbox/people/orders.ts', ['/deal/buy', '/deal/sell']],
  ['the sandbox', 'test/sandbox/server/server.ts', ALL],
  ['what the sandbox imports of the source', 'src/templates/sample-ids.ts', ALL],
  ['data that the sandbox reads', 'test/sandbox/market/funds.json', ALL],
  ['the lock', 'package-lock.json', ALL],
  ['a picture that is copied', 'public/icon.png', ALL],
  ['a picture that the build takes in', 'src/ui/images/empty.svg', ALL],
  ['a module of types', 'src/ui/row-kind.ts', []],
  ['a unit test', 'src/features/trading/deal/BuyScreen.test.tsx', []],
  ['what only tests import', 'src/ui/testing/in-page.tsx', []],
  ['a journey', 'test/e2e/specs/buy.e2e.ts', []],
  ['a document', 'src/domain/rules.md', []],
  ['a bench', 'test/bench/lists.ts', []],
])('a change of %s (%s) reaches its screens alone', (_, file, routes) => {
  expect([...changedRoutes([file], report, sources).routes].toSorted()).toEqual(routes)
})

test('several changes reach the screens of each', () => {
  const { routes, allBecause } = changedRoutes([SELL, HOME, 'README.md'], report, sources)
  expect([...routes].toSorted()).toEqual(['/', '/deal/sell'])
  expect(allBecause).toBeNull()
})

test('names the file for which all screens have to be seen', () => {
  expect(changedRoutes([SELL, 'vite.config.ts'], report, sources).allBecause).toBe('vite.config.ts')
})
