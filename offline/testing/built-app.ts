import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { buildId } from '../pack/build-id.ts'
import { buildPack, readBuild, type BuildOptions, type BuiltPack } from '../pack/build-pack.ts'
import { cutBuild, type PartFolders } from '../pack/cut-build.ts'
import { moduleReport, reportPath, writeReport, type Chunks } from '../pack/module-report.ts'
import { temporaryFolder, writeFiles } from './sample-pack.ts'
import { sampleProvenance } from './sample-provenance.ts'

/**
 * The source of a small app of two lazy screens that share a part, and one of which uses a library.
 */
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

const screens = { '/hold': 'src/hold/HoldScreen.js', '/buy': 'src/buy/BuyScreen.js' }
const titles = { '/hold': '持仓', '/buy': '买入' }
type Path = keyof typeof screens

/**
 * Builds the small app by Vite, with changes to its source; the folder it is built in, and what the
 * build tells of its files.
 */
async function webBuild(
  changes: Readonly<Record<string, string>>,
  folders: PartFolders,
): Promise<{ readonly folder: string; readonly chunks: Chunks }> {
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
    plugins: [moduleReport(folder, tell), cutBuild(folders)],
    build: { outDir: join(folder, 'dist'), modulePreload: false },
  })
  return { folder, chunks }
}

async function packed(
  { folder, chunks }: Awaited<ReturnType<typeof webBuild>>,
  paths: readonly Path[],
  options: Pick<BuildOptions, 'version' | 'entry' | 'pack' | 'needs' | 'parts'>,
): Promise<BuiltPack> {
  const distDir = join(folder, 'dist')
  const common = await readBuild(distDir, (path) => !/^(?:buy|hold)\//.test(path))
  const screenFile = (path: Path) =>
    Object.keys(chunks).find((it) => chunks[it]?.facade === screens[path])
  const built = await buildPack({
    distDir,
    outDir: join(folder, 'out'),
    appId: 'fund-h5',
    commit: '0123456789abcdef',
    build: { ...sampleProvenance, id: buildId(common, 'index.html') },
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: ['login'] },
    routes: paths.map((path) => {
      const file = screenFile(path)
      const isOwn = options.parts === undefined && file !== undefined
      return { path, title: titles[path], ...(isOwn ? { file } : {}) }
    }),
    ...options,
  })
  const routes = paths.map((path) => ({ path, file: screenFile(path) ?? null, rows: null }))
  await writeFile(reportPath(built.zip), writeReport(chunks, routes))
  return built
}

/**
 * Builds the small app, with changes to its source, and packs it as a version with its report next
 * to it.
 */
export async function builtApp(
  version: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<BuiltPack> {
  const web = await webBuild(changes, {})
  return packed(web, ['/hold', '/buy'], { version, entry: 'index.html' })
}

/** The same app as a common pack and its parts `buy` and `hold`, the common one first. */
export async function builtSet(
  version: string,
  holdVersion: string = version,
  changes: Readonly<Record<string, string>> = {},
): Promise<readonly BuiltPack[]> {
  const web = await webBuild(changes, { buy: 'src/buy', hold: 'src/hold' })
  const parts = ['buy', 'hold']
  const common = await packed(web, ['/hold', '/buy'], { version, entry: 'index.html', parts })
  const needs = { app: common.sha256 }
  return [
    common,
    await packed(web, ['/buy'], { version, pack: 'buy', needs }),
    await packed(web, ['/hold'], { version: holdVersion, pack: 'hold', needs }),
  ]
}
