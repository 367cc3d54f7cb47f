import { relative } from 'node:path'
import type { Manifest } from '#offline/pack/manifest.ts'
import { verifyPack, type Verdict } from '#offline/pack/verify-pack.ts'
import { command, Failed, number, type Command } from './command.ts'

/** Making and looking at packs: nothing is signed or published here. */
export const packCommands: readonly Command[] = [
  command({
    name: 'build',
    summary: 'make h5-VERSION.zip from the source',
    options: {
      version: { type: 'string' },
      out: { type: 'string' },
      vite: { type: 'boolean', default: true },
    },
    async run({ version, out, vite }) {
      // Loaded here alone: the other commands need neither the screens nor Vite.
      const { buildAppPack } = await import('../build-app-pack.ts')
      const built = await buildAppPack({
        vite,
        ...(version === undefined ? {} : { version }),
        ...(out === undefined ? {} : { outDir: out }),
      })
      const { files, routes } = built.manifest
      return {
        lines: [
          `${relative(process.cwd(), built.zip)}: ${number(built.bytes)} bytes`,
          `version ${built.manifest.version}, commit ${built.manifest.commit}`,
          `${files.length} files, ${routes.length} routes`,
          `sha256 ${built.sha256}`,
        ],
        data: {
          zip: built.zip,
          bytes: built.bytes,
          sha256: built.sha256,
          version: built.manifest.version,
          commit: built.manifest.commit,
        },
      }
    },
  }),

  command({
    name: 'verify',
    args: 'ZIP',
    summary: 'check a pack from its names to its last byte',
    options: {},
    async run(_, [path = '']) {
      const { findings, bytes, sha256 } = await judge(path)
      const data = { zip: path, bytes, sha256, findings }
      if (findings.length > 0) {
        const lines = findings.map(
          ({ code, path: file, detail }) => `${code}: ${file === null ? '' : `${file}: `}${detail}`,
        )
        throw new Failed(
          `${path} is not a valid pack (${findings.length} findings); build it again.`,
          { lines, data },
        )
      }
      return { lines: [`${path} is whole: ${number(bytes)} bytes, sha256 ${sha256}`], data }
    },
  }),

  command({
    name: 'inspect',
    args: 'ZIP',
    summary: 'show what a pack says of itself',
    options: {},
    async run(_, [path = '']) {
      const verdict = await judge(path)
      const { manifest, bytes, sha256, findings } = verdict
      if (manifest === null) {
        throw new Error(
          `${path} cannot be read (${findings[0]?.detail ?? ''}); run "h5pack verify".`,
        )
      }
      return { lines: describe(manifest, verdict), data: { zip: path, bytes, sha256, manifest } }
    },
  }),
]

async function judge(path: string): Promise<Verdict> {
  return verifyPack(path).catch(() => {
    throw new Error(`${path} cannot be opened; give the path of a pack.`)
  })
}

function describe(manifest: Manifest, { bytes, sha256, findings }: Verdict): string[] {
  return [
    `${manifest.appId} ${manifest.version}, commit ${manifest.commit}`,
    `zip of ${number(bytes)} bytes, sha256 ${sha256}`,
    `for app ${manifest.minAppVersion} or later, bridge contract ${manifest.bridge.version}`,
    `calls ${manifest.bridge.methods.join(', ')}`,
    `opens ${manifest.entry}`,
    `${manifest.routes.length} routes`,
    ...manifest.routes.map(({ path, title }) => `  ${path}  ${title}`),
    `${manifest.files.length} files`,
    ...manifest.files.map(
      (file) => `  ${number(file.bytes).padStart(10)}  ${file.path}  ${file.type}`,
    ),
    ...(findings.length > 0 ? [`${findings.length} findings: run "h5pack verify"`] : []),
  ]
}
