import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Targets } from '@tufjs/models'
import { replaceFile } from '../durable-write.ts'
import type { RepositoryPlace } from './transaction.ts'
import { createKeys, findKeys, type RoleKey, type RoleName } from './keys.ts'
import {
  expiry,
  lifetimes,
  metadataPath,
  readTrusted,
  RepositoryError,
  signed,
  specVersion,
  writeTargets,
} from './metadata-store.ts'
import { makeRoot } from './root-metadata.ts'

export interface InitOptions extends RepositoryPlace {
  /** Folders for the root keys, one key in each, to be taken offline; `keysDir` when absent. */
  readonly rootDirs?: readonly string[]
  /** The number of the root's keys that have to sign; 1 when absent. */
  readonly threshold?: number
  /** Encrypts the key files with a passphrase. */
  readonly encrypt?: boolean | undefined
}

/**
 * Creates an empty signed repository, and the keys that its folders do not have yet. Returns the
 * path of the first root metadata, which apps ship with. Throws `RepositoryError` when there is a
 * repository already, or when there would be fewer root keys than `threshold`.
 */
export async function initRepository(options: InitOptions): Promise<string> {
  const { repoDir, keysDir, threshold = 1 } = options
  const rootDirs = [...new Set(options.rootDirs ?? [keysDir])]
  if ((await readTrusted(repoDir)) !== null) {
    throw new RepositoryError(`There is a repository in ${repoDir} already; publish into it.`)
  }
  if (!Number.isInteger(threshold) || threshold < 1 || threshold > rootDirs.length) {
    throw new RepositoryError(
      `A threshold of ${threshold} cannot be met by ${rootDirs.length} root keys; give one --root-keys folder for each key.`,
    )
  }
  const rootPath = trustedRootPath(repoDir)
  // Keys that are there already are used, or refused, before anything is made.
  await findKeys(rootDirs, 'root')
  for (const role of ['targets', 'snapshot', 'timestamp'] as const) await findKeys([keysDir], role)
  if (options.dryRun === true) return rootPath
  const now = options.now?.() ?? new Date()
  const keys: Readonly<Record<RoleName, readonly RoleKey[]>> = {
    root: await createKeys(rootDirs, 'root', options.encrypt),
    targets: await createKeys([keysDir], 'targets', options.encrypt),
    snapshot: await createKeys([keysDir], 'snapshot', options.encrypt),
    timestamp: await createKeys([keysDir], 'timestamp', options.encrypt),
  }
  const holding = (own: readonly RoleKey[], needed = 1) => ({
    keys: own.map(({ key }) => key),
    threshold: needed,
  })
  const root = makeRoot(1, expiry(now, lifetimes.root), {
    root: holding(keys.root, threshold),
    targets: holding(keys.targets),
    snapshot: holding(keys.snapshot),
    timestamp: holding(keys.timestamp),
  })
  const targets = new Targets({ version: 1, specVersion, expires: expiry(now, lifetimes.targets) })

  await mkdir(join(repoDir, 'targets'), { recursive: true })
  // The root comes last: without it the folder is no repository yet, and a next attempt starts
  // over.
  await writeTargets(repoDir, keys, targets, { snapshot: 1, timestamp: 1 }, now)
  await replaceFile(rootPath, signed(root, keys.root))
  return rootPath
}

/** Returns where a repository on disk keeps the root metadata that apps carry. */
export function trustedRootPath(repoDir: string): string {
  return metadataPath(repoDir, '1.root.json')
}
