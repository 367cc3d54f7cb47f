import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { FOLDERS, ROOT } from './folders.ts'
import { folderName, journeyName } from './journey-name.ts'

/** One file of a failure's evidence. */
export interface Piece {
  readonly file: string
  /** Rejects with the reason where there is none. */
  readonly take: () => Promise<string | Uint8Array>
}

/** Names the pieces that could not be taken, and why. */
export const NOTES = 'notes.txt'

/**
 * The longest time that one piece may take, in ms: all together have to end before their hook's
 * limit.
 */
const PATIENCE = 15_000

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const reason = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))

/**
 * Writes the pieces into a folder, in place of what it had; each by itself, whatever becomes of the
 * others. A piece that cannot be had is a line of the notes, which are the result: nothing here
 * rejects, as the journey's own failure is what matters.
 */
export async function collectEvidence(
  folder: string,
  pieces: readonly Piece[],
  patience = PATIENCE,
): Promise<readonly string[]> {
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, file), content)
  }
  const emptied = await attempt('folder', () => rm(folder, { recursive: true, force: true }))
  const taken = await Promise.all(
    pieces.map(({ file, take }) =>
      attempt(file, async () => write(file, await within(take(), patience))),
    ),
  )
  const notes = [emptied, ...taken].flat()
  if (notes.length === 0) return notes
  const unwritten = await attempt(NOTES, () => write(NOTES, `${notes.join('\n')}\n`))
  return [...notes, ...unwritten]
}

async function attempt(name: string, work: () => Promise<void>): Promise<string[]> {
  try {
    await work()
    return []
  } catch (fault) {
    return [`${name}: ${reason(fault)}`]
  }
}

/** A test as vitest's hooks have it. */
interface FailedTask {
  readonly file: { readonly name: string }
  readonly fullTestName: string
}

/** Writes the evidence of a failed journey where its report finds it, and prints the place. */
export async function leaveEvidence(
  { file, fullTestName }: FailedTask,
  pieces: readonly Piece[],
): Promise<void> {
  const folder = join(FOLDERS.failures, folderName(journeyName(file.name, fullTestName)))
  const notes = await collectEvidence(folder, pieces)
  console.error([`evidence: ${relative(ROOT, folder)}`, ...notes].join('\n'))
}
