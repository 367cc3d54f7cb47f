import { readFile } from 'node:fs/promises'
import { Metadata, MetadataKind, type Root } from '@tufjs/models'
import { examineFiles } from './examine-files.ts'
import { examineKeys } from './examine-keys.ts'
import { examineReleases } from './examine-releases.ts'
import { expiringRoles } from '#offline/release/expiries.ts'
import { metadataPath, readTrusted, type Trusted } from '#offline/release/metadata-store.ts'
import { describeOwner, lockState } from '#offline/release/repository-lock.ts'
import type { Complaint, DoctorPlace } from './complaint.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** The time before its expiry at which a role gets a warning, in ms. */
const warnBefore = {
  root: 60 * DAY,
  targets: 7 * DAY,
  halt: 14 * DAY,
  snapshot: 7 * DAY,
  timestamp: 6 * HOUR,
}

/**
 * Looks for everything that stops devices from installing, now or soon: the chain of roots,
 * signatures and expiries, published files that differ from the signed ones, unused files, missing
 * or readable keys. Returns an empty list when there is no problem.
 */
export async function examine(place: DoctorPlace): Promise<Complaint[]> {
  const { repoDir } = place
  const { trusted, damage } = await readTrusted(repoDir).then(
    (read) => ({ trusted: read, damage: '' }),
    (error: unknown) => ({
      trusted: null,
      damage: error instanceof Error ? error.message : 'The repository cannot be read.',
    }),
  )
  if (damage !== '') {
    const next = 'Restore the repository from its last good copy.'
    return [
      { level: 'error', what: damage, next },
      ...(await examineRoots(repoDir)),
      ...(await examineLock(repoDir)),
    ]
  }
  if (trusted === null) {
    return [
      {
        level: 'error',
        what: `There is no repository in ${repoDir}.`,
        next: 'Run "h5pack keys init", or publish a pack.',
      },
    ]
  }
  return [
    ...(await examineRoots(repoDir)),
    ...examineExpiries(trusted, place.now?.() ?? new Date()),
    ...(await examineFiles(place, trusted)),
    ...examineReleases(trusted),
    ...(await examineKeys(place, trusted)),
    ...(await examineLock(repoDir)),
  ]
}

async function examineLock(repoDir: string): Promise<Complaint[]> {
  const lock = await lockState(repoDir)
  if (lock === null) return []
  const who = describeOwner(lock.owner)
  return [
    lock.held
      ? {
          level: 'warning',
          what: `${who} is changing ${repoDir} now.`,
          next: 'Wait for it, or end that process, which releases the lock.',
        }
      : {
          level: 'warning',
          what: `${who} ended before it finished changing ${repoDir}.`,
          next: 'Run its command again; the lock is free.',
        },
  ]
}

/**
 * Each root has to be signed by the keys of the previous one, or devices that have not seen it
 * cannot update.
 */
async function examineRoots(repoDir: string): Promise<Complaint[]> {
  let before: Metadata<Root> | null = null
  for (let version = 1; ; version += 1) {
    const bytes = await readFile(metadataPath(repoDir, `${version}.root.json`)).catch(() => null)
    if (bytes === null) return []
    try {
      const root: Metadata<Root> = Metadata.fromJSON(
        MetadataKind.Root,
        JSON.parse(bytes.toString()),
      )
      before?.verifyDelegate('root', root)
      root.verifyDelegate('root', root)
      if (root.signed.version !== version) throw new Error(`it says ${root.signed.version}`)
      before = root
    } catch (error) {
      const unsigned = error instanceof Error && /was signed by/.test(error.message)
      const reason = unsigned ? 'too few of its keys have signed it' : 'it is not such metadata'
      return [
        {
          level: 'error',
          what: `${version}.root.json is no valid successor of the root before it (${reason}).`,
          next: 'Restore it from a copy: devices that have not seen it cannot update past it.',
        },
      ]
    }
  }
}

function examineExpiries(trusted: Trusted, now: Date): Complaint[] {
  const remedies = {
    root: 'Run "h5pack keys renew" with the root keys.',
    targets: 'Run "h5pack refresh --all" with the targets key.',
    halt: 'Run "h5pack refresh" with the halt key.',
    snapshot: 'Run "h5pack refresh", and find out why cron has not.',
    timestamp: 'Run "h5pack refresh", and find out why cron has not.',
  }
  return expiringRoles.flatMap((role): Complaint[] => {
    const expires = trusted[role]?.signed.expires
    if (expires === undefined) return []
    const left = Date.parse(expires) - now.getTime()
    const next = remedies[role]
    if (left <= 0) {
      return [{ level: 'error', what: `The ${role} is expired since ${expires}.`, next }]
    }
    if (left > warnBefore[role]) return []
    const time =
      left < 2 * DAY ? `${Math.ceil(left / HOUR)} hours` : `${Math.ceil(left / DAY)} days`
    return [{ level: 'warning', what: `The ${role} expires in ${time}, at ${expires}.`, next }]
  })
}
