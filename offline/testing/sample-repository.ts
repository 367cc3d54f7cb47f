import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Targets, type TargetFile } from '@tufjs/models'
import { Updater } from 'tuf-js'
import * as v from 'valibot'
import { RepositoryFetcher } from '../client/download/repository-fetcher.ts'
import { readReleases, type Release } from '#offline/pack/release.ts'
import { openOnline, requireTrusted, type RepositoryPlace } from '../release/transaction.ts'
import { readTrusted, specVersion, writeTargets } from '../release/metadata-store.ts'
import { publish } from '../release/repository.ts'
import type { PublishOptions } from '../release/publish.ts'
import { listFolder } from '../store/folder.ts'
import { samplePack, sampleWorld, temporaryFolder } from './sample-pack.ts'

const rootVersion = v.object({ signed: v.object({ version: v.number() }) })

/** A repository that has published the versions to production, in this order. */
export async function sampleRepository(...versions: string[]) {
  const world = await sampleWorld()
  const publishVersion = async (version: string, options: Partial<PublishOptions> = {}) => {
    const extra = { 'assets/index-a1.js': `console.log("${version}")\n` }
    const { zip } = await samplePack(version, { extra })
    return publish({ ...world, zip, ...options })
  }
  for (const version of versions) await publishVersion(version)
  return { ...world, publishVersion }
}

/** Every release of a repository on disk, newest first; fails when there is no repository. */
export async function readPublished(repoDir: string): Promise<Release[]> {
  const trusted = await readTrusted(repoDir)
  if (trusted === null) throw new Error(`no repository in ${repoDir}`)
  return readReleases(Object.values(trusted.targets.signed.targets))
}

/** The packs, deltas and indexes of a repository on disk, by their paths within it. */
export async function targetsIn(repoDir: string): Promise<string[]> {
  return (await listFolder(repoDir))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('targets/'))
}

/** Signs one more target into a repository, whatever it is. */
export async function addTarget(place: RepositoryPlace, file: TargetFile): Promise<void> {
  const trusted = await requireTrusted(place.repoDir)
  const { targets, snapshot, timestamp } = trusted
  const version = targets.signed.version + 1
  const expires = targets.signed.expires
  const more = { ...targets.signed.targets, [file.path]: file }
  await writeTargets(
    place.repoDir,
    await openOnline(place, trusted),
    new Targets({ version, specVersion, expires, targets: more }),
    { snapshot: snapshot.signed.version + 1, timestamp: timestamp.signed.version + 1 },
    new Date(),
  )
}

/**
 * A device's trust alone: starts from the root that it is given and follows the repository by the
 * updater of The Update Framework; `follow` throws what the updater does when it does not accept
 * the repository.
 */
export async function sampleFollower(repoDir: string) {
  const folder = await temporaryFolder()
  const metadataDir = join(folder, 'metadata')
  mkdirSync(metadataDir)
  writeFileSync(
    join(metadataDir, 'root.json'),
    readFileSync(join(repoDir, 'metadata', '1.root.json')),
  )
  return {
    async follow(): Promise<number> {
      const updater = new Updater({
        metadataDir,
        metadataBaseUrl: pathToFileURL(join(repoDir, 'metadata')).href,
        fetcher: new RepositoryFetcher(folder),
      })
      await updater.refresh()
      const root: unknown = JSON.parse(readFileSync(join(metadataDir, 'root.json'), 'utf8'))
      return v.parse(rootVersion, root).signed.version
    },
  }
}
