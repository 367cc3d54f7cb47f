import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readReleases } from '#offline/pack/release.ts'
import type { Complaint, DoctorPlace } from './complaint.ts'
import { fileDigest } from '../release/file-digest.ts'
import { findLeftovers } from '../release/leftovers.ts'
import type { Trusted } from '../release/metadata-store.ts'
import { auxiliaryFiles } from '../release/transaction.ts'

/** Finds published files that are missing, not what was signed, not signed, or incomplete. */
export async function examineFiles(place: DoctorPlace, trusted: Trusted): Promise<Complaint[]> {
  const targetsDir = join(place.repoDir, 'targets')
  const signedFiles = Object.values(trusted.targets.signed.targets)
  const complaints: Complaint[] = []
  const helping = new Set(auxiliaryFiles(readReleases(signedFiles)).map((it) => it.target))
  const named = new Set<string>()
  for (const [index, { path, length, hashes }] of signedFiles.entries()) {
    place.onProgress?.(index / signedFiles.length)
    const hash = hashes['sha256'] ?? ''
    const slash = path.lastIndexOf('/') + 1
    const name = `${path.slice(0, slash)}${hash}.${path.slice(slash)}`
    named.add(name)
    const found = await fileDigest(join(targetsDir, name))
    const helps = helping.has(path)
    const level = helps ? 'warning' : 'error'
    const meanwhile = 'Restore the file from a copy; until then devices download more.'
    if (found === null) {
      const next = helps ? meanwhile : 'Publish that pack again, or restore the file from a copy.'
      complaints.push({ level, what: `targets/${name} is missing.`, next })
    } else if (found.bytes !== length || found.sha256 !== hash) {
      const next = helps ? meanwhile : 'Restore the file from a copy: devices refuse this one.'
      complaints.push({ level, what: `targets/${name} is not what was signed.`, next })
    }
  }
  place.onProgress?.(1)
  const left = findLeftovers(place.repoDir)
  const orphans = (await filesBelow(targetsDir)).filter(
    (name) => !named.has(name) && !left.includes(`targets/${name}`),
  )
  for (const name of orphans) {
    complaints.push({
      level: 'warning',
      what: `targets/${name} is not listed in the signed metadata.`,
      next: 'Delete it when no device can still be downloading it.',
    })
  }
  for (const path of left) {
    const next =
      'A command ended while it wrote this; the next publication deletes it once it is an hour old.'
    complaints.push({ level: 'warning', what: `${path} is an incomplete file.`, next })
  }
  return complaints
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
}
