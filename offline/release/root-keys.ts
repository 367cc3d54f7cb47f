import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { HALT_FILE } from '../policy/halts.ts'
import { Metadata, MetadataKind, Targets, type Key } from '@tufjs/models'
import { replaceFile } from '../durable-write.ts'
import { withRepositoryLock, type RepositoryPlace } from './transaction.ts'
import {
  createKey,
  findKeys,
  KeyError,
  openRole,
  readPublicKey,
  roleNames,
  type RoleKey,
  type RoleName,
  type Signer,
} from './keys.ts'
import {
  expiry,
  lifetimes,
  metadataPath,
  signed,
  specVersion,
  writeTargets,
  type Trusted,
} from './metadata-store.ts'
import { roleHolders, makeRoot, type Holders } from './root-metadata.ts'

export interface CeremonyPlace extends RepositoryPlace {
  /** The folders of the root keys, brought together for this; `keysDir` when absent. */
  readonly rootDirs?: readonly string[]
  /**
   * The folder for a new root key whose predecessor is not available: that of a custodian without
   * one.
   */
  readonly newKeyDir?: string
  /** Encrypts the files of new keys with a passphrase. */
  readonly encrypt?: boolean | undefined
}

/** The result of a change of keys. */
export interface KeyChange {
  /** Number of the new root metadata. */
  readonly rootVersion: number
  readonly role: RoleName | null
  /** Ids of keys that are no longer valid, and of those in their place. */
  readonly removed: readonly string[]
  readonly added: readonly string[]
  /** Files of the removed keys, as far as they were found; to be deleted. */
  readonly retired: readonly string[]
  /** Files of the new keys. */
  readonly made: readonly string[]
  /** The time when the new root ends: ISO 8601, UTC. */
  readonly rootExpires: string
}

/**
 * Replaces the keys of a role: for the root those found in the folders, otherwise all. The new root
 * is signed by the thresholds of the old root's keys and of its own (The Update Framework, 5.3.4).
 * The role's metadata is first re-signed by old and new keys, so that devices accept it with either
 * root. Throws `RepositoryError`, `KeyError`.
 */
export function rotateKeys(place: CeremonyPlace, role: RoleName): Promise<KeyChange> {
  return withRepositoryLock(place, (trusted) => rotate(place, trusted, role))
}

async function rotate(place: CeremonyPlace, trusted: Trusted, role: RoleName): Promise<KeyChange> {
  const named = new Set(roleHolders(trusted.root)[role].keys.map((key) => key.keyID))
  const found = await findKeys(role === 'root' ? rootDirs(place) : [place.keysDir], role)
  const old = role === 'root' ? found.filter(({ key }) => named.has(key.keyID)) : null
  if (old?.length === 0) {
    throw new KeyError(
      `No root key is in ${rootDirs(place).join(', ')}; give the folders with --root-keys.`,
    )
  }
  const ids = old?.map(({ key }) => key.keyID) ?? [...named]
  return replaceKeys(place, trusted, role, new Set(ids))
}

/**
 * Replaces a key that others may have, whichever role it is for. The key itself is not needed, but
 * enough root keys are. Throws `RepositoryError`, `KeyError`.
 */
export function revokeKey(place: CeremonyPlace, keyId: string): Promise<KeyChange> {
  return withRepositoryLock(place, (trusted) => revoke(place, trusted, keyId))
}

async function revoke(place: CeremonyPlace, trusted: Trusted, keyId: string): Promise<KeyChange> {
  const holders = roleHolders(trusted.root)
  const matches = roleNames.flatMap((role) =>
    holders[role].keys.filter((key) => key.keyID.startsWith(keyId)).map((key) => ({ role, key })),
  )
  const [match, ...more] = matches
  if (match === undefined || keyId.length < 8 || more.length > 0) {
    throw new KeyError(
      `"${keyId}" names ${matches.length} keys of the repository; give 8 or more letters of one id from "h5pack status".`,
    )
  }
  return replaceKeys(place, trusted, match.role, new Set([match.key.keyID]))
}

/** Signs the same root for another year. Throws `RepositoryError`, `KeyError`. */
export function renewRoot(place: CeremonyPlace): Promise<KeyChange> {
  return withRepositoryLock(place, (trusted) => replaceKeys(place, trusted, null, new Set()))
}

/**
 * Adds to a role a key whose private half is elsewhere, such as in an HSM, by the file of its
 * public half: from then on a command may sign with it. The role's other keys go on to count.
 * Throws `RepositoryError`, `KeyError`.
 */
export function addPublicKey(
  place: CeremonyPlace,
  role: RoleName,
  file: string,
): Promise<KeyChange> {
  return withRepositoryLock(place, async (trusted) => {
    const key = await readPublicKey(file)
    const holders = roleHolders(trusted.root)
    const user = roleNames.find((it) => holders[it].keys.some(({ keyID }) => keyID === key.keyID))
    if (user !== undefined) {
      throw new KeyError(`The key in ${file} is a ${user} key already; give another one.`)
    }
    const sources = { folders: rootDirs(place), signers: place.signers }
    const rootKeys = await openRole(sources, 'root', trusted.root.signed)
    const rootVersion = trusted.root.signed.version + 1
    const rootExpires = expiry(place.now?.() ?? new Date(), lifetimes.root)
    const { keys, threshold } = holders[role]
    const next = { ...holders, [role]: { keys: [...keys, key], threshold } }
    const bytes = signed(makeRoot(rootVersion, rootExpires, next), rootKeys)
    requireAccepted(trusted, bytes.toString())
    if (place.dryRun !== true) {
      await replaceFile(metadataPath(place.repoDir, `${rootVersion}.root.json`), bytes)
    }
    const change = { rootVersion, role, rootExpires, removed: [], retired: [] }
    return { ...change, added: [key.keyID], made: [file] }
  })
}

