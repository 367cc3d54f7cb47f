import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { makeDelta } from '../pack/delta.ts'
import { plainForm } from '../pack/plain-form.ts'
import { signDelta, withhold, withholdDeltas } from '../testing/attacker.ts'
import { findZip, publisherPlace, rewrite, spoilTwo, turnMiddle, type CaseKit } from './case-kit.ts'

const TWO = 'h5-2.0.0.zip'

/** Reads a pack in the form from which deltas are made. */
type ReadPlain = (version: string) => Promise<Buffer>

const plainPacks =
  ({ folder }: CaseKit): ReadPlain =>
  async (version) =>
    plainForm(readFileSync(join(folder, 'work', 'packs', `h5-${version}.zip`)))

function firstDelta(repoDir: string): string {
  const [name = ''] = readdirSync(join(repoDir, 'targets', 'deltas'))
  return join(repoDir, 'targets', 'deltas', name)
}

/** Deltas that are away or damaged. One that is not as it should be is passed over for the next way. */
async function addMissedDeltas(kit: CaseKit): Promise<void> {
  const spoilt = spoilTwo(kit)
  await spoilt('no delta at its place', null, (it) => withhold(it, ['deltas']), '2.0.0')
  await spoilt('neither delta nor index at their places', null, withholdDeltas, '2.0.0')
  await spoilt(
    'a bit of the delta turned',
    null,
    async (it) => rewrite(firstDelta(it), turnMiddle),
    '2.0.0',
  )
  await spoilt('a delta, and no zip', null, async (it) => rm(findZip(it, TWO)), '2.0.0')
}

/** Deltas that are signed, but do not make the pack. */
async function addWrongDeltas(kit: CaseKit, plain: ReadPlain): Promise<void> {
  const spoilt = spoilTwo(kit)
  const deltas: readonly (readonly [string, () => Promise<Buffer>])[] = [
    ['another dictionary', async () => makeDelta(Buffer.from('other'), await plain('2.0.0'))],
    ['another content', async () => makeDelta(await plain('1.0.0'), await plain('1.0.0'))],
    [
      'a bomb as its content',
      async () => makeDelta(await plain('1.0.0'), Buffer.alloc(8 * 1024 * 1024)),
    ],
    [
      'its end missing',
      async () => (await makeDelta(await plain('1.0.0'), await plain('2.0.0'))).subarray(0, -9),
    ],
    ['something else in its place', async () => Buffer.from('<!doctype html>')],
  ]
  for (const [what, make] of deltas) {
    await spoilt(
      `a signed delta with ${what}`,
      null,
      async (it) => signDelta(publisherPlace(kit, it), '1.0.0', '2.0.0', await make()),
      '2.0.0',
    )
  }
}

/** Wrong deltas where there is no other way to the pack. */
async function addOnlyDeltas(kit: CaseKit, plain: ReadPlain): Promise<void> {
  const spoilt = spoilTwo(kit)
  await spoilt(
    'a signed delta with another dictionary, and no other way',
    'unreachable',
    async (it) => {
      const place = publisherPlace(kit, it)
      await signDelta(place, '1.0.0', '2.0.0', await makeDelta(Buffer.from('x'), Buffer.from('y')))
      await withhold(it, ['entries'])
      rmSync(findZip(it, TWO))
    },
  )
  const tails: readonly (readonly [string, (delta: Buffer) => Buffer])[] = [
    ['a byte behind its frame', (delta) => Buffer.concat([delta, Buffer.alloc(1)])],
    ['a second frame', (delta) => Buffer.concat([delta, zstdCompressSync(Buffer.from('more'))])],
    ['an empty second frame', (delta) => Buffer.concat([delta, zstdCompressSync('')])],
  ]
  for (const [what, change] of tails) {
    await spoilt(`a signed delta with ${what}, and no other way`, 'unreachable', async (it) => {
      const delta = change(await makeDelta(await plain('1.0.0'), await plain('2.0.0')))
      await signDelta(publisherPlace(kit, it), '1.0.0', '2.0.0', delta)
      await withhold(it, ['entries'])
      rmSync(findZip(it, TWO))
    })
  }
}

/** Deltas from `one` to `two`: away, damaged, and signed but wrong. */
export async function addDeltas(kit: CaseKit): Promise<void> {
  const plain = plainPacks(kit)
  await addMissedDeltas(kit)
  await addWrongDeltas(kit, plain)
  await addOnlyDeltas(kit, plain)
}
