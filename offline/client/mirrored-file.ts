import { nodeDisk, type Disk } from './disk.ts'

/** Path of a file's second copy: `a/state.json.copy` for `a/state.json`. */
export function copyPath(path: string): string {
  return `${path}.copy`
}

/**
 * Reads a file that is stored twice: the first copy that `parse` accepts. Some disks return zeros
 * or half a file after a power loss, even for synced bytes; such a copy is skipped. `null` when
 * neither copy exists. Throws the error of the first copy when `parse` accepts none.
 */
export async function readMirrored<T>(
  path: string,
  parse: (bytes: Buffer) => T,
  disk: Disk = nodeDisk,
): Promise<T | null> {
  let damage: { readonly error: unknown } | null = null
  for (const place of [path, copyPath(path)]) {
    const bytes = await disk.read(place)
    if (bytes === null) continue
    try {
      return parse(bytes)
    } catch (error) {
      damage ??= { error }
    }
  }
  if (damage !== null) throw damage.error
  return null
}

/**
 * Replaces both copies, the first one first, each atomically. A copy that has these bytes already
 * is not written.
 */
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
