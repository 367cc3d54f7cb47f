import { parse } from 'acorn'
import type { Finding } from '#scripts/build/finding.ts'
import { isBrought } from './brought.ts'
import { readScript, type MemberTypes, type Use } from './script-uses.ts'
import { readStyleSheet } from './style-uses.ts'

/** A file of the build. */
interface Built {
  readonly file: string
  readonly source: string
}

/** Uses of libraries that a test of theirs guards which the check cannot follow. */
interface Library {
  readonly file: RegExp
  readonly name: string
  /** The number of those that there are. One more has to be looked at. */
  readonly most: number
}

const LIBRARIES: readonly Library[] = [
  // React listens to it, and so reads it in what it calls then, only where it is there.
  { file: /^assets\/index-/, name: 'navigation', most: 3 },
  // axios passes on whether it is there as an argument, with its name beside it.
  { file: /^assets\/kit-/, name: 'setImmediate', most: 1 },
  // @noble/curves asks for both of a pair of methods, once, in a function of its own.
  { file: /^assets\/crypto-/, name: '.toHex()', most: 1 },
  // pdf.js asks its settings, which pdf-reader.ts switches off, and draws the marks of an editor
  // that no preview opens (AbortSignal.any).
  { file: /^assets\/pdf-(?:reader|worker)-/, name: 'OffscreenCanvas', most: 8 },
  { file: /^assets\/pdf-(?:reader|worker)-/, name: 'ImageDecoder', most: 3 },
  { file: /^assets\/pdf-(?:reader|worker)-/, name: 'createImageBitmap', most: 2 },
  { file: /^assets\/pdf-(?:reader|worker)-/, name: 'AbortSignal.any', most: 3 },
]

const isKnown = (file: string, name: string, count: number): boolean =>
  LIBRARIES.some((it) => it.name === name && it.file.test(file) && count <= it.most)

/**
 * Returns why old webviews cannot read a script; null where they can. ECMAScript 2021 is what both
 * have, without its two globals (WeakRef, FinalizationRegistry).
 */
function syntaxProblem(source: string): string | null {
  try {
    parse(source, { ecmaVersion: 2021, sourceType: 'module' })
    return null
  } catch (error) {
    return error instanceof SyntaxError ? error.message : String(error)
  }
}

function scriptProblems({ file, source }: Built, brought: ReadonlySet<string>): string[] {
  const syntax = syntaxProblem(source)
  if (syntax !== null) return [syntax]
  const uses = readScript(file, source, 'built').uses.filter(
    ({ name }) => !isBrought(name, brought),
  )
  const count = (name: string) => uses.filter((it) => it.name === name).length
  return uses
    .filter(({ name }) => !isKnown(file, name, count(name)))
    .map(({ name, text }) => `${name} (${text})`)
}

const styleProblems = (source: string): string[] =>
  readStyleSheet(source).map(({ name, text }) => `${name} (${text})`)

/** The scripts and styles that a page has in itself. */
function pageProblems({ file, source }: Built): string[] {
  const scripts = source.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)
  const styles = source.matchAll(/<style[^>]*>([^]*?)<\/style>/g)
  const inline = source.matchAll(/\sstyle="([^"]*)"/g)
  return [
    ...Array.from(scripts, ([, text = '']) => text).flatMap((text) =>
      scriptProblems({ file: `${file}.js`, source: text }, new Set()),
    ),
    ...Array.from(styles, ([, text = '']) => text).flatMap(styleProblems),
    ...Array.from(inline, ([, text = '']) => `a{${text}}`).flatMap(styleProblems),
  ]
}

/**
 * Returns whether the oldest webviews can run a file of the build. `brought` is what other files
 * have defined before it runs.
 */
export function checkFloor(built: Built, brought: ReadonlySet<string> = new Set()): Finding {
  const { file, source } = built
  const problems = file.endsWith('.css')
    ? styleProblems(source)
    : file.endsWith('.js')
      ? scriptProblems(built, brought)
      : pageProblems(built)
  return {
    check: `floor: ${file}`,
    problem: problems.length > 0 ? `${file} uses ${[...new Set(problems)].join(', ')}` : null,
  }
}

/**
 * The uses in one of the product's own files that are newer than the floor. `types`: where the file
 * is one of a project, named by its whole path.
 */
export const sourceUses = (
  { file, source }: Built,
  brought: ReadonlySet<string>,
  types: MemberTypes | null = null,
): readonly Use[] =>
  readScript(file, source, 'source', types).uses.filter(({ name }) => !isBrought(name, brought))

/** The paths that a script defines for those that run after it. */
export const broughtBy = (file: string, source: string): ReadonlySet<string> =>
  readScript(file, source, 'built').brought
