import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPack } from '../pack/build-pack.ts'
import { publishSet } from '../release/repository.ts'
import { signAnything, withholdDeltas } from '../testing/attacker.ts'
import type { ConformanceCase } from './conformance-case.ts'
import { sampleProvenance } from '../testing/sample-provenance.ts'

const page =
  '<!doctype html><html><head><meta name="h5-version" content="0.0.0"></head><body></body></html>'

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
    'index.html': page,
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

/**
 * Sets of packs: what opens is named with the parts that differ in version from the common pack.
 */
export async function addSets(
  folder: string,
  cases: ConformanceCase[],
  turnMiddle: (bytes: Buffer) => Buffer,
  now: () => Date,
): Promise<void> {
  const keysDir = join(folder, 'work', 'keys')
  const at = (name: string) => join(folder, name)
  const root = 'one/metadata/1.root.json'
  // The same keys, and so the same root, as all other cases.
  cpSync(at('one'), at('set-one'), { recursive: true })
  const { common } = await releaseSet({ folder, now }, at('set-one'), { app: '1.1.0' })
  cpSync(at('set-one'), at('set-part'), { recursive: true })
  await releaseSet(
    { folder, now },
    at('set-part'),
    { app: '1.1.0', more: '1.1.1' },
    (it) => it === 'more',
  )
  cpSync(at('set-one'), at('set-two'), { recursive: true })
  await releaseSet({ folder, now }, at('set-two'), { app: '1.2.0' })
  const add = (
    name: string,
    first: string | null,
    repository: string,
    opens: string,
    refused: ConformanceCase['refused'] = null,
  ) => cases.push({ name, first, repository, root, opens, refused })
  add('first install of a set', null, 'set-one', '1.1.0')
  add('a set in place of a pack without parts', 'one', 'set-one', '1.1.0')
  add('a newer part alone', 'set-one', 'set-part', '1.1.0+more.1.1.1')
  add('a newer set', 'set-one', 'set-two', '1.2.0')

  const spoilt = async (
    name: string,
    from: string,
    spoil: (repoDir: string) => Promise<unknown>,
    opens: string,
    refused: ConformanceCase['refused'],
  ) => {
    const repository = name.replaceAll(/[^a-z0-9]+/g, '-')
    cpSync(at(from), at(repository), { recursive: true })
    await spoil(at(repository))
    add(name, 'set-one', repository, opens, refused)
  }
  const findZip = async (repoDir: string, name: string) => {
    const names = readdirSync(join(repoDir, 'targets'))
    return join(repoDir, 'targets', names.find((it) => it.endsWith(`.${name}`)) ?? '')
  }
  await spoilt(
    'a bit of one part of a newer set turned',
    'set-two',
    async (it) => {
      // Whoever has deltas or an index of entries does not need the zip.
      await withholdDeltas(it)
      const path = await findZip(it, 'h5-more-1.2.0.zip')
      writeFileSync(path, turnMiddle(readFileSync(path)))
    },
    '1.1.0',
    'hash',
  )
  await spoilt(
    'a part of the set before in place of the newer',
    'set-two',
    async (it) => {
      await withholdDeltas(it)
      cpSync(await findZip(it, 'h5-more-1.1.0.zip'), await findZip(it, 'h5-more-1.2.0.zip'))
    },
    '1.1.0',
    'any',
  )
  // A file that is smaller than the zip and not as it should be is passed over for the next way,
  // whichever pack of the set it is of.
  const listDeltas = async (repoDir: string) => {
    const deltas = join(repoDir, 'targets', 'deltas')
    return readdirSync(deltas).map((name) => join(deltas, name))
  }
  await spoilt(
    'a bit of every delta of a newer set turned',
    'set-two',
    async (it) => {
      for (const path of await listDeltas(it)) {
        writeFileSync(path, turnMiddle(readFileSync(path)))
      }
    },
    '1.2.0',
    null,
  )
  await spoilt(
    'each delta of a newer set in place of another',
    'set-two',
    async (it) => {
      const paths = await listDeltas(it)
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
    async (it) => rm(await findZip(it, 'h5-more-1.2.0.zip')),
    '1.2.0',
    null,
  )
  const two = readFileSync(join(folder, 'work', 'packs', 'h5-1.2.0.zip'))
  await spoilt(
    'a newer common pack without its parts is passed over',
    'set-one',
    (it) =>
      signAnything({ repoDir: it, keysDir }, two, {
        version: '1.2.0',
        parts: ['extra', 'more'],
        now: now(),
      }),
    '1.1.0',
    null,
  )
  const strange = readFileSync(join(folder, 'work', 'packs', 'h5-more-1.2.0.zip'))
  await spoilt(
    'a part of another set that is signed for this one',
    'set-one',
    (it) =>
      signAnything({ repoDir: it, keysDir }, strange, {
        version: '1.2.0',
        pack: 'more',
        needs: { app: common.sha256 },
        now: now(),
      }),
    '1.1.0',
    'manifest',
  )
}
