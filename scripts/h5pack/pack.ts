import { relative } from 'node:path'
import type { BuiltPack } from '#offline/pack/build-pack.ts'
import type { Manifest } from '#offline/pack/manifest.ts'
import { examineCoherence } from '#offline/pack/coherence.ts'
import { MANIFEST_PATH } from '#offline/pack/pack-path.ts'
import { localOnly, readProvenance } from '#offline/pack/provenance.ts'
import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { verifyPack, type Verdict, type VerifyOptions } from '#offline/pack/verify-pack.ts'
import type { Finding } from '#offline/pack/zip-entries.ts'
import {
  readChannel,
  command,
  Failed,
  formatNumber,
  readPackName,
  shared,
  UsageError,
} from './command.ts'
import type { Command } from './command-shape.ts'

/** Building and inspecting packs. None of these commands signs or publishes anything. */
export const packCommands: readonly Command[] = [
  command({
    name: 'build',
    summary:
      'make the common pack and its parts from the source; --common ZIP: the parts alone, for a published common pack; --sandbox: for your own devices',
    options: {
      version: { type: 'string' },
      'version-of': { type: 'string', multiple: true, default: [] },
      common: { type: 'string' },
      out: { type: 'string' },
      vite: { type: 'boolean', default: true },
      qa: { type: 'boolean', default: false },
      sandbox: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
    },
    async run({ version, out, vite, qa, sandbox, common, replace, 'version-of': versionOf }) {
      // Loaded here alone: the other commands need neither the screens nor Vite.
      const { buildAppPack } = await import('#scripts/build/build-app-pack.ts')
      const built = await buildAppPack({
        environment: sandbox ? 'sandbox' : 'release',
        vite,
        qa,
        replaces: replace,
        ...(version === undefined ? {} : { version }),
        ...(common === undefined ? {} : { common }),
        partVersions: readPartVersions(versionOf),
        ...(out === undefined ? {} : { outDir: out }),
      })
      const told = ({ zip, bytes, sha256, manifest }: BuiltPack) => {
        const { pack, commit, files, routes } = manifest
        return {
          lines: [
            `${relative(process.cwd(), zip)}: ${formatNumber(bytes)} bytes`,
            `  ${pack} ${manifest.version}, commit ${commit}`,
            `  ${files.length} files, ${routes.length} routes`,
            ...warnings(manifest).map((line) => `  ${line}`),
            `  sha256 ${sha256}`,
          ],
          data: { zip, pack, bytes, sha256, version: manifest.version, commit },
        }
      }
      const { lines, data } = told(built)
      const parts = built.parts.map(told)
      return {
        lines: [...lines, ...parts.flatMap((part) => part.lines)],
        data: { ...data, parts: parts.map((part) => part.data) },
      }
    },
  }),

  command({
    name: 'verify',
    args: 'ZIP...',
    summary:
      'check packs from their names to their last byte, and whether the packs of a set belong together',
    options: { channel: shared.which.channel },
    async run({ channel }, zips) {
      const packs = []
      for (const zip of zips) packs.push(await verifyForChannel(readChannel(channel), zip))
      const together = packs.every(({ findings }) => findings.length === 0)
        ? examineCoherence(packs.flatMap(({ member }) => (member === null ? [] : [member])))
        : []
      const findings = [...packs.flatMap((it) => it.findings), ...together]
      const [first] = packs
      const data = {
        zip: first?.zip,
        bytes: first?.bytes,
        sha256: first?.sha256,
        findings,
        packs: packs.map(({ zip, bytes, sha256 }) => ({ zip, bytes, sha256 })),
      }
      if (findings.length > 0) {
        const lines = findings.map(
          ({ code, path: file, detail }) => `${code}: ${file === null ? '' : `${file}: `}${detail}`,
        )
        const what =
          zips.length === 1 ? `${zips[0]} is not a valid pack` : 'The packs are not valid'
        throw new Failed(`${what} (${findings.length} findings); build again.`, { lines, data })
      }
      const lines = packs.map(
        ({ zip, bytes, sha256 }) =>
          `${zip} is valid: ${formatNumber(bytes)} bytes, sha256 ${sha256}`,
      )
      return { lines, data }
    },
  }),

  command({
    name: 'inspect',
    args: 'ZIP',
    summary: 'show the manifest of a pack',
    options: {},
    async run(_, [path = '']) {
      const verdict = await openAndVerify(path)
      const { manifest, bytes, sha256, findings } = verdict
      if (manifest === null) {
        throw new Error(
          `${path} cannot be read (${findings[0]?.detail ?? ''}); run "h5pack verify".`,
        )
      }
      return {
        lines: describeManifest(manifest, verdict),
        data: { zip: path, bytes, sha256, manifest },
      }
    },
  }),
]

