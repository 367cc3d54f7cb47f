import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory, writeNewFile } from '../durable-write.ts'
import type { Manifest } from '../pack/manifest.ts'
import { MANIFEST_PATH } from '../pack/pack-path.ts'
import { verifyPack, type Verdict } from '../pack/verify-pack.ts'
import type { FindingCode } from '../pack/zip-entries.ts'
import { PackRefused, type RefusedReason } from './refused.ts'
import type { SignedRelease } from './trust.ts'

const reasons: Readonly<Record<FindingCode, RefusedReason>> = {
  zip: 'pack',
  form: 'pack',
  length: 'length',
  hash: 'hash',
  path: 'path',
  symlink: 'path',
  duplicate: 'path',
  case: 'path',
  limit: 'pack',
  ratio: 'pack',
  manifest: 'manifest',
  routes: 'manifest',
  entry: 'manifest',
  missing: 'manifest',
  extra: 'manifest',
}

/**
 * Checks a downloaded zip against its signed release and writes its files into an empty folder, each once it was checked.
 * When it returns, all of it is on the disk. Throws `PackRefused`; the folder then holds rubbish.
 */
export async function unpack(
  zip: string,
  release: SignedRelease,
  folder: string,
): Promise<{ manifest: Manifest; manifestSha256: string }> {
  let manifestSha256 = ''
  const verdict = await verifyPack(zip, {
    expected: { bytes: release.bytes, sha256: release.sha256 },
    async onFile(path, body) {
      if (path === MANIFEST_PATH) manifestSha256 = createHash('sha256').update(body).digest('hex')
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeNewFile(file, body)
    },
  })
  const manifest = accepted(verdict)
  for (const field of ['appId', 'version', 'minAppVersion'] as const) {
    if (manifest[field] !== release[field]) {
      const message = `The pack's ${field} is ${manifest[field]}, signed is ${release[field]}.`
      throw new PackRefused('manifest', message)
    }
  }
  await syncFolders(folder)
  return { manifest, manifestSha256 }
}

function accepted({ manifest, findings }: Verdict): Manifest {
  const [finding] = findings
  if (finding === undefined && manifest !== null) return manifest
  const where = finding?.path == null ? 'The pack' : finding.path
  const message = `${where}: ${finding?.detail ?? 'no manifest'}.`
  throw new PackRefused(finding === undefined ? 'manifest' : reasons[finding.code], message)
}

async function syncFolders(folder: string): Promise<void> {
  const items = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const item of items) {
    if (item.isDirectory()) await syncDirectory(join(item.parentPath, item.name))
  }
  await syncDirectory(folder)
}
