import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, describe, test } from 'vitest'
import { builtApp, builtSet } from '../testing/built-app.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { sampleSet, setZips } from '../testing/sample-set.ts'
import { buildId } from './build-id.ts'
import { examineCoherence, type MemberContents } from './coherence.ts'
import type { Manifest } from './manifest.ts'
import { readPack } from './pack-contents.ts'
import { readProvenance } from './provenance.ts'

async function readMember(zip: string): Promise<MemberContents> {
  const { manifest, files } = await readPack(zip)
  const bodies = [...files].map(([path, { body }]) => [path, body] as const)
  return { manifest, sha256: hash('sha256', await readFile(zip)), files: new Map(bodies) }
}

const readMembers = (zips: readonly string[]) => Promise.all(zips.map(readMember))

type Changes = Readonly<Record<string, string | null>>

/** A pack with files changed, added or (`null`) gone, under a build's id that fits them. */
function withFiles(member: MemberContents, changes: Changes, manifest: Partial<Manifest> = {}) {
  const files = new Map(member.files)
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path)
    else files.set(path, Buffer.from(text))
  }
  const build = readProvenance(member.manifest)
  if (typeof build === 'string') throw new Error(build)
  const id = buildId(files, member.manifest.entry ?? '')
  return {
    ...member,
    files,
    manifest: { ...member.manifest, build: { ...build, id }, ...manifest },
  }
}

const found = (members: readonly MemberContents[]) =>
  examineCoherence(members).map(({ code, path, detail }) => `${code} ${path ?? '-'}: ${detail}`)

const text = (member: MemberContents, path: string) => member.files.get(path)?.toString() ?? ''

test('packs as the build tool and buildPack make them belong together, whole or one by one', async () => {
  const set = await readMembers((await builtSet('1.0.0')).map(({ zip }) => zip))
  expect(found(set)).toEqual([])
  for (const member of set) expect(found([member])).toEqual([])
  expect(found(await readMembers([(await builtApp('1.0.0')).zip]))).toEqual([])
  expect(found(await readMembers([(await samplePack('1.0.0', { qa: true })).zip]))).toEqual([])
  expect(found(await readMembers(setZips(await sampleSet({ app: '1.0.0' }))))).toEqual([])
})

describe('two builds', () => {
  test('whose packs were mixed are detected, also from their parts alone', async () => {
    const extra = { 'assets/other.js': 'other' }
    const one = await readMembers(setZips(await sampleSet({ app: '1.0.0' })))
    const other = await readMembers(setZips(await sampleSet({ app: '1.0.0' }, extra)))
    const [common, content, trading] = one
    const [, , stranger] = other
    if (!common || !content || !trading || !stranger) throw new Error('a pack is missing')
    expect(found([common, content, stranger])).toEqual([
      'build trading: is no part of this common pack',
    ])
    expect(found([content, stranger])).toEqual(['build trading: is of another build'])
    const renamed = {
      ...stranger,
      manifest: { ...stranger.manifest, needs: { app: common.sha256 } },
    }
    expect(found([common, content, renamed])).toEqual([
      'build trading: is of another build than the common pack',
    ])
  })

  test('whose files were mixed in one pack are detected by its id', async () => {
    const [member] = await readMembers([(await samplePack('1.0.0')).zip])
    if (member === undefined) throw new Error('no pack')
    const mixed = new Map(member.files).set('assets/index-a1.js', Buffer.from('of another build'))
    expect(found([{ ...member, files: mixed }])).toEqual([
      'build -: the build that it names has other files',
    ])
  })

  test('of the same files have one id in any version, with QA screens or without', async () => {
    const ids = await Promise.all(
      [{}, { qa: true }].map(async (options) => {
        const { manifest } = await samplePack(options.qa === true ? '2.0.0' : '1.0.0', options)
        const build = readProvenance(manifest)
        return typeof build === 'string' ? build : build.id
      }),
    )
    expect(new Set(ids).size).toBe(1)
  })
})

describe('finds', () => {
  const sample = async () => {
    const [member] = await readMembers([(await samplePack('1.0.0')).zip])
    if (member === undefined) throw new Error('no pack')
    return member
  }

  test('an entry that loads a file which is not there', async () => {
    const member = await sample()
    const page = text(member, 'index.html').replace('index-a1', 'index-b2')
    expect(found([withFiles(member, { 'index.html': page })])).toEqual([
      'missing index.html: refers to ./assets/index-b2.js, which is in no pack',
    ])
  })

  test.each([
    ['a static import', 'import{a}from"./gone.js";a()', './gone.js'],
    ['a bare import', 'import"../gone.js"', '../gone.js'],
    ['a screen that is loaded later', 'open(()=>import("./Gone.js"))', './Gone.js'],
    ['a URL beside the script', 'fetch(new URL("gone.bcmap",import.meta.url))', 'gone.bcmap'],
  ])('%s of a file which is not there', async (_, script, name) => {
    const member = withFiles(await sample(), { 'assets/index-a1.js': script })
    expect(found([member])).toEqual([
      `missing assets/index-a1.js: refers to ${name}, which is in no pack`,
    ])
  })

  test('a style sheet that names a picture which is not there', async () => {
    const style = 'a{background:url(./gone.png)}b{background:url(data:image/png;base64,AA)}'
    const member = withFiles(await sample(), { 'assets/empty.css': style })
    expect(found([member])).toEqual([
      'missing assets/empty.css: refers to ./gone.png, which is in no pack',
    ])
  })

  test('a file to which nothing leads, and one that only such a file names', async () => {
    const member = withFiles(await sample(), {
      'assets/left.js': 'import"./over.js"',
      'assets/over.js': '',
    })
    expect(found([member])).toEqual([
      'extra assets/left.js: nothing in the pack refers to it',
      'extra assets/over.js: nothing in the pack refers to it',
    ])
  })

  test('a route whose script is not in the pack, and one that names none', async () => {
    const routes = [
      { path: '/', title: '首页', file: 'assets/index-a1.js' },
      { path: '/gone', title: '无', file: 'assets/gone.js' },
      { path: '/none', title: '无' },
    ]
    const member = await sample()
    expect(found([{ ...member, manifest: { ...member.manifest, routes } }])).toEqual([
      'routes -: /gone opens assets/gone.js, which is not in the pack',
      'routes -: /none names no script',
    ])
  })

  test('routes on which a common pack and its parts differ', async () => {
    const [common, content, trading] = await readMembers(setZips(await sampleSet({ app: '1.0.0' })))
    if (!common || !content || !trading) throw new Error('a pack is missing')
    const routes = [{ path: '/other', title: 'content', file: 'content/Fund.js' }]
    const changed = { ...content, manifest: { ...content.manifest, routes } }
    expect(found([common, changed, trading])).toEqual([
      'routes -: /fund has its script in no pack of the set',
      "routes -: /other of a part is not among the common pack's routes",
    ])
  })

  test('a script of the common pack that loads what a part lacks, only where the part is there', async () => {
    const [common, content, trading] = await readMembers(setZips(await sampleSet({ app: '1.0.0' })))
    if (!common || !content || !trading) throw new Error('a pack is missing')
    const script = 'open(()=>import("../trading/Gone.js"))'
    const { files, manifest } = withFiles(common, { 'assets/index-a1.js': script })
    const changed = { ...common, files, manifest: { ...manifest, build: undefined } }
    const asGiven = { ...changed, manifest }
    expect(found([asGiven])).toEqual([])
    expect(found([asGiven, content, trading])).toContain(
      'missing assets/index-a1.js: refers to ../trading/Gone.js, which is in no pack',
    )
  })
})
