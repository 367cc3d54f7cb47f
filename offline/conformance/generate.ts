import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { buildPack } from '../pack/build-pack.ts'
import { makeDelta } from '../pack/delta.ts'
import { plainForm } from '../pack/plain-form.ts'
import { publish } from '../release/repository.ts'
import { rotateKeys } from '../release/root-keys.ts'
import { signAnything, signDelta, withhold, withholdDeltas } from '../testing/attacker.ts'
import type { Manifest } from '../pack/manifest.ts'
import { hostile } from '../testing/hostile-packs.ts'
import { makeManifest, zipAsGiven } from '../testing/hostile-zip.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'
import type { ConformanceCase } from './conformance-case.ts'
import { addHalts } from './generate-halts.ts'
import { addSets } from './generate-sets.ts'

// Far enough ahead that the fixtures need no false clock, and one that is over.
const AHEAD = () => new Date('2090-01-01T00:00:00Z')
const PAST = () => new Date('2020-01-01T00:00:00Z')

const page = (version: string) =>
  `<!doctype html><html><head><meta name="h5-version" content="${version}"></head><body></body></html>`

/** Publishes a version of a small page. */
async function release(folder: string, repoDir: string, version: string, now = AHEAD) {
  const distDir = join(folder, 'work', `dist-${version}`)
  mkdirSync(distDir, { recursive: true })
  writeFileSync(join(distDir, 'index.html'), page('0.0.0'))
  writeFileSync(join(distDir, 'page.js'), `document.title = '${version}'\n`)
  const { zip } = await buildPack({
    distDir,
    outDir: join(folder, 'work', 'packs'),
    appId: 'fund-h5',
    version,
    commit: 'unversioned',
    build: sampleProvenance,
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: [] },
    entry: 'index.html',
    routes: [{ path: '/', title: '首页' }],
  })
  await publish({ repoDir, keysDir: join(folder, 'work', 'keys'), zip, now })
}

/**
 * Writes good and hostile repositories into an empty folder, with `cases.json`: what a device
 * client in any language has to make of each. Every repository is made from the same keys, so that
 * each case differs from the good one in one thing. The keys lie in `work/`, which no port needs.
 */
