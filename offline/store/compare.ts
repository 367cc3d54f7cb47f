import { readReleases } from '#offline/pack/release.ts'
import { auxiliaryFiles } from '../release/transaction.ts'
import type { Complaint } from '#offline/doctor/complaint.ts'
import { RepositoryError } from '../release/metadata-store.ts'
import { targetFile } from '../release/target-files.ts'
import { fromFolder, readFolder, type Folder } from './folder.ts'
import { readStoreState, requireSuccessor, metadataVersions } from './store-state.ts'
import { abortUnfinished, unprotected } from './upload.ts'
import { objectHeaders, StoreError, TIMESTAMP, type Store } from './store.ts'

export interface CompareOptions {
  readonly repoDir: string
  readonly store: Store
  readonly now?: () => Date
  /** Called with the share of the store that was read, in [0, 1]. */
  readonly onProgress?: (done: number) => void
}

/**
 * Paths that a store may contain apart from the current files: earlier metadata, and packs by hash.
 */
const EXPECTED =
  /^(?:metadata\/(?:\d+\.\w+|timestamp)\.json|targets\/(?:.*\/)?[0-9a-f]{64}\.[^/]+)$/

/**
 * Compares a store with the repository's folder: an older state, missing or changed files (every
 * byte is read), headers with which caches would keep a timestamp, and files that must not be
 * there. Returns an empty list when there is no problem. Throws `StoreError` when the store cannot
 * be read.
 */
export async function compareStore(options: CompareOptions): Promise<Complaint[]> {
  const { repoDir, store } = options
  const folder = await readFolder(repoDir).catch((error: unknown) => {
    if (error instanceof RepositoryError) return null
    throw error
  })
  if (folder === null) {
    const what = `${store.name} was not checked, because the folder has errors.`
    return [{ level: 'error', what, next: 'Repair the folder first.' }]
  }
  const listed = await store.list()
  const complaints: Complaint[] = unexpectedFiles(listed.map(({ path }) => path))
  let standing
  try {
    standing = await readStoreState(store, folder)
    await requireSuccessor(store, standing, folder, fromFolder(repoDir))
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return [...complaints, { level: 'error', what: error.what, next: error.next }]
  }
  const { chain, newest, roots } = folder
  if (standing.chain === null) {
    const what = `${store.name} shows nothing: there is no ${TIMESTAMP}.`
    return [...complaints, { level: 'error', what, next: 'Run "h5pack upload".' }]
  }
  if (!(await isProtected(store, folder))) {
    complaints.push({ level: 'error', what: unprotected(store), next: 'Take another store.' })
  }
  const now = options.now?.() ?? new Date()
  const left = await abortUnfinished(store, now, true)
  if (left > 0) {
    complaints.push({
      level: 'warning',
      what: `${store.name} contains parts of ${left} unfinished uploads.`,
      next: 'The next "h5pack upload" aborts them.',
    })
  }
  const theirs = metadataVersions(standing.chain)
  const ours = metadataVersions(chain)
  if (theirs.timestamp < ours.timestamp || standing.roots.length < roots.length) {
    const root = `root ${standing.roots.length} and timestamp ${theirs.timestamp}`
    complaints.push({
      level: 'warning',
      what: `${store.name} shows ${root}, this folder has ${newest.metadata.signed.version} and ${ours.timestamp}.`,
      next: 'Run "h5pack upload".',
    })
  }
  const { expires } = standing.chain.timestamp.metadata.signed
  if (Date.parse(expires) <= now.getTime()) {
    complaints.push({
      level: 'error',
      what: `The timestamp in ${store.name} is expired since ${expires}.`,
      next: 'Run "h5pack refresh" and "h5pack upload", and find out why cron has not.',
    })
  }
  const signed = Object.values(standing.chain.targets.metadata.signed.targets)
  const helping = new Set(
    auxiliaryFiles(readReleases(signed)).map((it) => `targets/${targetFile(it)}`),
  )
  const there = new Set(listed.map(({ path }) => path))
  for (const [index, { path, bytes, sha256 }] of standing.chain.files.entries()) {
    options.onProgress?.(index / standing.chain.files.length)
    const found = there.has(path) ? await store.digest(path) : null
    if (found?.bytes === bytes && found.sha256 === sha256) continue
    const helps = helping.has(path)
    const meanwhile = helps ? 'devices download more meanwhile' : 'devices refuse it as it is'
    const next =
      found === null
        ? 'Run "h5pack upload".'
        : `Delete it there and run "h5pack upload": ${meanwhile}.`
    const how = found === null ? 'is missing' : 'is not what was signed'
    const level = helps ? 'warning' : 'error'
    complaints.push({ level, what: `${path} ${how} in ${store.name}.`, next })
  }
  options.onProgress?.(1)
  const { timestamp, snapshot, targets, halt, files } = standing.chain
  const metadata = [timestamp, snapshot, targets, ...(halt === null ? [] : [halt])]
  for (const { path } of [...metadata, ...standing.roots, ...files]) {
    const headers = await store.headers(path)
    const right = objectHeaders(path)
    if (headers === null) continue
    if (headers.cacheControl === right.cacheControl && headers.contentType === right.contentType) {
      continue
    }
    complaints.push({
      level: path === TIMESTAMP ? 'error' : 'warning',
      what: `${path} is served as ${headers.contentType} with cache-control "${headers.cacheControl}", not as ${right.contentType} with "${right.cacheControl}".`,
      next: 'Delete it there and run "h5pack upload", and see who else writes there.',
    })
  }
  return complaints
}

/**
 * Returns whether the store protects its files. True where the credentials allow no writes: such a
 * caller cannot find out, and does not publish.
 */
async function isProtected(store: Store, { roots: [first] }: Folder): Promise<boolean> {
  if (first === undefined) return true
  return store.protection(first.path, first.body).then(
    (found) => found !== null,
    (error: unknown) => {
      if (error instanceof StoreError) return true
      throw error
    },
  )
}

function unexpectedFiles(paths: readonly string[]): Complaint[] {
  return paths
    .filter((path) => !EXPECTED.test(path))
    .map((path) =>
      path.endsWith('.pem')
        ? {
            level: 'error',
            what: `${path}, which may be a private key, is readable by devices.`,
            next: 'Delete it there and run "h5pack keys revoke".',
          }
        : {
            level: 'warning',
            what: `${path} is no published file.`,
            next: 'Delete it there, unless something else needs it.',
          },
    )
}
