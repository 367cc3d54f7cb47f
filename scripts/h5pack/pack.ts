import { relative } from 'node:path'
import type { BuiltPack } from '#offline/pack/build-pack.ts'
import type { Manifest } from '#offline/pack/manifest.ts'
import { verifyPack, type Verdict } from '#offline/pack/verify-pack.ts'
import { command, Failed, number, packOf, UsageError, type Command } from './command.ts'

/** Making and looking at packs: nothing is signed or published here. */
export const packCommands: readonly Command[] = [
  command({
    name: 'build',
    summary:
      'make the common pack and its parts from the source; --common ZIP: the parts alone, for a published common pack',
    options: {
      version: { type: 'string' },
      'version-of': { type: 'string', multiple: true, default: [] },
      common: { type: 'string' },
      out: { type: 'string' },
      vite: { type: 'boolean', default: true },
      qa: { type: 'boolean', default: false },
    },
    async run({ version, out, vite, qa, common, 'version-of': versionOf }) {
      // Loaded here alone: the other commands need neither the screens nor Vite.
      const { buildAppPack } = await import('../build-app-pack.ts')
      const built = await buildAppPack({
        vite,
        qa,
        ...(version === undefined ? {} : { version }),
        ...(common === undefined ? {} : { common }),
        partVersions: partVersionsOf(versionOf),
        ...(out === undefined ? {} : { outDir: out }),
      })
      const told = ({ zip, bytes, sha256, manifest }: BuiltPack) => {
        const { pack, commit, files, routes } = manifest
        return {
          lines: [
            `${relative(process.cwd(), zip)}: ${number(bytes)} bytes`,
            `  ${pack} ${manifest.version}, commit ${commit}`,
            `  ${files.length} files, ${routes.length} routes`,
            ...qaLines(manifest).map((line) => `  ${line}`),
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

/** `--version-of trading=1.4.1`, by the part's name. Throws `UsageError`. */
function partVersionsOf(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', version = '', ...more] = text.split('=')
      if (version === '' || more.length > 0) {
        throw new UsageError(`--version-of takes PART=VERSION, not "${text}".`)
      }
      return [packOf(name), version]
    }),
  )
}

async function judge(path: string): Promise<Verdict> {
  return verifyPack(path).catch(() => {
    throw new Error(`${path} cannot be opened; give the path of a pack.`)
  })
}

/** Said aloud where QA screens open, since such a pack is not for everyone. */
const qaLines = ({ qa }: Manifest) => (qa ? ['QA screens open: not for production'] : [])

function describe(manifest: Manifest, { bytes, sha256, findings }: Verdict): string[] {
  return [
    `${manifest.appId} ${manifest.version}, commit ${manifest.commit}`,
    ...(manifest.needs === null
      ? []
      : [`the part ${manifest.pack}, for the common pack with sha256 ${manifest.needs.app}`]),
    ...(manifest.parts.length === 0 ? [] : [`opens with its parts ${manifest.parts.join(', ')}`]),
    `zip of ${number(bytes)} bytes, sha256 ${sha256}`,
    `for app ${manifest.minAppVersion} or later, bridge contract ${manifest.bridge.version}`,
    `calls ${manifest.bridge.methods.join(', ')}`,
    `requires ${manifest.bridge.required.join(', ') || 'none of them'}`,
    ...qaLines(manifest),
    ...(manifest.entry === undefined ? [] : [`opens ${manifest.entry}`]),
    `${manifest.routes.length} routes`,
    ...manifest.routes.map(({ path, title }) => `  ${path}  ${title}`),
    `${manifest.files.length} files`,
    ...manifest.files.map(
      (file) => `  ${number(file.bytes).padStart(10)}  ${file.path}  ${file.type}`,
    ),
    ...(findings.length > 0 ? [`${findings.length} findings: run "h5pack verify"`] : []),
  ]
}
