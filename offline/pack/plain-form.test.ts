import { readFile } from 'node:fs/promises'
import { constants, createZstdDecompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { expect, test, describe } from 'vitest'
import * as fc from 'fast-check'
import { hostile } from '../testing/hostile-packs.ts'
import { makeManifest, zipAsGiven } from '../testing/hostile-zip.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { DELTA_HEADER, deltaDictionary, deltaFrame, makeDelta } from './delta.ts'
import { plainBuffer, plainForm, plainLength, lengthAndHash } from './plain-form.ts'
import { verifyZip } from './verify-pack.ts'
import { inflateEntry, readEntries } from './zip-entries.ts'
import { dataStart } from './zip-form.ts'

const someBytes = fc.uint8Array({ minLength: 1 })

const bodies = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,9}\.js$/),
  fc.uint8Array({ maxLength: 300 }),
  { minKeys: 1, maxKeys: 9 },
)

async function sampleZip(version = '1.0.0'): Promise<Buffer> {
  return readFile((await samplePack(version)).zip)
}

describe('the plain form', () => {
  test('follows from names and bytes alone, however the zip was deflated', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (given) => {
        const files = Object.entries(given)
          .map(([name, bytes]) => ({ name, body: Buffer.from(bytes) }))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        const zip = zipAsGiven(files.map(({ name, body }) => [name, body]))
        const length = plainLength(files.map(({ name, body }) => ({ name, bytes: body.length })))
        const plain = await plainBuffer(files, length)
        expect((await plainForm(zip)).equals(plain)).toBe(true)
        const { entries, findings } = await readEntries(plain, 'plain')
        expect(findings).toEqual([])
        for (const [at, entry] of entries.entries()) {
          const { name, body } = files[at] ?? { name: '', body: Buffer.alloc(0) }
          expect(entry).toMatchObject({ name, bytes: body.length, stored: true })
          expect(plain.subarray(dataStart(entry)).subarray(0, entry.bytes).equals(body)).toBe(true)
          expect(await inflateEntry(plain, entry)).toEqual(body)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('is a pack only where it was expected, by its own length and hash', async () => {
    const zip = await sampleZip()
    const plain = await plainForm(zip)
    const expected = lengthAndHash(zip)
    const codes = async (bytes: Buffer, expectedPlain = lengthAndHash(plain)) =>
      (await verifyZip(bytes, { expected, expectedPlain })).findings.map(({ code }) => code)
    expect(await codes(zip)).toEqual([])
    expect(await codes(plain)).toEqual([])
    expect(await codes(plain, lengthAndHash(zip))).toEqual(['length'])
    const damaged = Buffer.from(plain)
    damaged.writeUInt8(plain.readUInt8(99) ^ 1, 99)
    expect(await codes(damaged)).toEqual(['hash'])
    expect(await codes(damaged, lengthAndHash(damaged))).not.toEqual([])
    expect((await verifyZip(plain)).findings.map(({ code }) => code)).toContain('form')
  })

  test('of a zip that is no pack is not made', async () => {
    await expect(plainForm(Buffer.from('<p>'))).rejects.toThrow(RangeError)
    const files = [...hostile.files, ['pack.json', makeManifest(hostile.files)] as const]
    const zip = zipAsGiven(files)
    await expect(plainForm(Buffer.concat([zip, zip]))).rejects.toThrow(RangeError)
  })
})

describe('a delta', () => {
  test('makes the new plain form out of the old, and names the old one', async () => {
    await fc.assert(
      fc.asyncProperty(someBytes, someBytes, async (a, b) => {
        const [from, to] = [Buffer.from(a), Buffer.from(b)]
        const delta = await makeDelta(from, to)
        expect(deltaDictionary(delta)).toBe(lengthAndHash(from).sha256)
        const back = zstdDecompressSync(delta.subarray(DELTA_HEADER), { dictionary: from })
        expect(back.equals(to)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('reaches back over all of a large pack', async () => {
    const from = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64')
    const old = Buffer.from(from + '卡'.repeat(400_000))
    const to = Buffer.concat([Buffer.from('新'.repeat(400_000)), old])
    const delta = await makeDelta(old, to)
    expect(delta.length).toBeLessThan(2000)
    const decoder = createZstdDecompress({ dictionary: old })
    decoder.end(delta.subarray(DELTA_HEADER))
    const got: Buffer[] = []
    await pipeline(decoder, async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) got.push(piece)
    })
    expect(Buffer.concat(got).equals(to)).toBe(true)
  })

  test("is one frame to its last byte, whatever the frame's header and blocks are", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array({ maxLength: 3000 }),
          fc.nat(300_000).map((length) => new Uint8Array(length)),
          fc.nat(200_000).map((length) => Buffer.from('ab卡'.repeat(length))),
        ),
        fc.boolean(),
        fc.boolean(),
        (content, checksum, contentSize) => {
          const frame = zstdCompressSync(content, {
            params: {
              [constants.ZSTD_c_checksumFlag]: Number(checksum),
              [constants.ZSTD_c_contentSizeFlag]: Number(contentSize),
            },
          })
          const head = Buffer.alloc(DELTA_HEADER)
          const read = (...parts: Buffer[]) => deltaFrame(Buffer.concat([head, ...parts]))
          expect(read(frame)?.equals(frame)).toBe(true)
          expect(read(frame, Buffer.alloc(1))).toBeNull()
          expect(read(frame, frame)).toBeNull()
          expect(read(frame.subarray(0, -1))).toBeNull()
          // A frame that decoders skip, with one byte in it.
          const skipped = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 1, 0, 0, 0, 7])
          expect(read(skipped, frame)).toBeNull()
          expect(read(frame, skipped)).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['half a header', Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0])],
    [
      'a bare Zstandard frame',
      Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), Buffer.alloc(60)]),
    ],
  ])('is not %s', (_, bytes) => {
    expect(deltaDictionary(bytes)).toBeNull()
  })
})
