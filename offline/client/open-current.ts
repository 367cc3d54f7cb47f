import { openBootStore } from './boot.ts'
import { withDeviceErrors } from './device-failure.ts'
import { PackDamaged, devicePacks, type DevicePack } from './current.ts'
import { nodeDisk, type Disk } from './disk.ts'
import { NoPack, openPack, type PackReader } from './open-pack.ts'

export { NoPack, type PackReader } from './open-pack.ts'

/**
 * Opens the device's pack without asking anyone: no network, no signature, no expiry; and without
 * beginning a page load (a host does that by `createBoot`). It is the newest pack that is whole and
 * was not taken back. The reader keeps its pack while another is installed; the device keeps a
 * pack's files until the second switch after it. Throws `NoPack`, `PackDamaged` when no pack of the
 * device is what was installed, and `DeviceFailed`.
 */
export function openCurrent(deviceDir: string, disk: Disk = nodeDisk): Promise<PackReader> {
  return withDeviceErrors(async () => {
    const boot = openBootStore(deviceDir, disk)
    let all = await devicePacks(deviceDir, disk)
    let packs: readonly DevicePack[] = all
    for (;;) {
      const pack = await boot.choose(packs)
      if (pack === undefined) throw new NoPack(`No pack is installed in ${deviceDir}.`)
      try {
        return await openPack(deviceDir, pack.pack, disk)
      } catch (error) {
        if (!(error instanceof PackDamaged)) throw error
        packs = packs.filter((it) => it !== pack)
        if (packs.length > 0) continue
        // An install may have switched, and taken away what was read before.
        const before = all
        all = await devicePacks(deviceDir, disk)
        packs = all.filter(({ pack: { dir } }) => before.every((it) => it.pack.dir !== dir))
        if (packs.length === 0) throw error
      }
    }
  })
}
