import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { verifyPack } from '../pack/verify-pack.ts'
import { asInstalled, membersIn, readBuiltin, writeBuiltin, type Installed } from './current.ts'
import type { Disk } from './disk.ts'
import { PackRefused } from './refused.ts'
import { stage } from './stage.ts'
import type { ExpectedPack } from './download/unpack.ts'

/** The pack that ships inside the app. It needs no signature of its own: the app's covers it. */
export interface BuiltinPack {
  /** Path of the zip among the app's own files. */
  readonly zip: string
  /** Its release number; 0 when it was never released, so that any release is newer. */
  readonly release?: number
  /** The zips of its parts, in any order, each with its release number. */
  readonly parts?: readonly { readonly zip: string; readonly release?: number }[]
}

/**
 * Unpacks the app's own pack, with its parts, into the device's folder, so that it opens like any
 * other; does nothing when the same content is there. A process killed in the middle starts over
 * the next time. Throws `PackRefused` for an invalid zip and for packs that form no set, and what
 * the disk throws.
 */
export async function placeBuiltin(
  dir: string,
  builtin: BuiltinPack,
  disk: Disk,
): Promise<Installed> {
  const [common, ...ordered] = await readBuiltinZips(builtin)
  const before = await readBuiltin(dir, disk)
  if (before !== null && isSame(before, [common, ...ordered])) return before
  await disk.makeFolder(join(dir, 'work'))
  const { entry, row } = await place(dir, common, disk)
  if (entry === undefined) throw new PackRefused('pack', 'The built-in pack has no page to load.')
  const rows = []
  for (const part of ordered) rows.push((await place(dir, part, disk)).row)
  const placed = asInstalled({ ...row, entry, parts: rows })
  await writeBuiltin(dir, placed, disk)
  return placed
}

/**
 * Returns whether the device has the app's own pack already. Changes nothing; throws as
 * `placeBuiltin` does.
 */
export async function isPlaced(dir: string, builtin: BuiltinPack, disk: Disk): Promise<boolean> {
  const before = await readBuiltin(dir, disk)
  return before !== null && isSame(before, await readBuiltinZips(builtin))
}

async function readBuiltinZips({
  zip,
  release = 0,
  parts = [],
}: BuiltinPack): Promise<[Carried, ...Carried[]]> {
  const common = await read(zip, release)
  const named = await Promise.all(parts.map((it) => read(it.zip, it.release ?? 0)))
  const ordered = common.expected.parts.map((name) => {
    const part = named.find(({ expected }) => expected.pack === name)
    if (part?.expected.needs?.app === common.expected.sha256) return part
    throw new PackRefused('pack', `The built-in pack has no part ${name} that belongs to it.`)
  })
  return [common, ...ordered]
}

interface Carried {
  readonly zip: string
  readonly release: number
  readonly expected: ExpectedPack
}

async function read(zip: string, release: number): Promise<Carried> {
  const { manifest, findings, bytes, sha256 } = await verifyPack(zip)
  if (manifest === null || findings.length > 0) {
    throw new PackRefused('pack', `The built-in pack is not whole: ${findings[0]?.detail ?? ''}.`)
  }
  const { appId, version, minAppVersion, pack, needs, parts } = manifest
  const expected = { bytes, sha256, appId, version, minAppVersion, pack, needs, parts }
  return { zip, release, expected }
}

function isSame(before: Installed, wanted: readonly Carried[]): boolean {
  const members = membersIn(before)
  return (
    members.length === wanted.length &&
    wanted.every(
      ({ expected, release }, at) =>
        members[at]?.sha256 === expected.sha256 && members[at].release === release,
    )
  )
}

async function place(dir: string, { zip, release, expected }: Carried, disk: Disk) {
  const body = await disk.read(zip)
  // `stage` moves the zip away, so it gets a copy of the app's file.
  const copy = join(dir, 'work', `builtin-${randomUUID()}.zip`)
  try {
    await disk.create(copy, body ?? new Uint8Array())
    return await stage(dir, copy, expected, release, disk)
  } finally {
    await disk.remove(copy)
  }
}
