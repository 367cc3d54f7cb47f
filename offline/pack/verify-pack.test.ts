import { readFile, truncate, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hostile, type Hostile } from '../testing/hostile-packs.ts'
import { samplePack, temporaryFolder } from '../testing/sample-pack.ts'
import { makeManifest, zipAsGiven } from '../testing/hostile-zip.ts'
import { verifyPack, verifyZip } from './verify-pack.ts'

async function sampleZip(): Promise<Buffer> {
  return readFile((await samplePack('1.0.0')).zip)
}

describe('damage', () => {
  test('of any single byte is detected', async () => {
    const zip = await sampleZip()
    const unnoticed: number[] = []
    for (let at = 0; at < zip.length; at += 1) {
      const damaged = Buffer.from(zip)
      damaged.writeUInt8(zip.readUInt8(at) ^ 0xff, at)
      if ((await verifyZip(damaged)).findings.length === 0) unnoticed.push(at)
    }
    expect(unnoticed).toEqual([])
  })

  test('by truncation is detected at every length', async () => {
    const zip = await sampleZip()
    const unnoticed: number[] = []
    for (let length = 0; length < zip.length; length += 7) {
      if ((await verifyZip(zip.subarray(0, length))).findings.length === 0) unnoticed.push(length)
    }
    expect(unnoticed).toEqual([])
  })

  test('by bytes before, after or between entries is detected', async () => {
    const zip = await sampleZip()
    const more = Buffer.from('more')
    for (const changed of [
      Buffer.concat([more, zip]),
      Buffer.concat([zip, more]),
      Buffer.concat([zip.subarray(0, 60), more, zip.subarray(60)]),
    ]) {
      expect((await verifyZip(changed)).findings).not.toEqual([])
    }
  })
})

describe('a hostile pack', () => {
  test('differs from the valid sample', async () => {
    const { files } = hostile
    const zip = zipAsGiven([...files, ['pack.json', makeManifest(files)]])
    expect((await verifyZip(zip)).findings).toEqual([])
  })

  test.each(hostile.cases)('with $what is refused: $code', async ({ make, code }: Hostile) => {
    const { findings } = await verifyZip(await make())
    expect(findings.map((finding) => finding.code)).toContain(code)
  })

  test('passes on no file after the first fault', async () => {
    const given: string[] = []
    const zip = zipAsGiven([
      ...hostile.files,
      ['pack.json', makeManifest(hostile.files)],
      ['z.js', Buffer.from('unlisted')],
    ])
    const verdict = await verifyZip(zip, {
      onFile: (path) => {
        given.push(path)
        return Promise.resolve()
      },
    })
    expect(verdict.findings.map(({ code }) => code)).toEqual(['extra'])
    expect(given).toEqual([])
  })

  test('names each of several faults', async () => {
    const changed = Buffer.from('changed')
    const zip = zipAsGiven([
      ['a.js', changed],
      ['extra.js', changed],
      ['pack.json', makeManifest(hostile.files)],
    ])
    const { findings } = await verifyZip(zip)
    expect(findings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'missing index.html',
      'extra extra.js',
      'length a.js',
    ])
  })
})

describe('what was signed', () => {
  test('is compared by length before hash, and by hash before anything is parsed', async () => {
    const zip = await sampleZip()
    const expected = { bytes: zip.length, sha256: (await verifyZip(zip)).sha256 }
    const codes = async (bytes: Buffer) =>
      (await verifyZip(bytes, { expected })).findings.map(({ code }) => code)
    expect(await codes(zip)).toEqual([])
    expect(await codes(randomBytes(zip.length + 1))).toEqual(['length'])
    expect(await codes(randomBytes(zip.length))).toEqual(['hash'])
  })

  test('a file over the limit is not even read', async () => {
    const path = join(await temporaryFolder(), 'large.zip')
    await writeFile(path, '')
    await truncate(path, 33 * 1024 * 1024)
    const verdict = await verifyPack(path)
    expect(verdict.findings.map(({ code }) => code)).toEqual(['limit'])
    expect(verdict.sha256).toBe('')
  })
})
