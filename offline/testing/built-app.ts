import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { buildPack, type BuiltPack } from '../pack/build-pack.ts'
import { moduleReport, reportPath, writeReport, type Chunks } from '../pack/module-report.ts'
import { temporaryFolder, writeFiles } from './sample-pack.ts'

/** The source of a small app of two lazy screens that share a part, and one of which uses a library. */
export const appSource: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html><head><meta name="h5-version" content="0.0.0"></head>' +
    '<body><script type="module" src="/src/main.js"></script></body></html>',
  'src/main.js':
    "const screens = { '/hold': () => import('./hold/HoldScreen.js'), '/buy': () => import('./buy/BuyScreen.js') }\n" +
    'screens[location.pathname]?.().then((it) => it.show())\n',
  'src/hold/HoldScreen.js':
    "import { card } from '../ui/card.js'\nimport { round } from 'exact'\n" +
    "export const show = () => card('持仓 ' + round(1.25))\n",
  'src/buy/BuyScreen.js':
    "import { card } from '../ui/card.js'\nexport const show = () => card('买入')\n",
  'src/ui/card.js': `export const card = (text) => { document.body.textContent = text + '${'卡'.repeat(400)}' }\n`,
  'node_modules/exact/package.json': '{"name":"exact","type":"module","main":"index.js"}',
  'node_modules/exact/index.js': 'export const round = (value) => Math.round(value * 100) / 100\n',
}

/** Builds the small app by Vite, with changes to its source, and packs it as a version with its report beside it. */
export async function builtApp(
  version: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<BuiltPack> {
  const folder = await temporaryFolder()
  await writeFiles(folder, { ...appSource, ...changes })
  let chunks: Chunks = {}
  const tell = (told: Chunks) => {
    chunks = told
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [moduleReport(folder, tell)],
    build: { outDir: join(folder, 'dist'), modulePreload: false },
  })
  const screens = { '/hold': 'src/hold/HoldScreen.js', '/buy': 'src/buy/BuyScreen.js' }
  const built = await buildPack({
    distDir: join(folder, 'dist'),
    outDir: join(folder, 'out'),
    appId: 'fund-h5',
    version,
    commit: '0123456789abcdef',
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: ['login'] },
    entry: 'index.html',
    routes: [
      { path: '/hold', title: '持仓' },
      { path: '/buy', title: '买入' },
    ],
  })
  const routes = Object.entries(screens).map(([path, module]) => {
    const file = Object.keys(chunks).find((it) => chunks[it]?.facade === module)
    return { path, file: file ?? null }
  })
  await writeFile(reportPath(built.zip), writeReport(chunks, routes))
  return built
}
