import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import type { Closers } from '#test/bench/served-pack.ts'

const run = promisify(execFile)

/** This checkout. */
export const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A build of a checkout, installed on a device of its own. */
export interface TreeBuild {
  /** The checkout: its hosts open its pack. */
  readonly tree: string
  readonly device: string
  /** A site of the same build, for browsers; not of a build for QA. */
  readonly site: string
  /** Of the site's build; empty where there is none. */
  readonly id: string
  readonly version: string
  readonly commit: string
}

const built = v.object({
  zips: v.tupleWithRest([v.string()], v.string()),
  version: v.string(),
  commit: v.string(),
  id: v.string(),
})

/**
 * Builds a checkout by its own scripts and installs its packs, all inside `folder`. `qa`: with the
 * screens for developers and QA.
 */
export async function buildTree(
  tree: string,
  folder: string,
  { qa = false } = {},
): Promise<TreeBuild> {
  const kind = qa ? ['qa'] : []
  const program = [join(import.meta.dirname, 'tree-builder.ts'), tree, folder, ...kind]
  const { stdout } = await run(process.execPath, program, { cwd: tree, maxBuffer: 1e8 })
  const line = /^built (.+)$/m.exec(stdout)?.[1] ?? 'null'
  const { zips, version, commit, id } = v.parse(built, JSON.parse(line))
  const [zip, ...parts] = zips
  const device = join(folder, 'device')
  const [repoDir, keysDir] = [join(folder, 'repository'), join(folder, 'keys')]
  const pack = { zip, parts: parts.map((part) => ({ zip: part })) }
  await releaseAndInstall(pack, { repoDir, keysDir, deviceDir: device })
  return { tree, device, site: join(folder, 'site'), id, version, commit }
}

/** The files that a pack and a site are made of. */
const MADE_OF = [
  'src',
  'bridge',
  'offline',
  'scripts',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const kept = v.object({
  made: v.string(),
  build: v.object({
    device: v.string(),
    site: v.string(),
    id: v.string(),
    version: v.string(),
    commit: v.string(),
  }),
})

/** The same for a folder that stays: a build of the same sources is not made once more. */
export async function keptBuild(tree: string, folder: string): Promise<TreeBuild> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: tree })).stdout
  const changed = await git('status', '--porcelain', '--', ...MADE_OF)
  const made = await git('rev-parse', ...MADE_OF.map((path) => `HEAD:${path}`))
  const file = join(folder, 'kept.json')
  const text = await readFile(file, 'utf8').catch(() => null)
  const found = text === null ? null : v.parse(kept, JSON.parse(text))
  if (changed === '' && found?.made === made) return { tree, ...found.build }
  await rm(folder, { recursive: true, force: true })
  const { tree: _, ...build } = await buildTree(tree, folder)
  if (changed === '') await writeFile(file, JSON.stringify({ made, build }))
  return { tree, ...build }
}

/**
 * Checks another commit out next to this one, with this one's installed packages, for as long as
 * the command runs. Throws where git has no such commit.
 */
export async function checkOut(ref: string, folder: string, closers: Closers): Promise<string> {
  const tree = join(folder, 'tree')
  const git = (...args: string[]) => run('git', args, { cwd: ROOT })
  await git('worktree', 'add', '--detach', tree, ref)
  closers.push(() => git('worktree', 'remove', '--force', tree))
  await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  // The other's pages seal what this checkout's provider can open.
  await mkdir(join(tree, '.local'), { recursive: true })
  await copyFile(providerKeyFile, join(tree, '.local', 'provider-key.pem'))
  return tree
}
