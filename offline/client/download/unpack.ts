import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Manifest } from '#offline/pack/manifest.ts'
import { MANIFEST_PATH } from '#offline/pack/pack-path.ts'
import { APP_PACK } from '#offline/pack/release.ts'
import { verifyPack, type Sealed, type Verdict } from '#offline/pack/verify-pack.ts'
import type { FindingCode } from '#offline/pack/zip-entries.ts'
import { nodeDisk, type Disk } from '../disk.ts'
import { inFlight } from './in-flight.ts'
import { PackRefused, type RefusedReason } from '../refused.ts'

const reasons: Readonly<Record<FindingCode, RefusedReason>> = {
  zip: 'pack',
  form: 'pack',
  length: 'length',
  hash: 'hash',
  path: 'path',
  symlink: 'path',
  type: 'path',
  duplicate: 'path',
  case: 'path',
  nesting: 'path',
  limit: 'pack',
  ratio: 'pack',
  manifest: 'manifest',
  routes: 'manifest',
  entry: 'manifest',
  missing: 'manifest',
  extra: 'manifest',
  build: 'manifest',
}

/** The form that a pack has to have: as signed for a release, or as read from the app's own zip. */
export interface ExpectedPack {
  readonly bytes: number
  readonly sha256: string
  readonly appId: string
  readonly version: string
  readonly minAppVersion: string
  /** The app's side of the bridge; absent for the built-in pack, which always fits its app. */
  readonly app?: { readonly bridgeMethods: readonly string[]; readonly bridgeVersion: number }
  readonly pack: string
  readonly needs: { readonly app: string } | null
  readonly parts: readonly string[]
  /** Its plain form, which the file may have in place of the zip's. */
  readonly plain?: Sealed
}

/**
 * Verifies a downloaded zip, or its plain form, against its signed release and writes its files
 * into the empty `folder`. On return `pack.json` is synced to the disk. The other files are not, so
 * that a phone does not wait for hundreds of syncs: each is verified when it is read, and repaired
 * from the zip. Throws `PackRefused`; the folder's content is then unusable.
 */
export async function unpack(
  zip: string,
  release: ExpectedPack,
  folder: string,
  disk: Disk = nodeDisk,
): Promise<{ manifest: Manifest; manifestSha256: string; plainSha256: string | null }> {
  let manifestSha256 = ''
  const folders = new Set([folder])
  const writes = inFlight()
  const verification = verifyPack(zip, {
    expected: { bytes: release.bytes, sha256: release.sha256 },
    expectedPlain: release.plain,
    async onFile(path, body) {
      if (path === MANIFEST_PATH) manifestSha256 = createHash('sha256').update(body).digest('hex')
      const file = join(folder, path)
      if (!folders.has(dirname(file))) await disk.makeFolder(dirname(file))
      for (let it = dirname(file); !folders.has(it); it = dirname(it)) folders.add(it)
      await writes.begin(() =>
        path === MANIFEST_PATH ? disk.create(file, body) : disk.append(file, body),
      )
    },
  })
  try {
    await verification
  } finally {
    // The caller may remove the folder now, so no write may still be running.
    await writes.settled()
  }
  const verdict = await verification
  await writes.end()
  const manifest = requireManifest(verdict)
  for (const field of ['appId', 'version', 'minAppVersion'] as const) {
    if (manifest[field] !== release[field]) {
      const message = `The pack's ${field} is ${manifest[field]}, signed is ${release[field]}.`
      throw new PackRefused('manifest', message)
    }
  }
  requireBridge(manifest, release.app)
  requireKind(manifest, release)
  for (const it of folders) await disk.syncFolder(it)
  const plainSha256 = verdict.form === 'plain' ? verdict.sha256 : null
  return { manifest, manifestSha256, plainSha256 }
}

/**
 * The same check as before the download, for a release whose metadata omits the requirements.
 * Throws `PackRefused`.
 */
function requireBridge({ bridge }: Manifest, app: ExpectedPack['app']): void {
  if (app === undefined) return
  if (bridge.version > app.bridgeVersion) {
    const message = `The pack needs bridge contract ${bridge.version}, and the app has ${app.bridgeVersion}.`
    throw new PackRefused('bridge', message)
  }
  const missing = bridge.required.filter((it) => !app.bridgeMethods.includes(it))
  if (missing.length === 0) return
  throw new PackRefused('missing_method', `The app lacks the method ${missing.join(', ')}.`)
}

/**
 * Refuses a pack of another name, of another set, or with other parts than signed. Throws
 * `PackRefused`.
 */
function requireKind(manifest: Manifest, release: ExpectedPack): void {
  // A whole app may be published under another name.
  const renamed = manifest.pack === APP_PACK && manifest.needs === null && release.needs === null
  const differs =
    manifest.needs?.app !== release.needs?.app ||
    manifest.parts.join() !== release.parts.join() ||
    (manifest.pack !== release.pack && !renamed)
  if (!differs) return
  const says = describePack(manifest.pack, manifest.needs, manifest.parts)
  const signed = describePack(release.pack, release.needs, release.parts)
  throw new PackRefused('manifest', `The pack is ${says}, signed is ${signed}.`)
}

function describePack(
  pack: string,
  needs: { readonly app: string } | null,
  parts: readonly string[],
): string {
  const base = needs === null ? '' : ` for ${needs.app.slice(0, 8)}`
  return `${pack}${base}${parts.length === 0 ? '' : ` with ${parts.join(', ')}`}`
}

function requireManifest({ manifest, findings }: Verdict): Manifest {
  const [finding] = findings
  if (finding === undefined && manifest !== null) return manifest
  const where = finding?.path == null ? 'The pack' : finding.path
  const message = `${where}: ${finding?.detail ?? 'no manifest'}.`
  throw new PackRefused(finding === undefined ? 'manifest' : reasons[finding.code], message)
}
