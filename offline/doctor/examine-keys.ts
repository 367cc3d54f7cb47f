import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Complaint, DoctorPlace } from './complaint.ts'
import { haltHolders } from '../release/halt-releases.ts'
import { findKeys, roleNames } from '../release/keys.ts'
import type { Trusted } from '../release/metadata-store.ts'
import { roleHolders } from '../release/root-metadata.ts'

/** The work that is impossible without this key; the machine of cron has none. */
const WITHOUT_TARGETS =
  'Nobody can publish, pause or roll back from here; "h5pack halt" needs no such key. '

/** Finds keys that are missing, readable by others, of another repository, or too few. */
export async function examineKeys(place: DoctorPlace, trusted: Trusted): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  const holders = { ...roleHolders(trusted.root), halt: haltHolders(trusted) }
  const roles = [...roleNames, 'halt'] as const
  for (const role of roles) {
    const ids = new Set(holders[role].keys.map((key) => key.keyID))
    let keys
    try {
      keys = await findKeys([place.keysDir], role)
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      complaints.push({ level: 'error', what, next: 'Restore the key, or revoke it.' })
      continue
    }
    for (const { path, key } of keys) {
      if (((await stat(path)).mode & 0o077) !== 0) {
        const what = `${path} can be read by others.`
        complaints.push({ level: 'error', what, next: `Run "chmod 600 ${path}".` })
      }
      if (!ids.has(key.keyID)) {
        const what = `${path} is no ${role} key of this repository: it was replaced, or is another repository's.`
        complaints.push({ level: 'warning', what, next: 'Delete it, or put it where it belongs.' })
      } else if (role === 'root') {
        complaints.push({
          level: 'warning',
          what: `${path}, a root key, is in the same folder as the online keys.`,
          next: `Move it to a place of its own, away from ${dirname(path)}.`,
        })
      }
    }
    // The on-call engineer may have the halt key elsewhere.
    if (role !== 'root' && role !== 'halt' && !keys.some(({ key }) => ids.has(key.keyID))) {
      const what = `${place.keysDir} has no ${role} key of this repository.`
      const without = { targets: WITHOUT_TARGETS, snapshot: '', timestamp: '' }[role]
      const next = `${without}Give the right --keys, or replace the key with "h5pack keys revoke".`
      complaints.push({ level: role === 'timestamp' ? 'error' : 'warning', what, next })
    }
  }
  if (holders.root.threshold < 2) {
    complaints.push({
      level: 'warning',
      what: 'One stolen root key is enough to take over every device.',
      next: 'Start the next repository with "h5pack keys init --threshold 2" and three --root-keys.',
    })
  }
  return complaints
}
