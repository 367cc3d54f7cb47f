import { join } from 'node:path'
import { diffPacks, type PackDiff } from '#offline/pack/diff-packs.ts'
import { readReport } from '#offline/pack/module-report.ts'
import { readPack } from '#offline/pack/pack-contents.ts'
import { sizeHistory, type PublishedSize } from '#offline/pack/size-history.ts'
import { sizePack, type PackSize } from '#offline/pack/size-pack.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { command, number, UsageError, type Command, type Said } from './command.ts'

/** Comparing packs, and finding where their bytes are. */
export const compareCommands: readonly Command[] = [
  command({
    name: 'diff',
    args: 'A B',
    summary: 'what changed from pack A to pack B, by route',
    options: {},
    async run(_, [a = '', b = '']) {
      const reports = { from: await readReport(a), to: await readReport(b) }
      const diff = diffPacks(await readPack(a), await readPack(b), reports)
      const complete = reports.from !== null && reports.to !== null
      return { lines: told(diff, complete), data: { ...diff } }
    },
  }),

  command({
    name: 'size',
    args: '[ZIP...]',
    summary:
      'where the bytes are, by route and library, and how they grew: of packs, or of all that --repo has published',
    options: {
      repo: { type: 'string' },
      reports: { type: 'string' },
      top: { type: 'string', default: '10' },
    },
    async run({ repo, reports, top }, zips) {
      if (!/^\d{1,4}$/.test(top)) throw new UsageError(`--top takes a number, not "${top}".`)
      if ((repo === undefined) === (zips.length === 0)) {
        throw new UsageError('"size" takes packs, or --repo with the folder of a repository.')
      }
      if (repo !== undefined) return published(repo, reports, Number(top))
      if (reports !== undefined) throw new UsageError('--reports belongs to --repo.')
      const sizes: PackSize[] = []
      for (const zip of zips) sizes.push(sizePack(await readPack(zip), await readReport(zip)))
      const last = sizes.at(-1)
      return {
        lines: [
          ...grown(sizes),
          ...(last === undefined ? [] : broken(last, Number(top), 'beside the pack')),
        ],
        data: { packs: sizes },
      }
    },
  }),
]

/** How the packs of a repository grew, by its signed metadata, and where the bytes of each one's newest content are. */
async function published(repo: string, reports: string | undefined, top: number): Promise<Said> {
  const status = await repositoryStatus(repo)
  if (status === null) {
    throw new Error(`There is no repository in ${repo}; give its folder with --repo.`)
  }
  const lines: string[] = []
  const packs = []
  for (const { pack, published: contents } of sizeHistory(status.releases)) {
    lines.push(pack, ...grown(contents).map((line) => `  ${line}`))
    const last = contents.at(-1)
    if (last === undefined) continue
    const contentsOfLast = await readPack(join(repo, 'targets', `${last.sha256}.${last.target}`))
    const report = reports === undefined ? null : await readReport(join(reports, last.target))
    const newest = sizePack(contentsOfLast, report)
    const where = reports === undefined ? 'without --reports DIR' : `in ${reports}`
    lines.push(`  of ${last.version}`, ...broken(newest, top, where).map((line) => `  ${line}`))
    packs.push({ pack, published: contents, newest })
  }
  return { lines, data: { packs } }
}

function told(diff: PackDiff, complete: boolean): string[] {
  const { bytes, files, shared, routes, methods, minAppVersion } = diff
  const grew = bytes.to - bytes.from
  const counted = (change: string) => files.filter((it) => it.change === change).length
  return [
    `${diff.from} -> ${diff.to}: ${number(bytes.to)} bytes (${grew < 0 ? '' : '+'}${number(grew)})`,
    `files: ${counted('added')} added, ${counted('removed')} removed, ${counted('changed')} changed, ${counted('renamed')} with only other hashes or the version in them, ${diff.same} the same`,
    ...files
      .filter((it) => it.change !== 'renamed')
      .map(
        ({ name, change, packed }) =>
          `  ${change.padEnd(8)} ${number(packed).padStart(9)}  ${name}`,
      ),
    ...(shared.length === 0 ? [] : [`every route loads: ${shared.join(', ')}`]),
    ...(complete
      ? []
      : ['one of the packs has no .modules.json beside it: routes are compared by name alone']),
    ...(routes.length === 0 ? ['no route changed by itself'] : []),
    ...routes.map(({ path, change, files: own }) => {
      const by = own.length === 0 ? '' : `: ${own.join(', ')}`
      return `  ${change.padEnd(8)} ${path}${by}`
    }),
    ...(minAppVersion === null
      ? []
      : [`needs app ${minAppVersion.to} instead of ${minAppVersion.from}`]),
    ...(methods.added.length === 0 ? [] : [`calls ${methods.added.join(', ')} too`]),
    ...(methods.removed.length === 0 ? [] : [`no longer calls ${methods.removed.join(', ')}`]),
  ]
}

function grown(sizes: readonly (PackSize | PublishedSize)[]): string[] {
  return sizes.map((size, index) => {
    const { version, bytes } = size
    const before = sizes[index - 1]
    const grew = before === undefined ? 0 : bytes - before.bytes
    const change = before === undefined ? '' : ` (${grew < 0 ? '' : '+'}${number(grew)})`
    const more =
      'releases' in size
        ? `, release ${size.releases.join(', ')}`
        : size.shared === null
          ? ''
          : `, ${number(size.shared)} for every route`
    return `${version}: ${number(bytes)} bytes${change}${more}`
  })
}

/** `where` the build's report was looked for. */
function broken({ kinds, routes, sources }: PackSize, top: number, where: string): string[] {
  const row = (bytes: number, name: string) => `  ${number(bytes).padStart(9)}  ${name}`
  return [
    'by kind of file',
    ...kinds.map(({ kind, files, bytes }) => row(bytes, `${kind} (${files})`)),
    ...(routes.length === 0
      ? [`no .modules.json ${where}: routes and libraries cannot be told apart`]
      : [
          'by route, on top of what every route loads',
          ...routes.slice(0, top).map(({ path, own }) => row(own, path)),
          'by library and folder',
          ...sources.slice(0, top).map(({ source, bytes }) => row(bytes, source)),
        ]),
  ]
}
