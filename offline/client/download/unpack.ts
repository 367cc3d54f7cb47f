import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Manifest } from '#offline/pack/manifest.ts'
import { MANIFEST_PATH } from '#offline/pack/pack-path.ts'
import { APP_PACK } from '#offline/policy/release.ts'
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

/** What is known of a pack before it is opened: signed, or sealed into the app. */
export interface ExpectedPack {
  readonly bytes: number
  readonly sha256: string
  readonly appId: string
  readonly version: string
  readonly minAppVersion: string
  /** What the app has of the bridge; it has all where nothing is said, as for the pack that it carries. */
  readonly app?: { readonly bridgeMethods: readonly string[]; readonly bridgeVersion: number }
  readonly pack: string
  readonly needs: { readonly app: string } | null
  readonly parts: readonly string[]
  /** Its plain form, which may stand in the zip's place. */
  readonly plain?: Sealed
}

/**
 * Checks a downloaded zip, or its plain form, against its signed release and writes its files into an empty folder, each once it was checked.
 * When it returns, `pack.json` is on the disk; the other files may not have got there yet: each is compared with it when it is read, and mended from the zip, so
 * that a phone need not wait for hundreds of files one by one. Throws `PackRefused`; the folder then holds rubbish.
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
  const judged = verifyPack(zip, {
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
    await judged
  } finally {
    // Whoever removes the folder must not be overtaken by a file that was on its way.
    await writes.settled()
  }
  const verdict = await judged
  await writes.end()
  const manifest = accepted(verdict)
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

/** The release is judged by the same before the download; this is for one that was signed without saying so. */
function requireBridge({ bridge }: Manifest, app: ExpectedPack['app']): void {
  if (app === undefined) return
  if (bridge.version > app.bridgeVersion) {
    const message = `The pack speaks contract ${bridge.version} of the bridge, the app ${app.bridgeVersion}.`
    throw new PackRefused('bridge', message)
  }
  const missing = bridge.required.filter((it) => !app.bridgeMethods.includes(it))
  if (missing.length === 0) return
  throw new PackRefused('missing_method', `The app does not answer ${missing.join(', ')}.`)
}

/** A part in place of a common pack, a part of another set, a pack with other parts: all that the signature does not say. */
function requireKind(manifest: Manifest, release: ExpectedPack): void {
  // A whole app may be published under another name.
  const renamed = manifest.pack === APP_PACK && manifest.needs === null && release.needs === null
  const differs =
    manifest.needs?.app !== release.needs?.app ||
    manifest.parts.join() !== release.parts.join() ||
    (manifest.pack !== release.pack && !renamed)
  if (!differs) return
  const says = describe(manifest.pack, manifest.needs, manifest.parts)
  const signed = describe(release.pack, release.needs, release.parts)
  throw new PackRefused('manifest', `The pack is ${says}, signed is ${signed}.`)
}

function describe(
  pack: string,
  needs: { readonly app: string } | null,
  parts: readonly string[],
): string {
  const base = needs === null ? '' : ` for ${needs.app.slice(0, 8)}`
  return `${pack}${base}${parts.length === 0 ? '' : ` with ${parts.join(', ')}`}`
}

function accepted({ manifest, findings }: Verdict): Manifest {
  const [finding] = findings
  if (finding === undefined && manifest !== null) return manifest
  const where = finding?.path == null ? 'The pack' : finding.path
  const message = `${where}: ${finding?.detail ?? 'no manifest'}.`
  throw new PackRefused(finding === undefined ? 'manifest' : reasons[finding.code], message)
}
