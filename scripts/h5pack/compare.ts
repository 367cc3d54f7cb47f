import { join } from 'node:path'
import { diffPacks, type PackDiff } from '#offline/pack/diff-packs.ts'
import { readReport } from '#offline/pack/module-report.ts'
import { readPack } from '#offline/pack/pack-contents.ts'
import { readSet, type SetContents } from '#offline/pack/set-contents.ts'
import { sizeHistory, type PublishedSize } from '#offline/pack/size-history.ts'
import { sizePack, type PackSize } from '#offline/pack/size-pack.ts'
import { repositoryStatus } from '#offline/release/releases.ts'
import { command, formatNumber, UsageError } from './command.ts'
import type { Command, CommandOutput } from './command-shape.ts'

/** Comparing packs, and finding where their bytes are. */
export const compareCommands: readonly Command[] = [
  command({
    name: 'diff',
    args: 'A B',
    summary: 'what changed from pack A to pack B, by route; A and B may be folders with a set each',
    options: {},
    async run(_, [a = '', b = '']) {
      const from = await readSet(a)
      const to = await readSet(b)
      const reports = { from: from.report, to: to.report }
      const diff = diffPacks(from.contents, to.contents, reports)
      const complete = reports.from !== null && reports.to !== null
      const packs = packChanges(from, to)
      return { lines: [...diffLines(diff, complete), ...packs], data: { ...diff, packs } }
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
      if (repo !== undefined) return publishedSizes(repo, reports, Number(top))
      if (reports !== undefined) throw new UsageError('--reports belongs to --repo.')
      const given: GivenPack[] = []
      for (const zip of zips) {
        const { contents, report } = await readSet(zip)
        const { pack } = contents.manifest
        given.push({ pack, ...sizePack(contents, report) })
      }
      return { lines: givenLines(given, Number(top)), data: { packs: given } }
    },
  }),
]

/**
 * Returns how the packs of a repository grew, by its signed metadata, and where the bytes of each
 * one's newest content are.
 */
async function publishedSizes(
  repo: string,
  reports: string | undefined,
  top: number,
): Promise<CommandOutput> {
  const status = await repositoryStatus(repo)
  if (status === null) {
    throw new Error(`There is no repository in ${repo}; give its folder with --repo.`)
  }
  const lines: string[] = []
  const packs = []
  for (const { pack, published: contents } of sizeHistory(status.releases)) {
    lines.push(pack, ...sizeLines(contents).map((line) => `  ${line}`))
    const last = contents.at(-1)
    if (last === undefined) continue
    const contentsOfLast = await readPack(join(repo, 'targets', `${last.sha256}.${last.target}`))
    const report = reports === undefined ? null : await readReport(join(reports, last.target))
    const newest = sizePack(contentsOfLast, report)
    const where = reports === undefined ? 'without --reports DIR' : `in ${reports}`
    lines.push(
      `  of ${last.version}`,
      ...breakdownLines(newest, top, where).map((line) => `  ${line}`),
    )
    packs.push({ pack, published: contents, newest })
  }
  return { lines, data: { packs } }
}

type GivenPack = PackSize & { readonly pack: string }

/**
 * The packs that were given: each by its name with how it grew, and for the packs of a set their sum
 * and what each is made of. Zips of one pack are its versions, in the order given.
 */
function givenLines(given: readonly GivenPack[], top: number): string[] {
  const where = 'next to the pack'
  const names = [...new Set(given.map(({ pack }) => pack))]
  const versions = (name: string) => given.filter(({ pack }) => pack === name)
  const newest = names.flatMap((name) => versions(name).slice(-1))
  const [only] = newest
  if (only !== undefined && newest.length === 1)
    return [...sizeLines(given), ...breakdownLines(only, top, where)]
  const sum = newest.reduce((bytes, it) => bytes + it.bytes, 0)
  const lines: string[] = []
  for (const it of newest) {
    const own = [...sizeLines(versions(it.pack)), ...breakdownLines(it, top, where)]
    lines.push(it.pack, ...own.map((line) => `  ${line}`))
  }
  lines.push(`together: ${formatNumber(sum)} bytes in ${newest.length} packs`)
  return lines
}

