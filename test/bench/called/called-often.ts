import type { CalledFunctions, NamedFunction } from '#scripts/build/called-functions.ts'

/** The files that an opening evaluated, each with the places of what it called: `120-480`. */
export type Opening = readonly { readonly file: string; readonly called: ReadonlySet<string> }[]

/** Files of few screens are small, and names of theirs would be most of the list. */
const SCREENS = 10
/** Of the openings that evaluate the file. */
const SHARE = 0.2

/**
 * The functions that Vite adds once a file is made, when no function of it can be marked any more.
 */
const ADDED = /^__vite__/

/** The name of a file in the bundler, without its folder and its hash. */
export const fileName = (path: string) =>
  path.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?\.js$/, '')

/** The functions that at least a fifth of the openings call, of files that several screens have. */
export function calledOften(
  openings: readonly Opening[],
  functionsOf: (file: string) => readonly NamedFunction[],
): CalledFunctions {
  const files = new Map<string, ReadonlySet<string>[]>()
  for (const { file, called } of openings.flat()) {
    const all = files.get(file) ?? []
    files.set(file, all)
    all.push(called)
  }
  const found = new Map<string, readonly string[]>()
  for (const [file, opened] of files) {
    if (opened.length < SCREENS) continue
    const often = functionsOf(file).filter(
      ({ start, end }) =>
        opened.filter((called) => called.has(`${start}-${end}`)).length >= SHARE * opened.length,
    )
    const keys = new Set(often.map((it) => it.key).filter((key) => key !== '' && !ADDED.test(key)))
    if (keys.size > 0) found.set(fileName(file), [...keys].toSorted())
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
