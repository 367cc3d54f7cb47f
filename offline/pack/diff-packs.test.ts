import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { appSource, builtApp } from '../testing/built-app.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { diffPacks } from './diff-packs.ts'
import { readReport, reportPath } from './module-report.ts'
import { readPack } from './pack-contents.ts'
import { sizePack } from './size-pack.ts'

async function diffBuilds(before: Readonly<Record<string, string>>, after: typeof before) {
  const [one, two] = [await builtApp('1.0.0', before), await builtApp('1.1.0', after)]
  const reports = { from: await readReport(one.zip), to: await readReport(two.zip) }
  return diffPacks(await readPack(one.zip), await readPack(two.zip), reports)
}

const changedIn = (files: Awaited<ReturnType<typeof diffBuilds>>['files']) =>
  files.filter((it) => it.change !== 'renamed').map((it) => `${it.change} ${it.name}`)

describe('what changed', () => {
  test('between two versions of one build is nothing', async () => {
    const diff = await diffBuilds({}, {})
    expect(changedIn(diff.files)).toEqual([])
    expect(diff).toMatchObject({ from: '1.0.0', to: '1.1.0', routes: [], shared: [] })
  })

  test('by one word on one screen is that screen alone, though other files name it by its hash', async () => {
    const text = appSource['src/hold/HoldScreen.js']?.replace('持仓', '我的持仓') ?? ''
    const diff = await diffBuilds({}, { 'src/hold/HoldScreen.js': text })
    expect(changedIn(diff.files)).toEqual(['changed assets/HoldScreen.js'])
    expect(diff.files.filter((it) => it.change === 'renamed').length).toBeGreaterThan(0)
    expect(diff.routes).toEqual([
      { path: '/hold', change: 'changed', files: ['assets/HoldScreen.js'] },
    ])
    expect(diff.shared).toEqual([])
  })

  test('in a part of both screens changes both', async () => {
    const text = appSource['src/ui/card.js']?.replace('卡', '片') ?? ''
    const diff = await diffBuilds({}, { 'src/ui/card.js': text })
    expect(diff.routes.map((it) => it.path)).toEqual(['/hold', '/buy'])
  })

  test('in the entry is said of every route at once', async () => {
    const diff = await diffBuilds(
      {},
      { 'src/main.js': `${appSource['src/main.js'] ?? ''}\nconsole.log('new')` },
    )
    expect(diff.routes).toEqual([])
    expect(diff.shared).toEqual(['assets/index.js'])
  })

  test('without reports is listed by name, with routes, methods and the oldest app', async () => {
    const one = await samplePack('1.0.0', { extra: { 'assets/old-a1b2c3d4.js': 'old' } })
    const two = await samplePack('2.0.0', {
      extra: { 'assets/new-a1b2c3d4.js': 'new' },
      minAppVersion: '5.1.0',
      bridge: { version: 1, methods: ['login', 'scan'] },
      routes: [{ path: '/new', title: '新' }],
    })
    const none = { from: null, to: null }
    const diff = diffPacks(await readPack(one.zip), await readPack(two.zip), none)
    expect(changedIn(diff.files)).toEqual(['added assets/new.js', 'removed assets/old.js'])
    expect(diff.routes).toEqual([
      { path: '/new', change: 'added', files: [] },
      { path: '/', change: 'removed', files: [] },
    ])
    expect(diff.minAppVersion).toEqual({ from: '5.0.0', to: '5.1.0' })
    expect(diff.methods).toEqual({ added: ['scan'], removed: ['isLoggedIn'] })
  })
})

describe('where the bytes are', () => {
  test('are listed by route, library and kind of file', async () => {
    const { zip } = await builtApp('1.0.0')
    const size = sizePack(await readPack(zip), await readReport(zip))
    expect(size.routes.map((it) => it.path)).toEqual(['/hold', '/buy'])
    const [hold, buy] = size.routes
    expect(hold?.own).toBeGreaterThan(buy?.own ?? Infinity)
    expect(size.shared).toBeGreaterThan(0)
    const sources = size.sources.map((it) => it.source)
    expect(sources).toEqual(expect.arrayContaining(['exact', 'src/ui', 'src/hold', 'src/buy']))
    expect(size.kinds.map((it) => it.kind)).toEqual(['js', 'html'])
    const all = size.kinds.reduce((sum, it) => sum + it.bytes, 0)
    expect(all).toBeLessThan(size.bytes)
  })

  test('are listed by kind of file only without the report', async () => {
    const { zip } = await samplePack('1.0.0')
    expect(sizePack(await readPack(zip), await readReport(zip))).toMatchObject({
      shared: null,
      routes: [],
      sources: [],
    })
  })

  test('of a pack whose report is damaged is refused with the next step', async () => {
    const { zip } = await samplePack('1.0.0')
    await writeFile(reportPath(zip), '{"schema":1}')
    await expect(readReport(zip)).rejects.toThrow(/delete it, or build the pack again/)
  })
})
