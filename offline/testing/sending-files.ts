import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesIn } from '../names-in.ts'
import { serveFolder, serve } from './file-server.ts'

/**
 * The folders that a repository withholds so that an update goes the named way: parts of its
 * targets.
 */
export const ways = [
  ['delta', []],
  ['changed files', ['deltas']],
  ['whole zip', ['deltas', 'entries']],
] as const

export type Way = (typeof ways)[number][0]

/** A file that sends a pack. */
export interface SendingFile {
  readonly form: 'delta' | 'index' | 'zip'
  /** The pack's zip without its hash, as in `h5-trading-1.0.1.zip`. */
  readonly pack: string
  readonly path: string
}

const targetsDir = (repoDir: string) => join(repoDir, 'targets')

/** Every file that sends a pack, of all packs that a repository has published. */
export async function sendingFiles(repoDir: string): Promise<SendingFile[]> {
  const zips = readdirSync(targetsDir(repoDir))
  const all: SendingFile[] = []
  for (const folder of ['deltas', 'entries', '']) {
    const names = namesIn(join(targetsDir(repoDir), folder))
    for (const name of names) {
      if (posix.extname(name) === '') continue
      all.push(sendingFile(repoDir, join(targetsDir(repoDir), folder, name), zips))
    }
  }
  return all
}

/** Deltas and indexes have the beginning of the zip's hash in their names. */
function sendingFile(repoDir: string, path: string, zips: readonly string[]): SendingFile {
  const { dir, base } = posix.parse(relative(targetsDir(repoDir), path))
  if (dir === '') return { form: 'zip', pack: base.slice(65), path }
  const start = /([0-9a-f]{8})\.\w+$/.exec(base)?.[1] ?? base
  const pack = zips.find((name) => name.startsWith(start))?.slice(65) ?? base
  return { form: dir === 'deltas' ? 'delta' : 'index', pack, path }
}

/**
 * A web server for a repository that records the requests other than for metadata, each once: form
 * (`part` for a part of the zip) and pack, as in `delta h5-trading-1.0.1.zip`. `meet` may answer in
 * its place, and says whether it did.
 */
export async function notedSends(
  repoDir: string,
  meet: (file: SendingFile, response: ServerResponse) => boolean = () => false,
) {
  const asked = new Set<string>()
  const files = serveFolder(repoDir)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request
    if (!url.startsWith('/targets/')) return files(request, response)
    const file = sendingFile(repoDir, join(repoDir, url), readdirSync(targetsDir(repoDir)))
    const isPart = file.form === 'zip' && /\d-\d/.test(request.headers.range ?? '')
    asked.add(`${isPart ? 'part' : file.form} ${file.pack}`)
    if (!meet(file, response)) files(request, response)
  }
  const base = await serve((request, response) => void answer(request, response))
  return { base, asked }
}

/**
 * Returns what a device asks of packs that are sent one way, when it has an older content of each:
 * the forms before are not there.
 */
export function askedFor(way: Way, ...packs: readonly string[]): string[] {
  const forms = {
    delta: ['delta'],
    'changed files': ['delta', 'index', 'part'],
    'whole zip': ['delta', 'index', 'zip'],
  }
  return packs.flatMap((pack) => forms[way].map((form) => `${form} ${pack}`))
}
