import { inflateEntry, readEntries } from '#offline/pack/zip-entries.ts'

/** Every file of a pack, `pack.json` among them. Throws for a zip that is no pack. */
export async function packFiles(zip: Buffer): Promise<Map<string, Buffer>> {
  const { entries } = await readEntries(zip)
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    const body = await inflateEntry(zip, entry)
    if (typeof body === 'string') throw new Error(`${entry.name} ${body}`)
    files.set(entry.name, body)
  }
  return files
}
