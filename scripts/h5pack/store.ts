import { upload } from '#offline/store/upload.ts'
import { readS3Address } from '#offline/store/s3-address.ts'
import { MIN_GRACE, pruneFolder, pruneStore } from '#offline/store/prune.ts'
import type { Store } from '#offline/store/store.ts'
import { command, formatNumber, shared, UsageError } from './command.ts'
import type { Command } from './command-shape.ts'
import { progressBar } from './progress.ts'

/** Options for a store to which the repository is published. */
export const storeOptions = {
  to: { type: 'string' },
  endpoint: { type: 'string' },
  region: { type: 'string' },
  'path-style': { type: 'boolean' },
} as const

interface StoreValues {
  readonly to?: string | undefined
  readonly endpoint?: string | undefined
  readonly region?: string | undefined
  readonly 'path-style'?: boolean | undefined
}

/** The store that the options name; `null` without `--to`. Throws `StoreError` and `UsageError`. */
export async function openStore(values: StoreValues): Promise<Store | null> {
  const { to, endpoint, region } = values
  const pathStyle = values['path-style']
  if (to === undefined) {
    if (endpoint === undefined && region === undefined && pathStyle === undefined) return null
    throw new UsageError('--endpoint, --region and --path-style belong to --to.')
  }
  const address = readS3Address(to)
  // Loaded on demand: the SDK takes longer to start than most commands take to run.
  const { openS3 } = await import('#offline/store/s3-store.ts')
  return openS3(address, {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
    ...(pathStyle === undefined ? {} : { pathStyle }),
  })
}

const DAY = 24 * 60 * 60 * 1000
const changing = { ...shared.repo, 'dry-run': { type: 'boolean', default: false } } as const

/** Uploading a repository to a store, and deleting old files. */
export const storeCommands: readonly Command[] = [
  command({
    name: 'upload',
    summary:
      'copy the repository to a store: --to s3://BUCKET/PREFIX, with credentials from the environment or profile',
    options: { ...changing, ...storeOptions },
    async run(values) {
      const store = await openStore(values)
      if (store === null) {
        throw new UsageError('"upload" needs --to s3://BUCKET/PREFIX, where devices read.')
      }
      const dryRun = values['dry-run']
      const onProgress = progressBar('uploading')
      const done = await upload({ repoDir: values.repo, store, dryRun, onProgress })
      const { written, skipped, timestamp, timestampExpires } = done
      const bytes = written.reduce((sum, file) => sum + file.bytes, 0)
      const would = dryRun ? 'would be ' : ''
      return {
        lines: [
          `${would}uploaded to ${store.name}: ${formatNumber(written.length)} files, ${formatNumber(bytes)} bytes; ${formatNumber(skipped)} already there`,
          ...written.map(row),
          `devices ${dryRun ? 'would see' : 'see'} timestamp ${timestamp}, until ${timestampExpires}`,
        ],
        data: { dryRun, to: store.name, bytes, ...done },
      }
    },
  }),

  command({
    name: 'prune',
    summary:
      'delete files that were unused for --grace days, in the folder, or in the store with --to',
    options: { ...changing, ...storeOptions, grace: { type: 'string', default: '7' } },
    async run(values) {
      const grace = Number(values.grace) * DAY
      if (!/^\d{1,4}$/.test(values.grace) || grace < MIN_GRACE) {
        throw new UsageError(
          `--grace takes a number of days, 1 or more, not "${values.grace}": devices may be downloading.`,
        )
      }
      const store = await openStore(values)
      const dryRun = values['dry-run']
      const options = { repoDir: values.repo, grace, dryRun, onProgress: progressBar('deleting') }
      const { removed, kept, abandoned } =
        store === null
          ? { ...(await pruneFolder(options)), abandoned: 0 }
          : await pruneStore(store, options)
      const place = store?.name ?? values.repo
      const bytes = removed.reduce((sum, file) => sum + file.bytes, 0)
      const would = dryRun ? 'would be ' : ''
      return {
        lines: [
          `${would}deleted from ${place}: ${formatNumber(removed.length)} files, ${formatNumber(bytes)} bytes; ${formatNumber(kept)} kept`,
          ...removed.map(row),
          ...(abandoned === 0 ? [] : [`${would}aborted: ${abandoned} unfinished uploads`]),
        ],
        data: { dryRun, place, bytes, removed, kept, abandoned },
      }
    },
  }),
]

const row = ({ path, bytes }: { readonly path: string; readonly bytes: number }) =>
  `  ${formatNumber(bytes).padStart(11)}  ${path}`
