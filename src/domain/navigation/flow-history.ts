/** The entries that leave the history when a flow is done or given up (rules.md#history). */
import { isWayStep } from './way-back.ts'

/** An entry of the history. */
export interface Entry {
  readonly path: string
  /** It shows what has come of a flow: nothing on it can be done a second time. */
  readonly ended?: true | undefined
}

/** The way in which an entry came: after the one that was in view, or in its place. */
export type HistoryAct = 'push' | 'replace'

/** Forms of orders and plans, in lower case as the router compares paths. */
const FORMS = [
  '/deal/nonmontypurchase',
  '/deal/montypurchase',
  '/deal/nonmontyredeem',
  '/deal/montyredeem',
  '/deal/transformlist',
  '/deal/dealresult',
  '/directinvest/directinvesttype',
  '/directinvest/directinvestcashier',
  '/directinvest/result',
  '/directinvest/keepinvestcashier',
  '/directinvest/keepinvestresult',
]

/** Pages that are read in the middle of a flow, or on its result, and closed again. */
const ASIDES = [
  '/static',
  '/outside',
  '/authentic/supportbank',
  '/enroll/enrollprotocollist',
  '/risks/riskexplain',
  '/fund_detail/fundtraderule',
  '/charge',
]

const isAt = (path: string, places: readonly string[]): boolean => {
  const plain = path.toLowerCase()
  return places.some((place) => plain === place || plain.startsWith(`${place}/`))
}

const isAside = (path: string): boolean => isAt(path, ASIDES)
const isForm = (path: string): boolean => isAt(path, FORMS)
/** A step on the way to something else, such as an account, a card or an assessment. */
export const isDetour = (path: string): boolean => !isAside(path) && isWayStep(path)
const module = (path: string): string => path.toLowerCase().split('/')[1] ?? ''

/** Returns how many of the newest entries fit. */
function run(entries: readonly Entry[], fits: (entry: Entry) => boolean): number {
  let first = entries.length
  for (; first > 0; first -= 1) {
    const entry = entries[first - 1]
    if (entry === undefined || !fits(entry)) break
  }
  return entries.length - first
}

const detours = (entries: readonly Entry[]): number => run(entries, ({ path }) => isDetour(path))
const steps = (entries: readonly Entry[]): number =>
  run(entries, ({ path }) => isDetour(path) || isForm(path))

/**
 * Returns how many of the entries `beneath` leave when `next` comes in place of `left`: those of a
 * flow that is done or given up. A page that is there already is not entered a second time.
 */
function leavingAt(beneath: readonly Entry[], left: Entry, next: Entry): number {
  if (!isDetour(left.path) && !isForm(left.path) && left.ended !== true) return 0
  const nearer = run(beneath, ({ path }) => path !== next.path)
  if (nearer < beneath.length && nearer <= steps(beneath)) return nearer + 1
  if (!isDetour(next.path) && !isForm(next.path)) return steps(beneath)
  const isNextStep = isDetour(next.path) && module(left.path) === module(next.path)
  return isForm(left.path) || isNextStep ? 0 : detours(beneath)
}

/**
 * Returns how many of the entries `beneath` leave once the one in view shows what has come of its
 * flow.
 */
export function leavingAtEnd(beneath: readonly Entry[], ended: Entry): number {
  if (isForm(ended.path)) return steps(beneath)
  return isDetour(ended.path) ? detours(beneath) : 0
}

/**
 * Returns how many entries beneath `next` leave with its arrival; `before` are those until then,
 * the one in view last.
 */
export function leavingOn(before: readonly Entry[], next: Entry, arrival: HistoryAct): number {
  const left = before[before.length - 1]
  if (left === undefined) return 0
  const beneath = before.slice(0, -1)
  if (arrival === 'replace') return leavingAt(beneath, left, next)
  // A flow that is done is not gone back to, unless from a page that is only read.
  if (left.ended !== true || isAside(next.path)) return 0
  return 1 + leavingAt(beneath, left, next)
}
