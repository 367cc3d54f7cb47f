import { readFile } from 'node:fs/promises'
import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { samplePack } from '../testing/sample-pack.ts'
import { remoteEntries, inflateManifest, readEntryIndex, writeEntryIndex } from './entry-index.ts'
import { inflateTo, readEntries } from './zip-entries.ts'
import { dataStart } from './zip-form.ts'

async function sample() {
  const zip = await readFile((await samplePack('1.0.0', { extra: { 'z.txt': '最后' } })).zip)
  const index = readEntryIndex(await writeEntryIndex(zip))
  const { offset, packed } = index.manifest
  return { zip, index, listing: zip.subarray(offset, offset + packed) }
}

test('the index has the position of every file, including pack.json', async () => {
  const { zip, index, listing } = await sample()
  const found = await inflateManifest(index, listing)
  if (typeof found === 'string') throw new Error(found)
  const entries = remoteEntries(index, found.manifest)
  expect(entries.map((it) => it.packed)).toEqual(
    (await readEntries(zip)).entries.map((it) => ({
      offset: dataStart(it),
      bytes: it.packedBytes,
    })),
  )
  for (const { packed, bytes, sha256 } of entries) {
    const { offset } = packed
    const body = await inflateTo(zip.subarray(offset, offset + packed.bytes), bytes)
    expect(typeof body === 'string' ? body : hash('sha256', body)).toBe(sha256)
  }
})

test('a manifest that differs from the index is reported in a sentence', async () => {
  const { index, listing } = await sample()
  const other = await sample()
  expect(await inflateManifest(index, listing.subarray(1))).toMatch(/^pack\.json /)
  const manifest = { ...index.manifest, sha256: '0'.repeat(64) }
  expect(await inflateManifest({ ...index, manifest }, other.listing)).toMatch(
    /not what the index says/,
  )
  expect(await inflateManifest({ ...index, packed: [1] }, listing)).toMatch(/other files/)
})

test.each([
  ['no JSON', '<p>'],
  ['another schema', '{"schema":2}'],
  [
    'a length that is none',
    '{"schema":1,"manifest":{"offset":-1,"packed":1,"bytes":1,"sha256":"a"},"packed":[]}',
  ],
])('an index that is %s is refused', (_, text) => {
  expect(() => readEntryIndex(Buffer.from(text))).toThrow(Error)
})
