import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface SourceId {
  /** The commit for people, with `+` where the work tree holds more; `unversioned` outside git. */
  readonly commit: string
  /** Git's id of all files that it would commit, changed and new ones too; null outside git. */
  readonly source: string | null
}

/**
 * Returns what a run tests. Two runs with changes on top of one commit are of the same source only
 * when the changes are the same: a repaired journey is not a flaky one.
 */
export function sourceId(root: string): SourceId {
  const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    }).trim()
  const folder = mkdtempSync(join(tmpdir(), 'h5-index-'))
  try {
    const path = (name: string) => resolve(root, git(['rev-parse', '--git-path', name]))
    const index = join(folder, 'index')
    copyFileSync(path('index'), index)
    // The repository gets nothing new.
    const aside = {
      GIT_INDEX_FILE: index,
      GIT_OBJECT_DIRECTORY: folder,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: path('objects'),
    }
    git(['add', '--all'], aside)
    const source = git(['write-tree'], aside)
    const isClean = git(['rev-parse', 'HEAD^{tree}']) === source
    const commit = git(['rev-parse', '--short=8', 'HEAD'])
    return { commit: isClean ? commit : `${commit}+`, source }
  } catch {
    // A source archive, a machine without git, or a repository before its first commit.
    return { commit: 'unversioned', source: null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
