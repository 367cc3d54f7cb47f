import { spawnSync } from 'node:child_process'
import { rm, stat, writeFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { plainForm } from '#offline/pack/plain-form.ts'
import { packFiles } from './pack-files.ts'

/** The cost of one way of sending a change. */
export interface Sent {
  readonly side: string
  /** `null` where the tool is not there. */
  readonly bytes: number | null
  readonly requests: number
  /**
   * The time that the receiving side takes to make the new pack, ms; `null` where that is nothing
   * to speak of, or not known.
   */
  readonly applyMs: number | null
}

interface Tool {
  readonly name: string
  /** Commands, with OLD, NEW, PATCH and MADE for the files. */
  readonly make: readonly string[]
  readonly apply: readonly string[]
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bsdiff',
    make: ['bsdiff', 'OLD', 'NEW', 'PATCH'],
    apply: ['bspatch', 'OLD', 'MADE', 'PATCH'],
  },
  {
    name: 'zstd -19 --patch-from',
    make: ['zstd', '-q', '-f', '-19', '--long=27', '--patch-from=OLD', 'NEW', '-o', 'PATCH'],
    apply: ['zstd', '-q', '-f', '-d', '--long=27', '--patch-from=OLD', 'PATCH', '-o', 'MADE'],
  },
]

/** Ms that a command took; `null` when there is no such command. Throws when it fails. */
export function timed(command: readonly string[]): number | null {
  const [program = '', ...args] = command
  const began = performance.now()
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (error !== undefined) return null
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`)
  return performance.now() - began
}

function withFiles(command: readonly string[], files: Readonly<Record<string, string>>) {
  return command.map((word) => word.replace(/OLD|NEW|PATCH|MADE/, (name) => files[name] ?? ''))
}

async function byTool(tool: Tool, what: string, folder: string, old: string, next: string) {
  const files = {
    OLD: old,
    NEW: next,
    PATCH: join(folder, 'patch'),
    MADE: join(folder, 'made'),
  }
  const side = `${tool.name}, ${what}`
  if (timed(withFiles(tool.make, files)) === null) {
    return { side, bytes: null, requests: 1, applyMs: null }
  }
  const { size } = await stat(files.PATCH)
  const applyMs = timed(withFiles(tool.apply, files))
  if (!(await readFile(files.MADE)).equals(await readFile(next))) {
    throw new Error(`${side} made other bytes.`)
  }
  for (const it of [files.PATCH, files.MADE]) await rm(it)
  return { side, bytes: size, requests: 1, applyMs }
}

/** Every file that changed, each compressed by itself as a web server does it at its best. */
async function byBrotli(old: Buffer, next: Buffer): Promise<Sent> {
  const before = await packFiles(old)
  const sent = [...(await packFiles(next))].filter(
    ([path, body]) => before.get(path)?.equals(body) !== true,
  )
  const bytes = sent.reduce((sum, [, body]) => sum + brotli(body).length, 0)
  return { side: 'each changed file, brotli -11', bytes, requests: sent.length, applyMs: null }
}

function brotli(body: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  return brotliCompressSync(body, { params: { [quality]: 11, [size]: body.length } })
}

/** Returns what others' ways cost for the same two packs. `folder` is for files on their way. */
export async function otherSides(old: string, next: string, folder: string): Promise<Sent[]> {
  const zips = { old: await readFile(old), next: await readFile(next) }
  const plain = { old: join(folder, 'old.plain'), next: join(folder, 'next.plain') }
  await writeFile(plain.old, await plainForm(zips.old))
  await writeFile(plain.next, await plainForm(zips.next))
  const sides: Sent[] = [
    { side: 'whole zip', bytes: zips.next.length, requests: 1, applyMs: null },
    await byBrotli(zips.old, zips.next),
  ]
  for (const tool of TOOLS) {
    sides.push(await byTool(tool, 'zips', folder, old, next))
    sides.push(await byTool(tool, 'plain forms', folder, plain.old, plain.next))
  }
  return sides
}
