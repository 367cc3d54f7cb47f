import { bootStoreOf } from './boot.ts'
import {
  PackDamaged,
  packsOf,
  readBuiltin,
  readCurrent,
  type DevicePack,
  type Installed,
} from './current.ts'
import type { Disk } from './disk.ts'
import { openPack } from './open-pack.ts'

/** What stands on the device now. */
export interface Standing {
  /** The pack that opens; `null` when none is whole. */
  readonly opens: DevicePack | null
  /** Every whole pack. */
  readonly whole: readonly DevicePack[]
  readonly blocked: readonly { readonly release: number; readonly sha256: string }[]
}

/** Looks at every file of every pack, and mends what can be mended. */
export async function standingOf(dir: string, disk: Disk): Promise<Standing> {
  const packs = await packsOf(dir, disk).catch((error: unknown) => {
    // A `current.json` that cannot be read must not stand in the way for ever.
    if (error instanceof PackDamaged) return []
    throw error
  })
  const boot = bootStoreOf(dir, disk)
  const whole: DevicePack[] = []
  for (const it of packs) if (await isWhole(dir, it.pack, disk)) whole.push(it)
  const blocked = await boot.blocked()
  return { opens: (await boot.choose(whole)) ?? null, whole, blocked }
}

async function isWhole(dir: string, pack: Installed, disk: Disk): Promise<boolean> {
  try {
    const reader = await openPack(dir, pack, disk)
    for (const { path } of reader.manifest.files) await reader.read(path)
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
