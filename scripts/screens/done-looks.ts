import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { seenLook, type SeenLook } from './look-report.ts'

/** The part of a run that is done: the run in the first line, then a look in each. */
const FILE = 'done.jsonl'

const header = v.object({ run: v.string() })

function parsed<T>(line: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(line))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/**
 * The looks of an interrupted run; null where the text is of another run, or of none. What cannot
 * be read, as the line at which it was interrupted, is to be done again.
 */
export function readDone(text: string, run: string): readonly SeenLook[] | null {
  const [first = '', ...rest] = text.split('\n')
  if (parsed(first, header)?.run !== run) return null
  return rest.map((line) => parsed(line, seenLook)).filter((it) => it !== null)
}

export interface DoneLooks {
  readonly looks: readonly SeenLook[]
  add(look: SeenLook): Promise<void>
}

/**
 * Opens the record of a run, with the looks of `run` so far where it is to be resumed. Pictures that
 * are not of these looks are of an earlier run, and go.
 */
export async function openDone(folder: string, run: string, resume: boolean): Promise<DoneLooks> {
  const file = join(folder, FILE)
  const text = resume ? await readFile(file, 'utf8').catch(() => '') : ''
  const looks = [...(readDone(text, run) ?? [])]
  const pictures = new Set(
    looks.flatMap(({ picture, change }) => [picture, change?.before, change?.difference]),
  )
  const found = await readdir(folder, { recursive: true, encoding: 'utf8' })
  for (const name of found) {
    if (name.endsWith('.png') && !pictures.has(name)) await rm(join(folder, name))
  }
  const lines = [{ run }, ...looks].map((it) => JSON.stringify(it))
  await writeFile(file, `${lines.join('\n')}\n`)
  return {
    looks,
    async add(look) {
      looks.push(look)
      await appendFile(file, `${JSON.stringify(look)}\n`)
    },
  }
}
