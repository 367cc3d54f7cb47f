import { openBootStore } from './boot.ts'
import {
  membersIn,
  PackDamaged,
  devicePacks,
  readBuiltin,
  readCurrent,
  type DevicePack,
  type Installed,
  type InstalledMember,
} from './current.ts'
import type { Disk } from './disk.ts'
import { openMember } from './open-member.ts'
import { openPack } from './open-pack.ts'

/** The packs on the device, as found by reading every file of them. */
export interface InspectedPacks {
  /** The set that opens; `null` when none is complete. */
  readonly opens: DevicePack | null
  /** Every set whose packs are all complete and undamaged. */
  readonly whole: readonly DevicePack[]
  /** Every undamaged pack, including those of incomplete sets. */
  readonly members: readonly InstalledMember[]
  readonly blocked: readonly { readonly release: number; readonly sha256: string }[]
}

/** Reads every file of every pack on the device, and repairs damaged ones where possible. */
export async function inspectPacks(dir: string, disk: Disk): Promise<InspectedPacks> {
  const packs = await devicePacks(dir, disk).catch((error: unknown) => {
    // An unreadable `current.json` counts as none, or no install would ever replace it.
    if (error instanceof PackDamaged) return []
    throw error
  })
  const boot = openBootStore(dir, disk)
  const found = new Map<string, { readonly member: InstalledMember; readonly whole: boolean }>()
  for (const member of packs.flatMap(({ pack }) => membersIn(pack))) {
    // Two sets may share packs; each is read once.
    if (found.has(member.dir)) continue
    found.set(member.dir, { member, whole: await isWhole(dir, member, disk) })
  }
  const whole: DevicePack[] = []
  for (const it of packs) {
    const isComplete = membersIn(it.pack).every((member) => found.get(member.dir)?.whole === true)
    if (isComplete && (await isSet(dir, it.pack, disk))) whole.push(it)
  }
  const members = [...found.values()].flatMap((it) => (it.whole ? [it.member] : []))
  const blocked = await boot.blocked()
  return { opens: (await boot.choose(whole)) ?? null, whole, members, blocked }
}

function isWhole(dir: string, member: InstalledMember, disk: Disk): Promise<boolean> {
  return undamaged(async () => {
    const open = await openMember(dir, member, disk)
    for (const row of open.manifest.files) await open.read(row)
  })
}

function isSet(dir: string, pack: Installed, disk: Disk): Promise<boolean> {
  return undamaged(() => openPack(dir, pack, disk))
}

async function undamaged(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof PackDamaged) return false
    throw error
  }
}

/**
 * The sets that `cleanUp` has to keep: the last installed one, the previous one, and the app's own.
 */
export async function keptPacks(dir: string, disk: Disk): Promise<Installed[]> {
  const current = await readCurrent(dir, disk).catch(() => null)
  const builtin = await readBuiltin(dir, disk)
  return [current, current?.previous ?? null, builtin].filter((it) => it !== null)
}