/** `--version-of trading=1.4.1`, by the part's name. Throws `UsageError`. */
function readPartVersions(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', version = '', ...more] = text.split('=')
      if (version === '' || more.length > 0) {
        throw new UsageError(`--version-of takes PART=VERSION, not "${text}".`)
      }
      return [readPackName(name), version]
    }),
  )
}

async function openAndVerify(path: string, options: VerifyOptions = {}): Promise<Verdict> {
  return verifyPack(path, options).catch(() => {
    throw new Error(`${path} cannot be opened; give the path of a pack.`)
  })
}

/**
 * Verifies a pack for publication in a channel. `member` is its content; `null` without a readable
 * manifest.
 */
async function verifyForChannel(channel: string, zip: string) {
  const files = new Map<string, Buffer>()
  const { manifest, findings, bytes, sha256 } = await openAndVerify(zip, {
    async onFile(path, body) {
      if (path !== MANIFEST_PATH) files.set(path, body)
    },
  })
  const reason = manifest === null || channel === LOCAL_CHANNEL ? null : localOnly(manifest)
  const detail = `${reason ?? ''}: ${LOCAL_CHANNEL} is the only channel for it`
  const found: readonly Finding[] =
    reason === null ? findings : [...findings, { code: 'build', path: MANIFEST_PATH, detail }]
  const member = manifest === null ? null : { manifest, sha256, files }
  return { zip, bytes, sha256, findings: found, member }
}

/** Returns why a pack must not reach every device; empty for an ordinary one. */
function warnings(manifest: Manifest): string[] {
  const reason = localOnly(manifest)
  return [
    ...(manifest.qa ? ['QA screens open: not for production'] : []),
    ...(reason === null ? [] : [`${reason}: for the ${LOCAL_CHANNEL} channel alone`]),
  ]
}

/** Returns how the pack was built; empty for an older pack without provenance. */
function buildLines(manifest: Manifest): string[] {
  const build = readProvenance(manifest)
  if (typeof build === 'string') return []
  const { environment, id, source, lock, tools, inputs } = build
  return [
    `built for the ${environment} environment, build ${id}`,
    `  from source ${source}, lock ${lock}`,
    `  by node ${tools.node}, npm ${tools.npm ?? 'unknown'}, vite ${tools.vite}`,
    ...Object.entries(inputs).map(([name, value]) => `  ${name}=${value}`),
  ]
}

function describeManifest(manifest: Manifest, { bytes, sha256, findings }: Verdict): string[] {
  return [
    `${manifest.appId} ${manifest.version}, commit ${manifest.commit}`,
    ...(manifest.needs === null
      ? []
      : [`the part ${manifest.pack}, for the common pack with sha256 ${manifest.needs.app}`]),
    ...(manifest.parts.length === 0 ? [] : [`opens with its parts ${manifest.parts.join(', ')}`]),
    `zip of ${formatNumber(bytes)} bytes, sha256 ${sha256}`,
    `for app ${manifest.minAppVersion} or later, bridge contract ${manifest.bridge.version}`,
    `calls ${manifest.bridge.methods.join(', ')}`,
    `requires ${manifest.bridge.required.join(', ') || 'none of them'}`,
    ...warnings(manifest),
    ...buildLines(manifest),
    ...(manifest.entry === undefined ? [] : [`opens ${manifest.entry}`]),
    `${manifest.routes.length} routes`,
    ...manifest.routes.map(({ path, title }) => `  ${path}  ${title}`),
    `${manifest.files.length} files`,
    ...manifest.files.map(
      (file) => `  ${formatNumber(file.bytes).padStart(10)}  ${file.path}  ${file.type}`,
    ),
    ...(findings.length > 0 ? [`${findings.length} findings: run "h5pack verify"`] : []),
  ]
}
