import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importsIn, resolveImport } from './source-imports.ts'

/** Tests, and the folders of what only tests import. */
const OF_TESTS = /\.(?:test|e2e)\.tsx?$|\/testing\//

/**
 * The part of a room that a file belongs to: a folder of the room, or a file that is in none.
 * `src/domain/fund/rule/chips.ts` belongs to `fund`.
 */
const partIn = (room: string, file: string): string =>
  file.slice(room.length + 1).split('/')[0] ?? ''

/**
 * The parts of a room that each of its parts imports, itself left out. Imports of types and lazy ones
 * count: a reader follows them as well.
 */
export function partsOf(root: string, room: string): Map<string, Set<string>> {
  const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file))
  const parts = new Map<string, Set<string>>(files.map((file) => [partIn(room, file), new Set()]))
  for (const file of files) {
    const from = partIn(room, file)
    for (const { specifier } of importsIn(file)) {
      const to = resolveImport(file, specifier)
      if (!to.startsWith(`${room}/`) || partIn(room, to) === from) continue
      parts.get(from)?.add(partIn(room, to))
    }
  }
  return parts
}

/** The parts that can be reached from one, by any number of imports. */
function reached(parts: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>()
  const waiting = [start]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const next of parts.get(part) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(next)
    }
  }
  return found
}

/** The loops among parts: each holds, in order, the parts that can all be reached from one another. */
export function loops(parts: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const from = new Map([...parts.keys()].map((part) => [part, reached(parts, part)]))
  const inLoop = [...parts.keys()].filter((part) => from.get(part)?.has(part) === true).toSorted()
  const found: string[][] = []
  for (const part of inLoop) {
    if (found.some((loop) => loop.includes(part))) continue
    found.push(
      inLoop.filter(
        (other) => from.get(part)?.has(other) === true && from.get(other)?.has(part) === true,
      ),
    )
  }
  return found
}
