import type { Observation } from './observation.ts'
import type { OthersWords } from './others-words.ts'

export type FindingKind =
  | 'error screen'
  | 'thrown error'
  | 'console error'
  | 'refused by the host'
  | 'refused by the contract'
  | 'blank page'
  | 'no way on'
  | 'no rest'
  | 'of another user'
  | 'no answer'

/** Something wrong that a visitor has come upon. */
export interface Finding {
  readonly kind: FindingKind
  /** The path of the screen. */
  readonly path: string
  readonly words: string
}

/** The words of a screen whose part threw. */
const ERROR_SCREEN = /页面没有正常打开/
/** The line that a browser writes of any request that fails: without a network that is no fault. */
const LOADING = /Failed to load resource|net::ERR_/

/** The kinds that a look sees; what gives no answer cannot be looked at. */
type Seen = Exclude<FindingKind, 'no answer'>
type Check = (seen: Observation, others: OthersWords) => readonly string[]

const noWayOn: Check = ({ page, over, canGoBack, hasTitleBar, closed }) => {
  if (over !== null || closed || canGoBack) return []
  if (page.controls.some(({ isEnabled }) => isEnabled)) return []
  // A page that only shows something is closed by the app's bar.
  if (page.controls.length === 0) return hasTitleBar && !page.hasDialog ? [] : ['has no control']
  return ['has only disabled controls']
}

const CHECKS: readonly (readonly [Seen, Check])[] = [
  ['error screen', ({ page }) => ERROR_SCREEN.exec(page.text) ?? []],
  ['thrown error', ({ page, reported }) => page.errors.concat(reported)],
  ['console error', (it) => it.console.filter((line) => !(it.isOffline && LOADING.test(line)))],
  ['refused by the host', ({ host }) => host],
  ['refused by the contract', ({ provider }) => provider],
  [
    'blank page',
    ({ page, unrest, closed }) =>
      unrest === null && !closed && page.text.trim() === '' ? ['shows no words'] : [],
  ],
  ['no way on', noWayOn],
  ['no rest', ({ unrest }) => (unrest === null ? [] : [unrest])],
  [
    'of another user',
    // The sheet's list of demo users is the app's.
    ({ page, user, over }, others) =>
      over === 'login' ? [] : others.in(page.text, user, page.path),
  ],
]

/** All that is wrong with what a visitor sees. */
export function findingsOf(seen: Observation, others: OthersWords): readonly Finding[] {
  const { path } = seen.page
  return CHECKS.flatMap(([kind, check]) =>
    check(seen, others).map((words) => ({ kind, path, words })),
  )
}

/** The same of two findings of one cause: figures and versions of files aside. */
export const causeOf = ({ kind, path, words }: Finding): string =>
  `${kind} at ${path}: ${words.replaceAll(/[\w-]*\d[\w-]*/g, '#').slice(0, 160)}`

/** Those of a cause that was not found before; `known` is not changed. */
export function newOnes(found: readonly Finding[], known: ReadonlySet<string>): readonly Finding[] {
  const seen = new Set(known)
  return found.filter((it) => {
    const isNew = !seen.has(causeOf(it))
    seen.add(causeOf(it))
    return isNew
  })
}