const rootDirs = (place: CeremonyPlace) => place.rootDirs ?? [place.keysDir]

async function replaceKeys(
  place: CeremonyPlace,
  trusted: Trusted,
  role: RoleName | null,
  removed: ReadonlySet<string>,
): Promise<KeyChange> {
  const holders = roleHolders(trusted.root)
  const folders = role === 'root' ? rootDirs(place) : [place.keysDir]
  const ids = new Set(role === null ? [] : holders[role].keys.map((key) => key.keyID))
  const present = (role === null ? [] : await findKeys(folders, role)).filter(({ key }) =>
    ids.has(key.keyID),
  )
  const retired = present.filter(({ key }) => removed.has(key.keyID))
  const sources = { folders: rootDirs(place), signers: place.signers }
  const rootKeys = await openRole(sources, 'root', trusted.root.signed)
  const rootVersion = trusted.root.signed.version + 1
  const now = place.now?.() ?? new Date()
  const rootExpires = expiry(now, lifetimes.root)
  const lost = [...removed].filter((id) => !retired.some(({ key }) => key.keyID === id))
  if (lost.length > 0) folderFor(place, role, undefined)
  const change = {
    rootVersion,
    role,
    removed: [...removed],
    retired: retired.map(({ path }) => path),
    rootExpires,
  }
  // Before any key is made: a refusal leaves nothing behind, and a dry run refuses the same.
  const online = role === null || role === 'root' ? null : await openOthers(place, trusted, role)
  if (place.dryRun === true) return { ...change, added: [], made: [] }

  const made: RoleKey[] = []
  let bytes: Buffer
  try {
    for (const id of removed) {
      const folder = folderFor(place, role, retired.find(({ key }) => key.keyID === id)?.path)
      if (role !== null) made.push(await createKey(folder, role, place.encrypt))
    }
    const next = role === null ? holders : replaceHolders(holders, role, removed, made)
    const root = makeRoot(rootVersion, rootExpires, next)
    bytes = signed(root, [...rootKeys, ...(role === 'root' ? made : [])])
    requireAccepted(trusted, bytes.toString())
    if (online !== null) {
      const { role: changed, others } = online
      const keys = { ...others, [changed]: [...present, ...made] }
      await resignOnlineRoles(place, trusted, keys, now)
    }
  } catch (error) {
    // A key that no root names would pass for one that was replaced.
    for (const { path } of made) await rm(path, { force: true })
    throw error
  }
  await replaceFile(metadataPath(place.repoDir, `${rootVersion}.root.json`), bytes)
  return {
    ...change,
    added: made.map(({ key }) => key.keyID),
    made: made.map(({ path }) => path),
  }
}

/**
 * A new key's folder: that of its predecessor. Throws `KeyError` for a root key whose custodian is
 * unknown.
 */
function folderFor(
  place: CeremonyPlace,
  role: RoleName | null,
  predecessor: string | undefined,
): string {
  if (predecessor !== undefined) return dirname(predecessor)
  if (role !== 'root') return place.keysDir
  if (place.newKeyDir !== undefined) return place.newKeyDir
  throw new KeyError(
    'The root key is not in these folders, and no custodian may hold two; give --to, a folder for the new one.',
  )
}

function replaceHolders(
  holders: Holders,
  role: RoleName,
  removed: ReadonlySet<string>,
  made: readonly RoleKey[],
): Holders {
  const { keys, threshold } = holders[role]
  const kept: Key[] = keys.filter((key) => !removed.has(key.keyID))
  return { ...holders, [role]: { keys: [...kept, ...made.map(({ key }) => key)], threshold } }
}

/**
 * Checks the new root as a device does: signed by the old root's keys and by its own. Throws
 * `KeyError`.
 */
function requireAccepted(trusted: Trusted, json: string): void {
  const next = Metadata.fromJSON(MetadataKind.Root, JSON.parse(json))
  try {
    trusted.root.verifyDelegate('root', next)
    next.verifyDelegate('root', next)
  } catch (error) {
    throw new KeyError(
      'No device would accept the new root: too few keys of the old one have signed it; bring more root keys.',
      { cause: error },
    )
  }
}

type OnlineRole = Exclude<RoleName, 'root'>
type OnlineKeys = Readonly<Record<OnlineRole, readonly Signer[]>>

/** The keys of the online roles but the one that is replaced. Throws `KeyError` where one is missing. */
async function openOthers(place: CeremonyPlace, trusted: Trusted, role: OnlineRole) {
  const sources = { folders: [place.keysDir], signers: place.signers }
  const of = async (other: OnlineRole) =>
    other === role ? [] : openRole(sources, other, trusted.root.signed)
  const others: OnlineKeys = {
    targets: await of('targets'),
    snapshot: await of('snapshot'),
    timestamp: await of('timestamp'),
  }
  return { role, others }
}

/** Re-signs the online roles, the changed one with its old and its new keys. */
async function resignOnlineRoles(
  place: CeremonyPlace,
  trusted: Trusted,
  online: OnlineKeys,
  now: Date,
): Promise<void> {
  const { delegations } = trusted.targets.signed
  const targets = new Targets({
    version: trusted.targets.signed.version + 1,
    specVersion,
    expires: expiry(now, lifetimes.targets),
    targets: trusted.targets.signed.targets,
    ...(delegations === undefined ? {} : { delegations }),
  })
  const versions = {
    snapshot: trusted.snapshot.signed.version + 1,
    timestamp: trusted.timestamp.signed.version + 1,
  }
  const halt = trusted.halt === null ? undefined : trusted.snapshot.signed.meta[HALT_FILE]
  await writeTargets(place.repoDir, online, targets, versions, now, halt)
}
