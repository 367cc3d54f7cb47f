/**
 * A user's watch list as several devices write it (rules.md#watch-list). Every field has the moment
 * of its last act, and the later act wins: whatever the order in which acts and lists come together,
 * and however often, the result is the same.
 */

/** The place where the acts on one fund have led. */
export interface WatchedFund {
  readonly fundCode: string
  /** False once it was taken out: what another device still has is not put back by that. */
  readonly on: boolean
  /** Of the star, milliseconds. */
  readonly at: number
  /** Empty for none. */
  readonly group: string
  readonly note: string
  /** Of group and note, milliseconds. */
  readonly editedAt: number
}

export interface WatchList {
  readonly funds: readonly WatchedFund[]
  /** The user's own order; a fund that it does not have comes before it. */
  readonly order: readonly string[]
  readonly orderedAt: number
}

export type WatchAct =
  | { readonly do: 'star'; readonly fundCode: string; readonly on: boolean }
  | {
      readonly do: 'edit'
      readonly fundCode: string
      readonly group: string
      readonly note: string
    }
  | { readonly do: 'order'; readonly order: readonly string[] }

export const EMPTY_WATCH_LIST: WatchList = { funds: [], order: [], orderedAt: 0 }

export const MOST_WATCHED = 200
export const MOST_GROUP_LETTERS = 8
export const MOST_NOTE_LETTERS = 40

const starOf = ({ on, at }: WatchedFund) => ({ on, at })
const textsOf = ({ group, note, editedAt }: WatchedFund) => ({ group, note, editedAt })

/** Of two acts of the same moment the star, and the text that sorts last: on every device alike. */
function mergedFund(one: WatchedFund, other: WatchedFund): WatchedFund {
  const star = one.at === other.at ? one.on : one.at > other.at
  const written = (it: WatchedFund) => JSON.stringify([it.group, it.note])
  const texts =
    one.editedAt === other.editedAt ? written(one) >= written(other) : one.editedAt > other.editedAt
  return {
    fundCode: one.fundCode,
    ...starOf(star ? one : other),
    ...textsOf(texts ? one : other),
  }
}

/** The list that has all acts of both. */
export function mergedLists(one: WatchList, other: WatchList): WatchList {
  const funds = new Map(one.funds.map((fund) => [fund.fundCode, fund]))
  for (const fund of other.funds) {
    const mine = funds.get(fund.fundCode)
    funds.set(fund.fundCode, mine === undefined ? fund : mergedFund(mine, fund))
  }
  const sorted = [...funds.values()]
  sorted.sort((a, b) => (a.fundCode < b.fundCode ? -1 : 1))
  const ownOrder =
    one.orderedAt === other.orderedAt
      ? JSON.stringify(one.order) >= JSON.stringify(other.order)
      : one.orderedAt > other.orderedAt
  const { order, orderedAt } = ownOrder ? one : other
  return { funds: sorted, order, orderedAt }
}

/**
 * The list of one act alone, to be merged into `list` here and at the provider. Its moment is after
 * every act on the same that `list` has, and a star's is after every other star: a phone's clock may
 * be ahead until the provider has said the time.
 */
export function actOn(list: WatchList, act: WatchAct, now: number): WatchList {
  if (act.do === 'order') {
    const orderedAt = Math.max(now, list.orderedAt + 1)
    return { funds: [], order: act.order, orderedAt }
  }
  const { fundCode } = act
  const known = list.funds.find((it) => it.fundCode === fundCode)
  const before = known ?? { fundCode, on: false, at: 0, group: '', note: '', editedAt: 0 }
  const newest = Math.max(0, ...list.funds.map(({ at }) => at))
  const fund =
    act.do === 'star'
      ? { ...before, on: act.on, at: Math.max(now, newest + 1) }
      : {
          ...before,
          group: act.group,
          note: act.note,
          editedAt: Math.max(now, before.editedAt + 1),
        }
  return { ...EMPTY_WATCH_LIST, funds: [fund] }
}

/** The time by which a device's clock may be ahead of the provider's. */
const MOST_AHEAD_MS = 60_000

/**
 * Returns what a device says it did in the future happened up to now, in its order, but after what
 * is known of the same: a clock that is wrong decides nothing later on.
 */
export function noLaterThan(list: WatchList, known: WatchList, now: number): WatchList {
  const most = now + MOST_AHEAD_MS
  const latest = Math.max(
    list.orderedAt,
    ...list.funds.flatMap(({ at, editedAt }) => [at, editedAt]),
  )
  const upTo = (at: number, before: number) =>
    at <= most ? at : Math.max(at - (latest - most), before + 1)
  const funds = new Map(known.funds.map((fund) => [fund.fundCode, fund]))
  return {
    ...list,
    funds: list.funds.map((it) => {
      const before = funds.get(it.fundCode)
      return {
        ...it,
        at: upTo(it.at, before?.at ?? 0),
        editedAt: upTo(it.editedAt, before?.editedAt ?? 0),
      }
    }),
    orderedAt: upTo(list.orderedAt, known.orderedAt),
  }
}

/** The funds that are watched: the newest star first, then the user's own order. */
export function watchedFunds({ funds, order }: WatchList): readonly WatchedFund[] {
  const places = new Map(order.map((code, place) => [code, place]))
  const placeOf = ({ fundCode }: WatchedFund) => places.get(fundCode) ?? -1
  const shown = funds.filter(({ on }) => on)
  shown.sort((a, b) => placeOf(a) - placeOf(b) || b.at - a.at || (a.fundCode < b.fundCode ? -1 : 1))
  return shown
}

export const isWatched = ({ funds }: WatchList, fundCode: string): boolean =>
  funds.some((it) => it.on && it.fundCode === fundCode)

/** The groups of the funds that are watched, each once, in the order of the list. */
export const watchGroups = (list: WatchList): readonly string[] => [
  ...new Set(watchedFunds(list).flatMap(({ group }) => (group === '' ? [] : [group]))),
]

/** The order once a fund was moved to another place, counted without it. */
export function movedTo(codes: readonly string[], code: string, place: number): readonly string[] {
  const rest = codes.filter((it) => it !== code)
  if (rest.length === codes.length) return codes
  const at = Math.max(0, Math.min(place, rest.length))
  return [...rest.slice(0, at), code, ...rest.slice(at)]
}

export const WATCH_SORTS = ['own', 'change', 'name'] as const
export type WatchSort = (typeof WATCH_SORTS)[number]

/** The fields that a row is sorted by. */
export interface Sortable {
  readonly fundName: string
  /** Percent of the newest published day; null where it is not known. */
  readonly dayChange: string | null
}

/** The rows in the user's own order, by change from the highest, or by name; unknown ones last. */
export function sortedRows<Row extends Sortable>(
  rows: readonly Row[],
  sort: WatchSort,
): readonly Row[] {
  if (sort === 'own') return rows
  const sorted = [...rows]
  if (sort === 'name') sorted.sort((a, b) => a.fundName.localeCompare(b.fundName, 'zh-Hans-CN'))
  else sorted.sort((a, b) => changeOf(b) - changeOf(a))
  return sorted
}

const changeOf = ({ dayChange }: Sortable): number =>
  dayChange === null ? -Number.MAX_VALUE : Number(dayChange)
