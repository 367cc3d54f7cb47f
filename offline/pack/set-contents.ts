import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setVersion } from './set-version.js'
import { readReport, type ModuleReport } from './module-report.ts'
import { readPack, type PackContents } from './pack-contents.ts'

/** One pack, or the packs of a set taken together. */
export interface SetContents {
  /** The files of all packs, under the common one's manifest with the whole set's version. */
  readonly contents: PackContents
  /** The web build's report next to the common pack; `null` when there is none. */
  readonly report: ModuleReport | null
  /** The packs, by name. */
  readonly packs: ReadonlyMap<string, { readonly version: string; readonly sha256: string }>
}

/**
 * Reads a pack, or a folder with one common pack and exactly its parts. Throws an `Error` with the
 * next step.
 */
export async function readSet(path: string): Promise<SetContents> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() === true
  const names = isFolder ? (await readdir(path)).filter((it) => it.endsWith('.zip')) : []
  const members = []
  for (const zip of isFolder ? names.map((name) => join(path, name)) : [path]) {
    const sha256 = hash('sha256', await readFile(zip).catch(() => ''))
    members.push({ zip, sha256, ...(await readPack(zip)) })
  }
  members.sort((a, b) => Number(a.manifest.needs !== null) - Number(b.manifest.needs !== null))
  const [common, ...others] = members
  if (common === undefined)
    throw new Error(`${path} contains no pack; give a pack, or the folder of a set.`)
  const { parts } = common.manifest
  const stranger = others.find(
    ({ manifest }) => manifest.needs?.app !== common.sha256 || !parts.includes(manifest.pack),
  )
  if (isFolder && (stranger !== undefined || others.length !== parts.length)) {
    const found = stranger === undefined ? 'a part is missing' : `${stranger.zip} is no part of it`
    throw new Error(`${path} is not one common pack with its parts (${found}).`)
  }
  const named = others.map(({ manifest }) => manifest)
  return {
    contents: {
      manifest: { ...common.manifest, version: setVersion(common.manifest.version, named) },
      bytes: members.reduce((sum, { bytes }) => sum + bytes, 0),
      files: new Map(members.flatMap(({ files }) => [...files])),
    },
    report: await readReport(common.zip),
    packs: new Map(
      members.map(({ manifest, sha256 }) => [manifest.pack, { version: manifest.version, sha256 }]),
    ),
  }
}
