import { describe, expect, it } from 'vitest'
import { readCurrent, readPack } from './installed-pack.js'

const current = {
  version: '1.2.0',
  dir: 'packs/1.2.0',
  entry: 'index.html',
  manifest: 'packs/1.2.0/pack.json',
  manifestSha256: 'b'.repeat(64),
}
const file = (path: string) => ({ path, sha256: 'a'.repeat(64), bytes: 3, type: 'text/plain' })
const manifest = (...paths: string[]) => JSON.stringify({ files: paths.map(file) })

describe('what is installed', () => {
  it('reads the pointer of the device client', () => {
    expect(readCurrent(JSON.stringify(current))).toEqual(current)
  })

  it.each([
    ['{', 'not JSON'],
    ['[]', 'not an object'],
    [JSON.stringify({ ...current, version: 3 }), 'version'],
    [JSON.stringify({ ...current, manifestSha256: 'x' }), 'manifestSha256'],
    [JSON.stringify({ ...current, dir: '../other' }), 'leads out of its folder'],
    [JSON.stringify({ ...current, manifest: '/etc/passwd' }), 'leads out of its folder'],
  ])('refuses the pointer %s', (text, reason) => {
    expect(() => readCurrent(text)).toThrow(reason)
  })

  it('lists the files of the pack with their hashes', () => {
    const pack = readPack(current, manifest('index.html', 'a.js'))
    expect(pack.files.get('a.js')).toEqual(file('a.js'))
    expect(pack).toMatchObject({ version: '1.2.0', dir: 'packs/1.2.0', entry: 'index.html' })
  })

  it('refuses a file list without the entry, without hashes, or with paths that lead out', () => {
    expect(() => readPack(current, manifest('a.js'))).toThrow('does not list the entry')
    expect(() => readPack(current, manifest('a/../../b'))).toThrow('leads out of its folder')
    const unhashed = JSON.stringify({ files: [{ ...file('index.html'), sha256: 'x' }] })
    expect(() => readPack(current, unhashed)).toThrow('sha256 of index.html')
  })
})