export async function generateConformance(folder: string): Promise<ConformanceCase[]> {
  const keysDir = join(folder, 'work', 'keys')
  const at = (name: string) => join(folder, name)
  await release(folder, at('one'), '1.0.0')
  cpSync(at('one'), at('two'), { recursive: true })
  await release(folder, at('two'), '2.0.0')
  const root = 'one/metadata/1.root.json'
  const cases: ConformanceCase[] = [
    { name: 'first install', first: null, repository: 'one', root, opens: '1.0.0', refused: null },
    { name: 'update', first: 'one', repository: 'two', root, opens: '2.0.0', refused: null },
    {
      name: 'rollback',
      first: 'two',
      repository: 'one',
      root,
      opens: '2.0.0',
      refused: 'rollback',
    },
  ]
  /** A copy of `two` with something done to it, met after `one`. */
  const spoilt = async (
    name: string,
    refused: ConformanceCase['refused'],
    spoil: (repoDir: string) => Promise<unknown>,
    opens = '1.0.0',
  ) => {
    const repository = name.replaceAll(/[^a-z0-9]+/g, '-')
    cpSync(at('two'), at(repository), { recursive: true })
    await spoil(at(repository))
    cases.push({ name, first: 'one', repository, root, opens, refused })
  }
  const findZip = async (repoDir: string) => {
    const names = readdirSync(join(repoDir, 'targets'))
    return join(repoDir, 'targets', names.find((it) => it.endsWith('h5-2.0.0.zip')) ?? '')
  }
  // Whoever has deltas or an index of entries does not need the zip.
  const spoiltZip = async (repoDir: string, change: (bytes: Buffer) => Buffer) => {
    await withholdDeltas(repoDir)
    await rewrite(await findZip(repoDir), change)
  }
  const rewrite = async (path: string, change: (bytes: Buffer) => Buffer) =>
    writeFile(path, change(readFileSync(path)))
  const turnMiddle = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    const middle = copy.length >> 1
    copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle)
    return copy
  }

  await spoilt('a bit of the zip turned', 'hash', (it) => spoiltZip(it, turnMiddle))
  await spoilt('the end of the zip missing', 'length', (it) =>
    spoiltZip(it, (bytes) => bytes.subarray(0, -1)),
  )
  await spoilt('more at the end of the zip', 'length', (it) =>
    spoiltZip(it, (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
  )
  // A delta, or an index, that is not as it should be is passed over for the next way.
  const beside = async (repoDir: string, kind: string) => {
    const names = readdirSync(join(repoDir, 'targets', kind))
    return join(repoDir, 'targets', kind, names[0] ?? '')
  }
  await spoilt('no delta at its place', null, (it) => withhold(it, ['deltas']), '2.0.0')
  await spoilt('neither delta nor index at their places', null, withholdDeltas, '2.0.0')
  await spoilt(
    'a bit of the delta turned',
    null,
    async (it) => rewrite(await beside(it, 'deltas'), turnMiddle),
    '2.0.0',
  )
  await spoilt('a delta, and no zip', null, async (it) => rm(await findZip(it)), '2.0.0')
  const packPlainForm = async (version: string) =>
    plainForm(readFileSync(join(folder, 'work', 'packs', `h5-${version}.zip`)))
  const deltas: readonly (readonly [string, () => Promise<Buffer>])[] = [
    [
      'another dictionary',
      async () => makeDelta(Buffer.from('other'), await packPlainForm('2.0.0')),
    ],
    [
      'another content',
      async () => makeDelta(await packPlainForm('1.0.0'), await packPlainForm('1.0.0')),
    ],
    [
      'a bomb as its content',
      async () => makeDelta(await packPlainForm('1.0.0'), Buffer.alloc(8 * 1024 * 1024)),
    ],
    [
      'its end missing',
      async () =>
        (await makeDelta(await packPlainForm('1.0.0'), await packPlainForm('2.0.0'))).subarray(
          0,
          -9,
        ),
    ],
    ['something else in its place', async () => Buffer.from('<!doctype html>')],
  ]
  for (const [what, make] of deltas) {
    await spoilt(
      `a signed delta with ${what}`,
      null,
      async (it) => signDelta({ repoDir: it, keysDir, now: AHEAD }, '1.0.0', '2.0.0', await make()),
      '2.0.0',
    )
  }
  await spoilt(
    'a signed delta with another dictionary, and no other way',
    'unreachable',
    async (it) => {
      const place = { repoDir: it, keysDir, now: AHEAD }
      await signDelta(place, '1.0.0', '2.0.0', await makeDelta(Buffer.from('x'), Buffer.from('y')))
      await withhold(it, ['entries'])
      rmSync(await findZip(it))
    },
  )
  const tails: readonly (readonly [string, (delta: Buffer) => Buffer])[] = [
    ['a byte behind its frame', (delta) => Buffer.concat([delta, Buffer.alloc(1)])],
    ['a second frame', (delta) => Buffer.concat([delta, zstdCompressSync(Buffer.from('more'))])],
    ['an empty second frame', (delta) => Buffer.concat([delta, zstdCompressSync('')])],
  ]
  for (const [what, change] of tails) {
    await spoilt(`a signed delta with ${what}, and no other way`, 'unreachable', async (it) => {
      const delta = change(
        await makeDelta(await packPlainForm('1.0.0'), await packPlainForm('2.0.0')),
      )
      await signDelta({ repoDir: it, keysDir, now: AHEAD }, '1.0.0', '2.0.0', delta)
      await withhold(it, ['entries'])
      rmSync(await findZip(it))
    })
  }
  // A later pack.json may say more, and say how it was built in a form of its own; an older one
  // says less.
  const newPage = Buffer.from(page('3.0.0'))
  const forms: readonly (readonly [string, Partial<Manifest> & Record<string, unknown>])[] = [
    ['says nothing of its build', {}],
    ['says its build in a later form', { build: { environment: 'later', steps: [1] } }],
    ['has fields of a later form', { later: { field: true }, signatures: ['x'] }],
    [
      'has routes with fields of a later form',
      {
        routes: [
          { path: '/', title: '首页', file: 'index.html', later: 1 } as Manifest['routes'][0],
        ],
      },
    ],
  ]
  for (const [what, changes] of forms) {
    const files = [['index.html', newPage]] as const
    const zip = zipAsGiven([
      ...files,
      ['pack.json', makeManifest(files, { version: '3.0.0', ...changes })],
    ])
    await spoilt(
      `a signed pack whose pack.json ${what}`,
      null,
      (it) => signAnything({ repoDir: it, keysDir }, zip, { version: '3.0.0', now: AHEAD() }),
      '3.0.0',
    )
  }
  const newest = ['timestamp.json', '3.snapshot.json', '3.targets.json'] as const
  for (const file of newest) {
    await spoilt(`a bit of ${file} turned`, 'any', (it) =>
      rewrite(join(it, 'metadata', file), turnMiddle),
    )
    await spoilt(`the end of ${file} missing`, 'any', (it) =>
      rewrite(join(it, 'metadata', file), (bytes) => bytes.subarray(0, -9)),
    )
  }
  for (const role of ['snapshot', 'targets'] as const) {
    await spoilt(`an earlier ${role}.json in place of the newest`, 'any', (it) =>
      cp(join(it, 'metadata', `2.${role}.json`), join(it, 'metadata', `3.${role}.json`)),
    )
  }
  await spoilt('metadata whose time has run out', 'expired', (it) =>
    release(folder, it, '3.0.0', PAST),
  )
  await spoilt(
    'a timestamp key that was rotated',
    null,
    async (it) => {
      await rotateKeys({ repoDir: it, keysDir, now: AHEAD }, 'timestamp')
    },
    '2.0.0',
  )
  for (const { what, make } of hostile.cases) {
    const zip = await make()
    await spoilt(`a signed pack with ${what}`, 'any', (it) =>
      signAnything({ repoDir: it, keysDir }, zip, { version: '6.6.6', now: AHEAD() }),
    )
  }
  await addSets(folder, cases, turnMiddle, AHEAD)
  await addHalts(folder, cases, AHEAD)
  writeFileSync(at('cases.json'), `${JSON.stringify(cases, null, 2)}\n`)
  return cases
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    process.stderr.write('node offline/conformance/generate.ts FOLDER   (an empty one)\n')
    process.exitCode = 2
  } else {
    const cases = await generateConformance(folder)
    process.stdout.write(`${cases.length} cases in ${folder}\n`)
  }
}
