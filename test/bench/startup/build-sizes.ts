import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkBuild } from '#scripts/build/budgets.ts'

export interface BuildSizes {
  /** What has a budget, as the build's check prints it: `entry: 120,000 of 150,000 bytes`. */
  readonly budgets: readonly string[]
  /** Every script and style sheet, largest first; gzip bytes, level 9, as the budgets count. */
  readonly chunks: readonly { readonly file: string; readonly gzip: number }[]
}

/** Sizes of a build, as the budgets count them. */
export function buildSizes(directory: string): BuildSizes {
  const chunks = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => ({
      file: basename(file),
      gzip: gzipSync(readFileSync(join(directory, file)), { level: 9 }).length,
    }))
    .toSorted((a, b) => b.gzip - a.gzip)
  const budgets = checkBuild(directory).map(({ check }) => check)
  return { budgets: budgets.filter((check) => check.endsWith(' bytes')), chunks }
}