/** Returns which packs of a set have to be released; nothing for packs without parts. */
function packChanges(from: SetContents, to: SetContents): string[] {
  const names = [...new Set([...from.packs.keys(), ...to.packs.keys()])]
  if (names.length < 2) return []
  return names.map((name) => {
    const [before, after] = [from.packs.get(name), to.packs.get(name)]
    if (before === undefined) return `pack ${name}: added`
    if (after === undefined) return `pack ${name}: removed`
    if (before.sha256 === after.sha256) return `pack ${name}: the same`
    return `pack ${name}: ${before.version} -> ${after.version}`
  })
}

function diffLines(diff: PackDiff, complete: boolean): string[] {
  const { bytes, files, shared, routes, methods, minAppVersion } = diff
  const grew = bytes.to - bytes.from
  const counted = (change: string) => files.filter((it) => it.change === change).length
  return [
    `${diff.from} -> ${diff.to}: ${formatNumber(bytes.to)} bytes (${grew < 0 ? '' : '+'}${formatNumber(grew)})`,
    `files: ${counted('added')} added, ${counted('removed')} removed, ${counted('changed')} changed, ${counted('renamed')} changed only in hashes or the version, ${diff.same} the same`,
    ...files
      .filter((it) => it.change !== 'renamed')
      .map(
        ({ name, change, packed }) =>
          `  ${change.padEnd(8)} ${formatNumber(packed).padStart(9)}  ${name}`,
      ),
    ...(shared.length === 0 ? [] : [`every route loads: ${shared.join(', ')}`]),
    ...(complete
      ? []
      : ['one of the packs has no .modules.json next to it: routes are compared by name only']),
    ...(routes.length === 0 ? ['no route changed by itself'] : []),
    ...routes.map(({ path, change, files: own }) => {
      const by = own.length === 0 ? '' : `: ${own.join(', ')}`
      return `  ${change.padEnd(8)} ${path}${by}`
    }),
    ...(minAppVersion === null
      ? []
      : [`needs app ${minAppVersion.to} instead of ${minAppVersion.from}`]),
    ...(methods.added.length === 0 ? [] : [`now calls ${methods.added.join(', ')}`]),
    ...(methods.removed.length === 0 ? [] : [`no longer calls ${methods.removed.join(', ')}`]),
  ]
}

function sizeLines(sizes: readonly (PackSize | PublishedSize)[]): string[] {
  return sizes.map((size, index) => {
    const { version, bytes } = size
    const before = sizes[index - 1]
    const grew = before === undefined ? 0 : bytes - before.bytes
    const change = before === undefined ? '' : ` (${grew < 0 ? '' : '+'}${formatNumber(grew)})`
    const more =
      'releases' in size
        ? `, release ${size.releases.join(', ')}`
        : size.shared === null
          ? ''
          : `, ${formatNumber(size.shared)} for every route`
    return `${version}: ${formatNumber(bytes)} bytes${change}${more}`
  })
}

/** `where`: where the build's report was looked for, in words. */
function breakdownLines(
  { kinds, routes, sources }: PackSize,
  top: number,
  where: string,
): string[] {
  const row = (bytes: number, name: string) => `  ${formatNumber(bytes).padStart(9)}  ${name}`
  return [
    'by kind of file',
    ...kinds.map(({ kind, files, bytes }) => row(bytes, `${kind} (${files})`)),
    ...(routes.length === 0
      ? [`no .modules.json ${where}: there are no sizes by route and library`]
      : [
          'by route, on top of what every route loads',
          ...routes.slice(0, top).map(({ path, own }) => row(own, path)),
          'by library and folder',
          ...sources.slice(0, top).map(({ source, bytes }) => row(bytes, source)),
        ]),
  ]
}
