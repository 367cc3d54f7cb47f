import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeDisk } from './disk.ts'
import { updateMetadata } from './trust.ts'
import { writeMirrored } from './mirrored-file.ts'

const USAGE = `--metadata-dir DIR [--metadata-url URL] [--target-name NAME ... --target-base-url URL --target-dir DIR]
  init ROOT | refresh | download`

/**
 * The device's trust code with the command line of The Update Framework's client conformance suite:
 * `init` stores the first root, `refresh` brings the metadata up to date, `download` also fetches
 * targets (stored under their URL-encoded names, and not fetched again while their hash is right).
 * Trusted metadata is stored in the metadata folder under unversioned names. Throws when the
 * command fails, which is exit code 1.
 */
export async function conformanceClient(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      'metadata-dir': { type: 'string' },
      'metadata-url': { type: 'string' },
      'target-name': { type: 'string', multiple: true, default: [] },
      'target-base-url': { type: 'string' },
      'target-dir': { type: 'string' },
    },
    allowPositionals: true,
  })
  const metadataDir = needed(values['metadata-dir'], '--metadata-dir')
  const [command, root] = positionals
  if (command === 'init') {
    const bytes = await readFile(needed(root, 'the path of a root'))
    await nodeDisk.makeFolder(metadataDir)
    return writeMirrored(join(metadataDir, 'root.json'), bytes)
  }
  const metadataUrl = needed(values['metadata-url'], '--metadata-url').replace(/\/+$/, '')
  const workDir = await mkdtemp(join(tmpdir(), 'h5-client-'))
  const from = { metadataDir, workDir, metadataUrl, trustedRoot: null, disk: nodeDisk }
  try {
    if (command === 'refresh') await updateMetadata(from, async () => undefined)
    else if (command === 'download') await downloadAll(from, values)
    else throw new Error(`There is no command "${command ?? ''}".\n${USAGE}`)
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}

async function downloadAll(
  from: Parameters<typeof updateMetadata>[0],
  values: {
    readonly 'target-name': readonly string[]
    readonly 'target-base-url'?: string | undefined
    readonly 'target-dir'?: string | undefined
  },
): Promise<void> {
  const baseUrl = needed(values['target-base-url'], '--target-base-url').replace(/\/+$/, '')
  const targetDir = needed(values['target-dir'], '--target-dir')
  if (values['target-name'].length === 0) throw new Error(`--target-name is missing.\n${USAGE}`)
  await nodeDisk.makeFolder(targetDir)
  await updateMetadata(from, async (updater, _, find) => {
    for (const name of values['target-name']) {
      const target = await find(name)
      if (target === undefined) throw new Error(`${name} is not signed by anyone.`)
      const path = join(targetDir, encodeURIComponent(name))
      const cached = await updater.findCachedTarget(target, path)
      if (cached === undefined) await updater.downloadTarget(target, path, baseUrl)
    }
  })
}

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new Error(`${what} is missing.\n${USAGE}`)
  return value
}

if (import.meta.main) {
  await conformanceClient(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
