import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPack } from '../pack/build-pack.ts'
import { publishSet } from '../release/repository.ts'
import { signAnything, withholdDeltas } from '../testing/attacker.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'
import { page } from './sample-page.ts'
import { addChanged, findZip, publisherPlace, rewrite, ROOT, turnMiddle } from './case-kit.ts'
import type { CaseKit } from './case-kit.ts'
import type { ConformanceCase } from './conformance-case.ts'

/**
 * Publishes a set: a common pack whose parts are `extra` and `more`, or those of its packs that are
 * new.
 */
async function releaseSet(
  { folder, now }: { readonly folder: string; readonly now: () => Date },
  repoDir: string,
  {
    app,
    extra = app,
    more = app,
  }: { readonly app: string; readonly extra?: string; readonly more?: string },
  only: (pack: string) => boolean = () => true,
) {
  const distDir = join(folder, 'work', `set-${app}-${extra}-${more}`)
  const files = {
    'index.html': page('0.0.0'),
    'page.js': `document.title = '${app}'\n`,
    'extra/page.js': `'${extra}'\n`,
    'more/page.js': `'${more}'\n`,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(distDir, path, '..'), { recursive: true })
    writeFileSync(join(distDir, path), text)
  }
  const shared = {
    distDir,
    outDir: join(folder, 'work', 'packs'),
    appId: 'fund-h5',
    commit: 'unversioned',
    build: sampleProvenance,
    minAppVersion: '5.0.0',
    bridge: { version: 1, methods: [] },
    routes: [{ path: '/', title: '首页' }],
  }
  const parts = ['extra', 'more']
  const common = await buildPack({ ...shared, version: app, entry: 'index.html', parts })
  const needs = { app: common.sha256 }
  const packs = [
    common,
    await buildPack({ ...shared, version: extra, pack: 'extra', needs }),
    await buildPack({ ...shared, version: more, pack: 'more', needs }),
  ]
  const zips = packs.filter(({ manifest }) => only(manifest.pack)).map(({ zip }) => zip)
  await publishSet({ repoDir, keysDir: join(folder, 'work', 'keys'), zips, now })
  return { common }
}

/** Adds a case: a copy of a set with something done to it, met after the first set. */
const spoilSet =
  (kit: CaseKit) =>
  (
    name: string,
    from: string,
    spoil: (repoDir: string) => Promise<unknown>,
    opens: string,
    refused: ConformanceCase['refused'],
  ): Promise<void> =>
    addChanged(kit, { name, from, first: 'set-one', opens, refused }, spoil)

/** The good sets: a first one, one with a newer part, and a newer one. */
async function addGoodSets(kit: CaseKit) {
  const { folder, cases } = kit
  const at = (name: string) => join(folder, name)
  // The same keys, and so the same root, as all other cases.
  cpSync(at('one'), at('set-one'), { recursive: true })
  const { common } = await releaseSet(kit, at('set-one'), { app: '1.1.0' })
  cpSync(at('set-one'), at('set-part'), { recursive: true })
  const newerPart = { app: '1.1.0', more: '1.1.1' }
  await releaseSet(kit, at('set-part'), newerPart, (it) => it === 'more')
  cpSync(at('set-one'), at('set-two'), { recursive: true })
  await releaseSet(kit, at('set-two'), { app: '1.2.0' })
  const add = (name: string, first: string | null, repository: string, opens: string) =>
    cases.push({ name, first, repository, root: ROOT, opens, refused: null })
  add('first install of a set', null, 'set-one', '1.1.0')
  add('a set in place of a pack without parts', 'one', 'set-one', '1.1.0')
  add('a newer part alone', 'set-one', 'set-part', '1.1.0+more.1.1.1')
  add('a newer set', 'set-one', 'set-two', '1.2.0')
  return { common }
}

/** Zips of parts that are not what was signed. */
async function addSpoiltParts(kit: CaseKit): Promise<void> {
  const spoilt = spoilSet(kit)
  await spoilt(
    'a bit of one part of a newer set turned',
    'set-two',
    async (it) => {
      // Whoever has deltas or an index of entries does not need the zip.
      await withholdDeltas(it)
      await rewrite(findZip(it, 'h5-more-1.2.0.zip'), turnMiddle)
    },
    '1.1.0',
    'hash',
  )
  await spoilt(
    'a part of the set before in place of the newer',
    'set-two',
    async (it) => {
      await withholdDeltas(it)
      cpSync(findZip(it, 'h5-more-1.1.0.zip'), findZip(it, 'h5-more-1.2.0.zip'))
    },
    '1.1.0',
    'any',
  )
}

function listDeltas(repoDir: string): string[] {
  const deltas = join(repoDir, 'targets', 'deltas')
  return readdirSync(deltas).map((name) => join(deltas, name))
}

/**
 * Deltas of a newer set. A file that is smaller than the zip and not as it should be is passed over
 * for the next way, whichever pack of the set it is of.
 */
async function addSpoiltDeltas(kit: CaseKit): Promise<void> {
  const spoilt = spoilSet(kit)
  await spoilt(
    'a bit of every delta of a newer set turned',
    'set-two',
    async (it) => {
      for (const path of listDeltas(it)) {
        await rewrite(path, turnMiddle)
      }
    },
    '1.2.0',
    null,
  )
  await spoilt(
    'each delta of a newer set in place of another',
    'set-two',
    async (it) => {
      const paths = listDeltas(it)
      const bodies = await Promise.all(paths.map((path) => readFile(path)))
      for (const [index, path] of paths.entries()) {
        writeFileSync(path, bodies[(index + 1) % bodies.length] ?? '')
      }
    },
    '1.2.0',
    null,
  )
  await spoilt(
    'the deltas of a newer set, and no zip of a part',
    'set-two',
    async (it) => rm(findZip(it, 'h5-more-1.2.0.zip')),
    '1.2.0',
    null,
  )
}

/** Sets that are signed, of packs that do not belong together. */
async function addMixedSets(kit: CaseKit, common: { readonly sha256: string }): Promise<void> {
  const spoilt = spoilSet(kit)
  const two = readFileSync(join(kit.folder, 'work', 'packs', 'h5-1.2.0.zip'))
  await spoilt(
    'a newer common pack without its parts is passed over',
    'set-one',
    (it) =>
      signAnything(publisherPlace(kit, it), two, {
        version: '1.2.0',
        parts: ['extra', 'more'],
        now: kit.now(),
      }),
    '1.1.0',
    null,
  )
  const strange = readFileSync(join(kit.folder, 'work', 'packs', 'h5-more-1.2.0.zip'))
  await spoilt(
    'a part of another set that is signed for this one',
    'set-one',
    (it) =>
      signAnything(publisherPlace(kit, it), strange, {
        version: '1.2.0',
        pack: 'more',
        needs: { app: common.sha256 },
        now: kit.now(),
      }),
    '1.1.0',
    'manifest',
  )
}

/**
 * Sets of packs: what opens is named with the parts that differ in version from the common pack.
 */
export async function addSets(kit: CaseKit): Promise<void> {
  const { common } = await addGoodSets(kit)
  await addSpoiltParts(kit)
  await addSpoiltDeltas(kit)
  await addMixedSets(kit, common)
}
