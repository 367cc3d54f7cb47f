import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { missingPrograms } from '../testing/outside-program.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { DELTA_HEADER, makeDelta } from './delta.ts'

/** Two plain forms that share most of their bytes, the new one of `bytes` bytes. */
function plainForms(bytes: number): { from: Buffer; to: Buffer } {
  const from = randomBytes(Math.ceil(bytes / 2))
  return { from, to: Buffer.concat([from, randomBytes(bytes - from.length)]) }
}

/** The fields of a Zstandard frame's header (RFC 8878, 3.1.1) that say how much memory it takes. */
function readHeader(frame: Buffer) {
  const descriptor = frame.readUInt8(4)
  const sizeBytes = [1, 2, 4, 8][descriptor >> 6] ?? 0
  const size = sizeBytes === 8 ? Number(frame.readBigUInt64LE(5)) : frame.readUIntLE(5, sizeBytes)
  return {
    isSingleSegment: (descriptor & 0x20) !== 0,
    dictionaryFlag: descriptor & 3,
    // Two bytes count from 256.
    contentBytes: sizeBytes === 2 ? size + 256 : size,
  }
}

const lengths = [1, 255, 256, 65_791, 65_792, 3_145_729, 5_242_880]

describe('the frame of a delta', () => {
  test.each(lengths)(
    'of a plain form of %i bytes says this length and needs no larger window',
    async (bytes) => {
      const { from, to } = plainForms(bytes)
      const frame = (await makeDelta(from, to)).subarray(DELTA_HEADER)
      expect(readHeader(frame)).toEqual({
        isSingleSegment: true,
        dictionaryFlag: 0,
        contentBytes: bytes,
      })
    },
  )

  test('is opened by a decoder whose window is as long as the content', async () => {
    const { from, to } = plainForms(3_145_729)
    const frame = (await makeDelta(from, to)).subarray(DELTA_HEADER)
    const windowLog = Math.ceil(Math.log2(to.length))
    const params = { [constants.ZSTD_d_windowLogMax]: windowLog }
    expect(zstdDecompressSync(frame, { dictionary: from, params }).equals(to)).toBe(true)
  })

  const missing = missingPrograms(['zstd'])
  test.skipIf(missing.length > 0)(
    `is opened by the zstd tool with as much memory${missing.length > 0 ? ' SKIPPED, not installed: zstd' : ''}`,
    async () => {
      const folder = await temporaryFolder()
      const { from, to } = plainForms(3_145_729)
      const [old, frame, out] = ['old', 'frame.zst', 'new'].map((name) => join(folder, name))
      await writeFile(old ?? '', from)
      await writeFile(frame ?? '', (await makeDelta(from, to)).subarray(DELTA_HEADER))
      const limits = [`--memory=${to.length}`, `--patch-from=${old}`]
      const run = spawnSync('zstd', ['-d', '-q', ...limits, frame ?? '', '-o', out ?? ''])
      expect(run.stderr.toString()).toBe('')
      expect((await readFile(out ?? '')).equals(to)).toBe(true)
    },
  )
})
