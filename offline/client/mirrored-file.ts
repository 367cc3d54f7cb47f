import { nodeDisk, type Disk } from './disk.ts'

/** Where the second copy of a file lies: `a/state.json` and `a/state.json.copy`. */
export function copyPath(path: string): string {
  return `${path}.copy`
}

/**
 * Reads a file that is kept twice: the first copy that `understand` accepts. Some disks give back zeros or half a file after a power
 * loss, even for bytes that were synced; such a copy is passed over. `null` when neither copy exists.
 * Throws what `understand` threw for the first when no copy can be understood.
 */
export async function readMirrored<T>(
  path: string,
  understand: (bytes: Buffer) => T,
  disk: Disk = nodeDisk,
): Promise<T | null> {
  let damage: { readonly error: unknown } | null = null
  for (const place of [path, copyPath(path)]) {
    const bytes = await disk.read(place)
    if (bytes === null) continue
    try {
      return understand(bytes)
    } catch (error) {
      damage ??= { error }
    }
  }
  if (damage !== null) throw damage.error
  return null
}

/** Writes both copies, each in one step; the switch is that of the first. A copy that holds these bytes already is left alone. */
export async function writeMirrored(
  path: string,
  body: Uint8Array,
  disk: Disk = nodeDisk,
): Promise<void> {
  for (const place of [path, copyPath(path)]) {
    const before = await disk.read(place)
    if (before?.equals(body) !== true) await disk.replace(place, body)
  }
}
