import { execFileSync } from 'node:child_process'
import { createHash, hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { version as viteVersion } from 'vite'
import type { Provenance } from '#offline/pack/provenance.ts'

/** All that a build reads of the source; tests and what only they need are left out. */
const SOURCE = [
  '{bridge,offline,public,scripts,src}/**/*',
  '{index.html,package.json,package-lock.json,tsconfig.json,vite.config.ts}',
]
const NOT_SOURCE = /\.test\.tsx?$|^src\/.*\/samples?\.ts$|\.md$|^offline\/(?:testing|conformance)\//

/** SHA-256 over the names and bytes of the source, whatever git says of it. */
export async function sourceDigest(root: string): Promise<string> {
  const found = globSync(SOURCE, { cwd: root, withFileTypes: true })
  const paths = found
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name).slice(join(root, '/').length))
    .filter((path) => !NOT_SOURCE.test(path))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const sum = createHash('sha256')
  for (const path of paths) {
    sum.update(`${path} ${hash('sha256', await readFile(join(root, path)))}\n`)
  }
  return sum.digest('hex')
}

/** The source of a build, and its tools. */
export interface SourceState extends Pick<Provenance, 'dirty' | 'source' | 'lock' | 'tools'> {
  /** The commit, `-dirty` when the work tree holds more than that, `unversioned` outside git. */
  readonly commit: string
}

export async function sourceState(root: string): Promise<SourceState> {
  const commit = currentCommit(root)
  return {
    commit,
    dirty: commit.endsWith('-dirty'),
    source: await sourceDigest(root),
    lock: hash('sha256', await readFile(join(root, 'package-lock.json'))),
    tools: { node: process.versions.node, npm: npmVersion(), vite: viteVersion },
  }
}

/** The version in package.json. */
export async function packageVersion(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}

function npmVersion(): string | null {
  try {
    return run('npm', '--version').trim()
  } catch {
    return null
  }
}

function currentCommit(root: string): string {
  try {
    const commit = run('git', '-C', root, 'rev-parse', 'HEAD').trim()
    const isClean = run('git', '-C', root, 'status', '--porcelain').trim() === ''
    return isClean ? commit : `${commit}-dirty`
  } catch {
    // A source archive, or a repository before its first commit.
    return 'unversioned'
  }
}

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
