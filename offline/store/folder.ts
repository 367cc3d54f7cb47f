import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from '@tufjs/models'
import { RepositoryError } from '../release/metadata-store.ts'
import { ChainError, readChain, readRoots, type Chain, type Link, type Read } from './chain.ts'
import type { StoredFile } from './store.ts'

/** The published content of a repository's folder: the files that devices need, and no others. */
export interface Folder {
  readonly roots: readonly Link<Root>[]
  readonly newest: Link<Root>
  readonly chain: Chain
}

/** Reads one file of a folder; `null` when it is missing. Throws any other error of the disk. */
export const fromFolder =
  (repoDir: string): Read =>
  (path) =>
    readFile(join(repoDir, path)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })

/** Reads a repository's folder and verifies every signature in it. Throws `RepositoryError`. */
export async function readFolder(repoDir: string): Promise<Folder> {
  try {
    const read = fromFolder(repoDir)
    const roots = await readRoots(read)
    const newest = roots.at(-1)
    if (newest === undefined) {
      throw new RepositoryError(`There is no repository in ${repoDir}; publish a pack first.`)
    }
    const chain = await readChain(read, [newest.metadata])
    if (chain === null) throw new ChainError('metadata/timestamp.json is missing')
    return { roots, newest, chain }
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    throw new RepositoryError(
      `The repository in ${repoDir} is damaged (${error.message}); restore it from its last good copy.`,
      { cause: error },
    )
  }
}

/** Published files of a folder; those whose names begin with a dot are none. */
export async function listFolder(repoDir: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const folder of ['metadata', 'targets']) {
    const within = join(repoDir, folder)
    const found = await readdir(within, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const item of found) {
      if (!item.isFile() || item.name.startsWith('.')) continue
      const path = join(item.parentPath, item.name)
      const { size, mtime } = await stat(path)
      files.push({ path: path.slice(repoDir.length + 1), bytes: size, modified: mtime })
    }
  }
  return files
}
