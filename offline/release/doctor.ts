import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Metadata, MetadataKind, type Root } from '@tufjs/models'
import { localReason } from '../pack/provenance.ts'
import { LOCAL_CHANNEL, readReleases, type Release } from '../policy/release.ts'
import { auxiliaryFiles } from './transaction.ts'
import { examineSets } from './examine-sets.ts'
import { expiringRoles } from './expiries.ts'
import { fileDigest } from './file-digest.ts'
import { haltHolders } from './halt-releases.ts'
import { findLeftovers } from './leftovers.ts'
import { findKeys, roleNames } from './keys.ts'
import { metadataPath, readTrusted, type Trusted } from './metadata-store.ts'
import { describeOwner, lockState } from './repository-lock.ts'
import { roleHolders } from './root-metadata.ts'

export interface Complaint {
  /** An error stops some or all devices from installing now; a warning may do so later. */
  readonly level: 'error' | 'warning'
  readonly what: string
  /** What to do about it. */
  readonly next: string
}

export interface DoctorPlace {
  readonly repoDir: string
  readonly keysDir: string
  readonly now?: () => Date
  /** Called with the share of published files that was read, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** What is impossible without this key; the machine of cron has none. */
const WITHOUT_TARGETS =
  'Nobody can publish, pause or roll back from here; "h5pack halt" needs no such key. '

/** How long before its expiry a role gets a warning, in ms. */
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
    ...(await examineTargets(place, trusted)),
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

/** Finds releases for developers' devices in a channel that other devices follow. */
function examineOrigins(releases: readonly Release[]): Complaint[] {
  return releases.flatMap((it): Complaint[] => {
    const reason = it.expired || it.channel === LOCAL_CHANNEL ? null : localReason(it)
    if (reason === null) return []
    const what = `Release ${it.release} (version ${it.version}) in ${it.channel} ${reason}.`
    const next = `Run "h5pack expire --channel ${it.channel} --release ${it.release}", and publish a release in its place.`
    return [{ level: 'error', what, next }]
  })
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

async function examineTargets(place: DoctorPlace, trusted: Trusted): Promise<Complaint[]> {
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

function examineReleases({ targets }: Trusted): Complaint[] {
  const files = targets.signed.targets
  const releases = readReleases(Object.values(files))
  const complaints: Complaint[] = []
  for (const { release, deltas, entries } of releases) {
    for (const { target, bytes, sha256 } of [
      ...deltas,
      ...(entries === undefined ? [] : [entries]),
    ]) {
      const file = files[target]
      if (file?.length === bytes && file.hashes['sha256'] === sha256) continue
      complaints.push({
        level: 'warning',
        what: `Release ${release} names ${target}, whose signed length or hash differs.`,
        next: 'Publish that pack again; until then devices download the whole zip.',
      })
    }
  }
  complaints.push(...examineSets(releases), ...examineOrigins(releases))
  const places = new Set(releases.map((it) => `${it.channel} ${it.pack}`))
  for (const place of places) {
    const [channel, pack] = place.split(' ')
    const offered = releases.filter((it) => it.channel === channel && it.pack === pack)
    if (offered.some((it) => !it.expired && !it.paused && it.basisPoints > 0)) continue
    complaints.push({
      level: 'warning',
      what: `No device can install the pack ${pack ?? ''} from ${channel ?? ''}: every release is paused, at 0 % or withdrawn.`,
      next: 'Run "h5pack resume", or "h5pack rollback VERSION".',
    })
  }
  return complaints
}

async function examineKeys(place: DoctorPlace, trusted: Trusted): Promise<Complaint[]> {
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

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(folder.length + 1))
}
