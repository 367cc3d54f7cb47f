import type { Command } from './command-shape.ts'

/** Commands that change nothing. Only these are suggested by name in place of a mistyped one. */
const readOnlyCommands: ReadonlySet<string> = new Set([
  'verify',
  'inspect',
  'diff',
  'size',
  'channel list',
  'status',
  'explain',
  'simulate',
  'doctor',
  'completion',
])

/**
 * Returns what to type after an unknown command; for a near command that changes something, its
 * help.
 */
export function suggestion(typed: string, commands: readonly Command[]): string {
  const within = commands.filter(({ name }) => name.startsWith(`${typed} `))
  if (within.length > 0) {
    const seconds = within.map(({ name }) => name.split(' ')[1])
    return `"${typed}" takes a second word: ${seconds.join(', ')}.`
  }
  const near = nearest(
    typed,
    commands.map(({ name }) => name),
  )
  if (near === null) return '"h5pack --help" lists the commands.'
  if (readOnlyCommands.has(near)) return `Did you mean "${near}"?`
  return `Nothing was run. "h5pack ${near} --help" shows what "${near}" changes.`
}

/**
 * The name with the smallest edit distance; `null` when that is more than a third of the letters.
 */
export function nearest(typed: string, names: readonly string[]): string | null {
  const far = Math.max(1, Math.floor(typed.length / 3))
  let best: { readonly name: string; readonly distance: number } | null = null
  for (const name of names) {
    const distance = editDistance(typed, name)
    if (distance <= far && (best === null || distance < best.distance)) best = { name, distance }
  }
  return best?.name ?? null
}

/**
 * Letters to add, leave out, change, or exchange with their neighbour (optimal string alignment).
 */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])
      const exchanged =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, exchanged))
    }
  }
  return at(a.length, b.length)
}
