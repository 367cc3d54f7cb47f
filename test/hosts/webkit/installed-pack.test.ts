import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readCurrent, readPack, readPacks } from './installed-pack.js'

const current = {
  version: '1.2.0',
  dir: 'packs/1.2.0',
  entry: 'index.html',
  manifest: 'packs/1.2.0/pack.json',
  manifestSha256: 'b'.repeat(64),
}
const trading = {
  pack: 'trading',
  version: '1.2.1',
  dir: 'packs/trading-1.2.1',
  manifest: 'packs/trading-1.2.1/pack.json',
  manifestSha256: 'c'.repeat(64),
  sha256: 'd'.repeat(64),
  release: 4,
}
const alone = { ...current, parts: [] }
const set = { ...current, parts: [trading] }
const file = (path: string) => ({ path, sha256: 'a'.repeat(64), bytes: 3, type: 'text/plain' })
const manifest = (...paths: string[]) => JSON.stringify({ files: paths.map(file) })

describe('the installed pack', () => {
  it('is read from the pointer of the device client', () => {
    expect(readCurrent(JSON.stringify(current))).toEqual(alone)
    expect(readCurrent(JSON.stringify(set))).toEqual(set)
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', 'not an object'],
    [JSON.stringify({ ...current, version: 3 }), 'version'],
    [JSON.stringify({ ...current, manifestSha256: 'x' }), 'manifestSha256'],
    [JSON.stringify({ ...current, dir: '../other' }), 'leads out of its folder'],
    [JSON.stringify({ ...current, manifest: '/etc/passwd' }), 'leads out of its folder'],
    [JSON.stringify({ ...current, parts: 'trading' }), 'parts in current.json'],
    [JSON.stringify({ ...current, parts: [{ ...trading, dir: '..' }] }), 'leads out of its folder'],
    [JSON.stringify({ ...current, parts: [{ ...trading, sha256: '' }] }), 'sha256 of trading'],
  ])('is refused with the pointer %s', (text, reason) => {
    expect(() => readCurrent(text)).toThrow(reason)
  })

  it('has the files of the pack with their hashes', () => {
    const pack = readPack(alone, [manifest('index.html', 'a.js')])
    expect(pack.files.get('a.js')).toEqual({ ...file('a.js'), dir: 'packs/1.2.0' })
    expect(pack).toMatchObject({ version: '1.2.0', entry: 'index.html' })
  })

  it('has the files of all packs of the set, and the versions of both', () => {
    const pack = readPack(set, [manifest('index.html'), manifest('trading/a.js')])
    expect(pack.files.get('trading/a.js')).toMatchObject({ dir: 'packs/trading-1.2.1' })
    expect(pack.version).toBe('1.2.0+trading.1.2.1')
  })

  it('has the routes of all packs that say which files their pages load', () => {
    const routes = (listed: readonly object[]) => JSON.stringify({ files: [], routes: listed })
    const common = JSON.stringify({
      files: [file('index.html')],
      routes: [{ path: '/', files: ['a.js'] }, { path: '/deal' }],
    })
    const call = {
      method: 'POST',
      path: '/api/fund/queryFundOne',
      encoding: 'form',
      user: false,
      fields: { fundCode: { url: 'fundCode' } },
    }
    const unknown = { ...call, encoding: 'multipart' }
    const own = { path: '/deal', files: ['trading/a.js'], calls: [call, unknown, null] }
    expect(readPack(set, [common, routes([own])]).routes).toEqual([
      { path: '/', files: ['a.js'], calls: [] },
      { ...own, calls: [call] },
    ])
    expect(() => readPack(set, [common, routes([{ path: '/x', files: ['../b.js'] }])])).toThrow(
      'leads out of its folder',
    )
  })

  it('is refused when two packs list the same file', () => {
    const both = [manifest('index.html', 'a.js'), manifest('a.js')]
    expect(() => readPack(set, both)).toThrow('two packs list a.js')
  })

  it('is identified by all packs of its set, and comes after a newer built-in set', () => {
    const installed = { ...set, sha256: 'e'.repeat(64), release: 3, previous: null }
    const own = { ...installed, release: 5, parts: [{ ...trading, release: 5 }] }
    const sha256Hex = (text: string) => hash('sha256', text)
    const [only] = readPacks(JSON.stringify(installed), null, sha256Hex)
    expect(only).toMatchObject({
      release: 4,
      sha256: sha256Hex(`${'e'.repeat(64)}\n${'d'.repeat(64)}\n`),
    })
    const packs = readPacks(JSON.stringify(installed), JSON.stringify(own), sha256Hex)
    expect(packs.map(({ builtin }) => builtin)).toEqual([true, false])
  })

  it('is refused when its file list lacks the entry or hashes, or has paths outside its folder', () => {
    expect(() => readPack(alone, [manifest('a.js')])).toThrow('does not list the entry')
    expect(() => readPack(alone, [manifest('a/../../b')])).toThrow('leads out of its folder')
    const unhashed = JSON.stringify({ files: [{ ...file('index.html'), sha256: 'x' }] })
    expect(() => readPack(alone, [unhashed])).toThrow('sha256 of index.html')
  })
})
