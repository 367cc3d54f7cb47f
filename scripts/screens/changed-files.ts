import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readReport, type ModuleReport } from '#offline/pack/module-report.ts'
import { importsIn, resolveImport } from '#test/source-imports.ts'
import { EXAMPLE_IDS, sampleFiles } from '#test/screens/samples.ts'
import type { LookSources } from './changed-routes.ts'

const root = join(import.meta.dirname, '..', '..')

const git = (...args: readonly string[]) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter((line) => line !== '')
  } catch (cause) {
    throw new Error(`git ${args.join(' ')} failed: is it a commit of this checkout?`, { cause })
  }
}

/** The files of the work tree that differ from a commit's, new ones among them. */
export const changedFiles = (ref: string): readonly string[] => [
  ...git('diff', '--name-only', ref, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** The reports of a set's packs as one. */
export async function wholeReport(zips: readonly string[]): Promise<ModuleReport> {
  const reports = (await Promise.all(zips.map(readReport))).filter((it) => it !== null)
  return {
    schema: 1,
    routes: reports.flatMap((it) => it.routes),
    chunks: Object.assign({}, ...reports.map((it) => it.chunks)),
  }
}

/** Returns what the files import of ours when they run, and what that imports. */
function importedBy(starts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !/\.(?:tsx?|m?js)$/.test(file) || !existsSync(join(root, file))) continue
    found.add(file)
    const at = file
    waiting.push(
      ...importsIn(file)
        .filter(({ isType }) => !isType)
        .map(({ specifier }) => resolveImport(at, specifier)),
    )
  }
  return found
}

/** The files that the looks of this checkout are made with. */
export function lookSources(): LookSources {
  return {
    tools: importedBy(['scripts/screens.ts', 'vite.config.ts']),
    samples: sampleFiles.map(({ file, samples }) => ({
      files: importedBy([file]),
      routes: Object.keys(samples(EXAMPLE_IDS)),
    })),
  }
}
