import { availableParallelism } from 'node:os'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDelta } from '../pack/delta.ts'
import { writeEntryIndex } from '../pack/entry-index.ts'
import { plainForm, lengthAndHash } from '../pack/plain-form.ts'
import type { Delta, Release, SignedFile } from '#offline/pack/release.ts'
import type { Trusted } from './metadata-store.ts'
import { readBuiltins, targetFile, type BuiltinFile, type NewFile } from './target-files.ts'

/** The number of a pack's latest contents from which a new one gets deltas. */
const DELTA_SOURCES = 5

export interface ArtifactsResult {
  /** The releases, with their deltas, plain forms and indexes. */
  readonly releases: readonly Release[]
  readonly files: readonly NewFile[]
}

export interface ArtifactsOptions {
  readonly repoDir: string
  readonly trusted: Trusted
  /** Built-in packs that are not in the repository yet. */
  readonly builtins: readonly BuiltinFile[]
  /** Called with the share of the work that is done, in [0, 1]. */
  readonly onProgress?: ((done: number) => void) | undefined
}

/**
 * Adds to the content at `target` its plain form, its index of entries, and deltas from the pack's
 * five latest other contents (of any channel, also withdrawn ones, which devices may have) and from
 * every built-in pack. Keeps what it has already. Leaves out a delta that is not smaller than the
 * zip, and one from a content whose zip is missing.
 */
export async function addDeliveryArtifacts(
  releases: readonly Release[],
  target: string,
  options: ArtifactsOptions,
): Promise<ArtifactsResult> {
  const content = releases.find((it) => it.target === target)
  if (content === undefined) return { releases, files: [] }
  const loadBody = async (it: Pick<SignedFile, 'target' | 'sha256'>) =>
    options.builtins.find(({ file }) => file.sha256 === it.sha256)?.body ??
    (await readFile(join(options.repoDir, 'targets', targetFile(it))).catch(() => null))
  const zip = await loadBody(content)
  if (zip === null) return { releases, files: [] }
  const plain = await plainForm(zip)
  const files: NewFile[] = []
  const short = (sha256: string) => sha256.slice(0, 8)
  const named = (path: string, body: Buffer): SignedFile => {
    const file = { target: path, ...lengthAndHash(body) }
    files.push({ file, body })
    return file
  }
  const entries =
    content.entries ?? named(`entries/${short(content.sha256)}.json`, await writeEntryIndex(zip))

  const sources = deltaSources(content, releases, [
    ...readBuiltins(options.trusted),
    ...options.builtins.map(({ file, pack }) => ({ ...file, pack })),
  ])
  let done = 0
  const makeOne = async (source: Source): Promise<Delta[]> => {
    const from = await loadBody(source)
    const body = from === null ? null : await makeDelta(await plainForm(from), plain)
    done += 1
    options.onProgress?.(done / sources.length)
    if (body === null || body.length >= content.bytes) return []
    const path = `deltas/${short(source.sha256)}-${short(content.sha256)}.dcz`
    return [{ from: source.sha256, ...named(path, body) }]
  }
  const deltas = [...content.deltas, ...(await inParallel(sources, makeOne)).flat()]
  const forms = { deltas, plain: lengthAndHash(plain), entries }
  return {
    releases: releases.map((it) => (it.target === target ? { ...it, ...forms } : it)),
    files,
  }
}

type Source = Pick<SignedFile, 'target' | 'sha256'>

/**
 * The contents that devices may have and from which this one has no delta yet, the latest first.
 */
function deltaSources(
  { pack, sha256, deltas }: Release,
  releases: readonly Release[],
  carried: readonly (Source & { readonly pack: string })[],
): Source[] {
  const known = new Set([sha256])
  const others: Source[] = []
  for (const it of releases.filter((other) => other.pack === pack)) {
    if (!known.has(it.sha256)) others.push(it)
    known.add(it.sha256)
  }
  const builtins = carried.filter((it) => it.pack === pack && it.sha256 !== sha256)
  const wanted = [...others.slice(0, DELTA_SOURCES), ...builtins]
  const from = new Set(deltas.map((it) => it.from))
  const distinct = new Map(wanted.filter((it) => !from.has(it.sha256)).map((it) => [it.sha256, it]))
  return [...distinct.values()]
}

/**
 * Runs at most as many calls at once as there are cores, and four at most: a delta uses a core and
 * much memory.
 */
async function inParallel<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) results[at] = await work(item)
    }
  }
  const workers = Math.min(4, availableParallelism(), items.length)
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}
