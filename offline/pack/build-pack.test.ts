import { execFile } from 'node:child_process'
import { readdir, readFile, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { sampleBuild, samplePack, temporaryFolder, writeFiles } from '../testing/sample-pack.ts'
import { buildPack, PackBuildError, type BuildOptions } from './build-pack.ts'
import { verifyPack } from './verify-pack.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'

const run = promisify(execFile)

/** Builds in a process of its own, since a process keeps the time zone that it began with. */
async function buildIn(timeZone: string, options: BuildOptions): Promise<Buffer> {
  const script = `import { buildPack } from '#offline/pack/build-pack.ts'
    console.log((await buildPack(${JSON.stringify(options)})).zip)`
  const env = { ...process.env, TZ: timeZone }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env })
  return readFile(stdout.trim())
}

async function optionsFor(files: Readonly<Record<string, string>>): Promise<BuildOptions> {
  const folder = await temporaryFolder()
  await writeFiles(join(folder, 'dist'), files)
  return {
    distDir: join(folder, 'dist'),
    outDir: join(folder, 'out'),
    appId: 'fund-h5',
    version: '1.0.0',
    commit: '0123456789abcdef',
    build: sampleProvenance,
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: ['login'] },
    entry: 'index.html',
    routes: [{ path: '/', title: '首页' }],
  }
}

describe('the zip', () => {
  test('has the same bytes for the same build, whatever the day, the order of writing and the time zone', async () => {
    const first = await optionsFor(sampleBuild)
    const second = await optionsFor(Object.fromEntries(Object.entries(sampleBuild).toReversed()))
    await utimes(join(second.distDir, 'index.html'), new Date(0), new Date('2001-02-03'))
    const one = await buildIn('Asia/Shanghai', first)
    const two = await buildIn('America/New_York', second)
    expect(two.equals(one)).toBe(true)
  })

  test('differs between versions of one build only in the version', async () => {
    const options = await optionsFor(sampleBuild)
    const one = await buildPack(options)
    const two = await buildPack({ ...options, version: '2.0.0-rc.1' })
    expect(two.zip).toMatch(/h5-2\.0\.0-rc\.1\.zip$/)
    const changed = two.manifest.files.filter(
      (file, index) => file.sha256 !== one.manifest.files[index]?.sha256,
    )
    expect(changed.map((file) => file.path)).toEqual(['index.html'])
  })

  test('opens QA screens by a flag that manifest and page both carry, and nothing else', async () => {
    const options = await optionsFor(sampleBuild)
    const plain = await buildPack(options)
    const qa = await buildPack({ ...options, version: '1.0.1', qa: true })
    expect([plain.manifest.qa, qa.manifest.qa]).toEqual([false, true])
    const bodies = new Map<string, string>()
    await verifyPack(qa.zip, {
      onFile: async (path, body) => void bodies.set(path, body.toString()),
    })
    expect(bodies.get('index.html')).toContain('<meta name="h5-qa" content="on">')
    const sameButPage = qa.manifest.files.filter(
      (file, index) => file.sha256 !== plain.manifest.files[index]?.sha256,
    )
    expect(sameButPage.map(({ path }) => path)).toEqual(['index.html'])
  })

  test('lists every file but the manifest, in order, with its type, and verifies', async () => {
    const { zip, manifest } = await samplePack('1.0.0')
    expect(manifest.files.map(({ path, type }) => [path, type])).toEqual([
      ['assets/empty.css', 'text/css; charset=utf-8'],
      ['assets/index-a1.js', 'text/javascript; charset=utf-8'],
      ['index.html', 'text/html; charset=utf-8'],
    ])
    expect(manifest.bridge.methods).toEqual(['isLoggedIn', 'login'])
    expect(await verifyPack(zip)).toMatchObject({ findings: [], manifest })
  })
})

describe('a build that cannot be packed', () => {
  const page = sampleBuild['index.html'] ?? ''
  test.each<[string, Readonly<Record<string, string>>, Partial<BuildOptions>, RegExp]>([
    ['a page without the version meta', { 'index.html': '<p>' }, {}, /h5-version.*0 times/],
    ['a page with two', { 'index.html': page + page }, {}, /2 times/],
    ['no entry page', { 'a.js': '' }, {}, /no index\.html/],
    ['a name outside ASCII', { ...sampleBuild, '首页.js': '' }, {}, /首页\.js cannot be packed/],
    [
      'a page that opens QA screens by itself',
      {
        ...sampleBuild,
        'index.html': `<META  CONTENT=on NAME="h5-qa">${sampleBuild['index.html'] ?? ''}`,
      },
      {},
      /by itself/,
    ],
    [
      'a required method that it does not call',
      sampleBuild,
      { bridge: { version: 1, methods: ['login'], required: ['scan'] } },
      /not among the methods/,
    ],
    ["a Windows device's name", { ...sampleBuild, 'aux.js': '' }, {}, /aux\.js is a device/],
    ['a dot at the end', { ...sampleBuild, 'assets/a.': '' }, {}, /ends with a dot/],
    ['a space at the end', { ...sampleBuild, 'assets/a ': '' }, {}, /only ASCII letters/],
    [
      'names that differ in case alone',
      { ...sampleBuild, 'assets/Empty.css': '' },
      {},
      /differs from assets\/Empty\.css only in case/,
    ],
    [
      'folders that differ in case alone',
      { ...sampleBuild, 'Assets/other.css': '' },
      {},
      /its folder differs from Assets only in case/,
    ],
    [
      'a file and a folder of one name but for case',
      { ...sampleBuild, ASSETS: '' },
      {},
      /ASSETS is a file and cannot be its folder/,
    ],
    ['its own pack.json', { ...sampleBuild, 'pack.json': '{}' }, {}, /its own pack\.json/],
    ['a version that is none', sampleBuild, { version: '1.0' }, /"1\.0" is not a version/],
    ['no route', sampleBuild, { routes: [] }, /names no route/],
    ['an app version that is none', sampleBuild, { minAppVersion: '5' }, /minAppVersion/],
  ])('%s is refused in one sentence, and nothing is written', async (_, files, changes, words) => {
    const options = { ...(await optionsFor(files)), ...changes }
    const failure = await buildPack(options).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PackBuildError)
    expect(String(failure)).toMatch(words)
    expect(await readdir(options.outDir).catch(() => [])).toEqual([])
  })

  test.each([
    ['a link', (path: string) => symlink('index.html', path)],
    ['a named pipe', async (path: string) => void (await run('mkfifo', [path]))],
  ])('%s in the build is refused', async (_, make) => {
    const options = await optionsFor(sampleBuild)
    await make(join(options.distDir, 'odd.js'))
    await expect(buildPack(options)).rejects.toThrow(/odd\.js is not a plain file/)
  })

  test('an output folder inside the build is refused', async () => {
    const options = await optionsFor(sampleBuild)
    const inside = join(options.distDir, 'pack')
    await expect(buildPack({ ...options, outDir: inside })).rejects.toThrow(/is inside the build/)
  })
})
