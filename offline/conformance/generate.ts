import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPack } from '../pack/build-pack.ts'
import { publish } from '../release/repository.ts'
import { rotateKeys } from '../release/root-keys.ts'
import { withholdDeltas } from '../testing/attacker.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'
import { findZip, publisherPlace, rewrite, ROOT, spoilTwo, turnMiddle } from './case-kit.ts'
import type { CaseKit } from './case-kit.ts'
import type { ConformanceCase } from './conformance-case.ts'
import { addDeltas } from './generate-deltas.ts'
import { addHalts } from './generate-halts.ts'
import { addHostilePacks, addLaterForms } from './generate-packs.ts'
import { addSets } from './generate-sets.ts'
import { page } from './sample-page.ts'

// Far enough ahead that the fixtures need no false clock, and one that is over.
const AHEAD = () => new Date('2090-01-01T00:00:00Z')
const PAST = () => new Date('2020-01-01T00:00:00Z')

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

/** The good repositories: a first version, and a second one. */
async function addVersions({ folder, cases }: CaseKit): Promise<void> {
  const at = (name: string) => join(folder, name)
  await release(folder, at('one'), '1.0.0')
  cpSync(at('one'), at('two'), { recursive: true })
  await release(folder, at('two'), '2.0.0')
  const one = { repository: 'one', root: ROOT }
  const two = { repository: 'two', root: ROOT }
  cases.push(
    { name: 'first install', first: null, ...one, opens: '1.0.0', refused: null },
    { name: 'update', first: 'one', ...two, opens: '2.0.0', refused: null },
    { name: 'rollback', first: 'two', ...one, opens: '2.0.0', refused: 'rollback' },
  )
}

/** Zips that are not what was signed. */
async function addSpoiltZips(kit: CaseKit): Promise<void> {
  const spoilt = spoilTwo(kit)
  // Whoever has deltas or an index of entries does not need the zip.
  const spoiltZip = async (repoDir: string, change: (bytes: Buffer) => Buffer) => {
    await withholdDeltas(repoDir)
    await rewrite(findZip(repoDir, 'h5-2.0.0.zip'), change)
  }
  await spoilt('a bit of the zip turned', 'hash', (it) => spoiltZip(it, turnMiddle))
  await spoilt('the end of the zip missing', 'length', (it) =>
    spoiltZip(it, (bytes) => bytes.subarray(0, -1)),
  )
  await spoilt('more at the end of the zip', 'length', (it) =>
    spoiltZip(it, (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
  )
}

/** Metadata that is damaged, of an earlier time, over, or signed by a new key. */
async function addSpoiltMetadata(kit: CaseKit): Promise<void> {
  const spoilt = spoilTwo(kit)
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
    release(kit.folder, it, '3.0.0', PAST),
  )
  await spoilt(
    'a timestamp key that was rotated',
    null,
    async (it) => {
      await rotateKeys(publisherPlace(kit, it), 'timestamp')
    },
    '2.0.0',
  )
}

/**
 * Writes good and hostile repositories into an empty folder, with `cases.json`: what a device
 * client in any language has to make of each. Every repository is made from the same keys, so that
 * each case differs from the good one in one thing. The keys are in `work/`, which no port needs.
 */
export async function generateConformance(folder: string): Promise<ConformanceCase[]> {
  const cases: ConformanceCase[] = []
  const kit = { folder, cases, now: AHEAD }
  await addVersions(kit)
  await addSpoiltZips(kit)
  await addDeltas(kit)
  await addLaterForms(kit)
  await addSpoiltMetadata(kit)
  await addHostilePacks(kit)
  await addSets(kit)
  await addHalts(kit)
  writeFileSync(join(folder, 'cases.json'), `${JSON.stringify(cases, null, 2)}\n`)
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
