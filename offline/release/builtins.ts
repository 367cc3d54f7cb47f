import { readFile } from 'node:fs/promises'
import { TargetFile } from '@tufjs/models'
import { localReason, readProvenance } from '../pack/provenance.ts'
import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { lengthAndHash } from '../pack/plain-form.ts'
import { verifyZip } from '../pack/verify-pack.ts'
import { transaction, type RepositoryPlace } from './transaction.ts'
import type { BuiltinFile } from './target-files.ts'
import { RepositoryError } from './metadata-store.ts'

/**
 * Registers the pack that an app ships with: the repository keeps the zip, and the newest release
 * of each channel and every later one get a delta from it. Throws `RepositoryError` and `KeyError`.
 */
export async function addBuiltin(
  place: RepositoryPlace,
  zip: string,
  pack?: string,
): Promise<{ readonly version: string; readonly installableUntil: string }> {
  const body = await readFile(zip).catch(() => {
    throw new RepositoryError(`There is no pack at ${zip}; give the one in the app.`)
  })
  const { builtin, reason } = await builtinFile(zip, body, pack)
  const { value, installableUntil } = await transaction(place, (releases) => {
    const isLocal = releases.length > 0 && releases.every((it) => it.channel === LOCAL_CHANNEL)
    if (reason !== null && !isLocal) {
      throw new RepositoryError(
        `${zip} ${reason}: no customer's app ships with it, and only a repository without other channels than ${LOCAL_CHANNEL} accepts it. Give the pack in the released app.`,
      )
    }
    const own = releases.filter((it) => it.pack === builtin.pack && !it.expired)
    const newest = new Map(own.toReversed().map((it) => [it.channel, it.target]))
    const { version } = builtin
    return { releases, value: version, builtins: [builtin], resent: [...newest.values()] }
  })
  return { version: value, installableUntil }
}

async function builtinFile(
  name: string,
  zip: Buffer,
  named: string | undefined,
): Promise<{ readonly builtin: BuiltinFile; readonly reason: string | null }> {
  const { manifest, findings } = await verifyZip(zip)
  if (manifest === null || findings.length > 0) {
    const detail = findings[0]?.detail ?? 'no manifest'
    throw new RepositoryError(`${name} is not a valid pack (${detail}); give the one in the app.`)
  }
  const seal = lengthAndHash(zip)
  const file = { target: `builtin/${seal.sha256.slice(0, 8)}.zip`, ...seal }
  const { version } = manifest
  const pack = named ?? manifest.pack
  const custom = { kind: 'builtin', pack, version }
  const target = new TargetFile({
    path: file.target,
    length: file.bytes,
    hashes: { sha256: file.sha256 },
    unrecognizedFields: { custom },
  })
  // Released apps may contain packs from before `build` was added to pack.json.
  const build = readProvenance(manifest)
  const dirty = manifest.commit.endsWith('-dirty')
  const reason = localReason(typeof build === 'string' ? { dirty } : build)
  return { builtin: { file, body: zip, pack, version, target }, reason }
}
