import { access } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BuiltPack } from '#offline/pack/build-pack.ts'
import type { Manifest } from '#offline/pack/manifest.ts'
import { readPack } from '#offline/pack/pack-contents.ts'
import { readProvenance } from '#offline/pack/provenance.ts'

const isForSandbox = (manifest: Manifest): boolean => {
  const build = readProvenance(manifest)
  return typeof build !== 'string' && build.environment === 'sandbox'
}

/**
 * Returns why a build may not take the place of the one in the folder: that is of another commit,
 * and its version may be published already. One for the sandbox takes the place of another; null
 * where it may.
 */
export async function replacementProblem(
  folder: string,
  { zip, manifest }: Pick<BuiltPack, 'zip' | 'manifest'>,
): Promise<string | null> {
  const place = join(folder, basename(zip))
  const isThere = await access(place).then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  const before = await readPack(place).then(
    (it) => it.manifest,
    () => null,
  )
  const was = before?.commit ?? 'unreadable'
  if (was === manifest.commit) return null
  if (before !== null && isForSandbox(before) && isForSandbox(manifest)) return null
  return `${folder} has version ${manifest.version} already: it was commit ${was}, this is ${manifest.commit}. Raise --version, or give --replace.`
}
