import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPack, PackBuildError } from '../pack/build-pack.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { buildSite, switchWorkerOff } from './build-site.ts'
import { buildOfPage, type SiteList } from './site-list.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'

const PAGE = `<!doctype html><html><head><meta charset="utf-8"><meta name="h5-version" content="0.0.0-dev" />
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/assets/index.css"></head>
<body><a href="/elsewhere">x</a><script type="module" src="/assets/index.js"></script></body></html>`

const chunk = (imports: string[] = [], css: string[] = []) => ({
  imports,
  css,
  facade: null,
  loaded: [],
  parts: [],
  packages: [],
})
const CHUNKS = {
  'assets/index.js': chunk(['assets/core.js']),
  'assets/core.js': chunk(),
  'trading/Home.js': chunk(['assets/core.js', 'assets/Row.js'], ['trading/Home.css']),
  'assets/Row.js': chunk(),
}

/** A web build, the worker that a build tool made, and a site's folder. */
async function engineer(worker = 'const site=self.h5Site;onfetch=()=>site') {
  const folder = await temporaryFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const distDir = join(folder, 'web')
  const put = async (path: string, body: string) => {
    await mkdir(dirname(join(distDir, path)), { recursive: true })
    await writeFile(join(distDir, path), body)
  }
  await put('index.html', PAGE)
  await put('offline.html', '<!doctype html><p>当前没有网络</p>')
  await put('favicon.svg', '<svg/>')
  await put('assets/index.css', 'p{}')
  for (const path of [...Object.keys(CHUNKS), 'trading/Home.css', 'assets/Rare.js'])
    await put(path, `// ${path}`)
  await writeFile(join(folder, 'worker.js'), worker)
  const outDir = join(folder, 'site')
  const site = (version: string) =>
    buildSite({
      distDir,
      outDir,
      version,
      entry: 'index.html',
      worker: join(folder, 'worker.js'),
      chunks: CHUNKS,
      routes: [
        { path: '/', own: ['trading/Home.js', 'trading/Home.css', 'assets/gone.js'], calls: [] },
      ],
      main: ['trading/Home.js'],
    })
  const text = (path: string) => readFile(join(outDir, path), 'utf8')
  return { folder, distDir, outDir, put, site, text }
}

const readSiteList = (worker: string): SiteList =>
  JSON.parse(/\((\{.*\})\)/.exec(worker)?.[1] ?? 'null')

test('the worker’s list is the pack’s, with the same hashes, and no pack holds a worker', async () => {
  const { folder, distDir, site, text } = await engineer()
  const { build, list } = await site('1.2.3')
  const { manifest } = await buildPack({
    distDir,
    outDir: join(folder, 'packs'),
    appId: 'fund-h5',
    version: '1.2.3',
    commit: 'unversioned',
    build: sampleProvenance,
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: [] },
    entry: 'index.html',
    routes: [{ path: '/', title: '首页' }],
  })
  const inHex = (integrity: string) =>
    Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex')
  expect(list.files.map(({ path, integrity }) => [path, inHex(integrity)])).toEqual(
    manifest.files.map(({ path, sha256 }) => [path, sha256]),
  )
  expect(manifest.files.filter(({ path }) => /(?:^|\/)(?:sw|worker)\b/.test(path))).toEqual([])
  expect(readSiteList(await text('sw.js'))).toEqual(list)
  const named = list.routes.map(({ path, files }) => [
    path,
    files.map((at) => list.files[at]?.path),
  ])
  expect(named).toEqual([['/', ['trading/Home.js', 'trading/Home.css']]])
  for (const { path } of list.files)
    expect(await text(`b/${build}/${path}`)).toBe(
      path === 'index.html'
        ? PAGE.replace('0.0.0-dev', '1.2.3')
        : await readFile(join(distDir, path), 'utf8'),
    )
})

test('the entry page says its build and version, names that build’s files and leaves other addresses alone', async () => {
  const { site, text } = await engineer()
  const { build, list } = await site('1.2.3')
  const page = await text('index.html')
  expect(buildOfPage(page)).toBe(build)
  expect(page).toContain('<meta name="h5-version" content="1.2.3" />')
  expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    `/b/${build}/favicon.svg`,
    `/b/${build}/assets/index.css`,
    '/elsewhere',
    `/b/${build}/assets/index.js`,
  ])
  const digest = createHash('sha256').update(page).digest('base64')
  expect(list.entry).toBe(`sha256-${digest}`)
})

test('what the entry loads is fetched with the worker, the main screens when idle, all else when used', async () => {
  const { site } = await engineer()
  const { list } = await site('1.0.0')
  const of = (wanted: string) =>
    list.files.filter(({ when }) => when === wanted).map(({ path }) => path)
  expect(of('core')).toEqual([
    'assets/core.js',
    'assets/index.css',
    'assets/index.js',
    'favicon.svg',
    'offline.html',
  ])
  expect(of('main')).toEqual(['assets/Row.js', 'trading/Home.css', 'trading/Home.js'])
  expect(of('used')).toEqual(['assets/Rare.js', 'index.html'])
})

test('the same source makes the same site; one changed byte or another version makes another build', async () => {
  const { put, site, text } = await engineer()
  const one = await site('1.0.0')
  const worker = await text('sw.js')
  expect((await site('1.0.0')).build).toBe(one.build)
  expect(await text('sw.js')).toBe(worker)
  expect((await site('1.0.1')).build).not.toBe(one.build)
  // A stable name, as feature packs have it: the address differs all the same.
  await put('trading/Home.js', '// changed')
  expect((await site('1.0.0')).build).not.toBe(one.build)
})

test('a site holds three builds, for tabs that were opened before', async () => {
  const { outDir, site } = await engineer()
  const ids: string[] = []
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) ids.push((await site(version)).build)
  const folders = (await readdir(join(outDir, 'b'))).filter((name) => name !== 'builds.json')
  expect(folders.toSorted()).toEqual(ids.slice(1).toSorted())
})

test('the kill switch replaces the worker and nothing else', async () => {
  const { outDir, site, text } = await engineer()
  await site('1.0.0')
  const page = await text('index.html')
  await switchWorkerOff(outDir)
  expect(await text('sw.js')).toContain('unregister()')
  expect(await text('sw.js')).not.toContain('fetch')
  expect(await text('index.html')).toBe(page)
})

test('a worker script without a place for its list is refused', async () => {
  const { site } = await engineer('onfetch=null')
  await expect(site('1.0.0')).rejects.toThrow(PackBuildError)
})
