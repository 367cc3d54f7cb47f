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

/** What stands on the device now. */
export interface InspectedPacks {
  /** The pack that opens; `null` when none is whole. */
  readonly opens: DevicePack | null
  /** Every set whose packs are all whole. */
  readonly whole: readonly DevicePack[]
  /** Every whole pack, whatever became of the others of its set. */
  readonly members: readonly InstalledMember[]
  readonly blocked: readonly { readonly release: number; readonly sha256: string }[]
}

/** Looks at every file of every pack, and mends what can be mended. */
export async function standingOf(dir: string, disk: Disk): Promise<InspectedPacks> {
  const packs = await devicePacks(dir, disk).catch((error: unknown) => {
    // A `current.json` that cannot be read must not stand in the way for ever.
    if (error instanceof PackDamaged) return []
    throw error
  })
  const boot = openBootStore(dir, disk)
  const found = new Map<string, { readonly member: InstalledMember; readonly whole: boolean }>()
  for (const member of packs.flatMap(({ pack }) => membersIn(pack))) {
    // Two sets may share packs: each is looked at once.
    if (found.has(member.dir)) continue
    found.set(member.dir, { member, whole: await isWhole(dir, member, disk) })
  }
  const whole: DevicePack[] = []
  for (const it of packs) {
    const standing = membersIn(it.pack).every((member) => found.get(member.dir)?.whole === true)
    if (standing && (await isSet(dir, it.pack, disk))) whole.push(it)
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

/** The packs that stay, whatever is cleaned away: what was installed last, the one before, and the app's own. */
export async function keptPacks(dir: string, disk: Disk): Promise<Installed[]> {
  const current = await readCurrent(dir, disk).catch(() => null)
  const builtin = await readBuiltin(dir, disk)
  return [current, current?.previous ?? null, builtin].filter((it) => it !== null)
}
