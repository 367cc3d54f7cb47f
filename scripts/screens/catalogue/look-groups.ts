import type { LookReport, SeenLook } from '#scripts/screens/look-report.ts'

/** The items by a key, in the order in which each key comes first. */
export function grouped<T>(
  all: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of all) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/** The choices of a reader of the catalogue. */
export interface Wish {
  /** Words, of which each has to be somewhere in route, title, persona or text. */
  readonly words: string
  readonly width: 'all' | '390' | '320'
  readonly colours: 'all' | 'light' | 'dark'
  readonly size: 'all' | 'normal' | 'large'
  readonly engine: 'all' | SeenLook['engine']
  readonly onlyFaults: boolean
}

export const EVERYTHING: Wish = {
  words: '',
  width: 'all',
  colours: 'all',
  size: 'all',
  engine: 'all',
  onlyFaults: false,
}

/** One sample with the looks at it that are wanted. */
export interface ShownSample {
  readonly first: SeenLook
  readonly looks: readonly SeenLook[]
  readonly faults: number
}

export interface ShownModule {
  readonly group: string
  readonly module: string
  readonly samples: readonly ShownSample[]
}

const searched = ({ route, title, user, persona, note, address, text }: SeenLook): string =>
  [route, title, user, persona?.name, persona?.note, note, address, text].join('\n').toLowerCase()

/** Returns whether a look is among those that are wanted. */
export function isWanted(look: SeenLook, wish: Wish): boolean {
  const { view, faults, engine } = look
  if (wish.onlyFaults && faults.length === 0) return false
  if (wish.width !== 'all' && String(view.width) !== wish.width) return false
  if (wish.colours !== 'all' && (view.dark === true) !== (wish.colours === 'dark')) return false
  if (wish.size !== 'all' && (view.text !== undefined) !== (wish.size === 'large')) return false
  if (wish.engine !== 'all' && engine !== wish.engine) return false
  const text = searched(look)
  return wish.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const sampleKey = ({ name, view }: SeenLook) => name.slice(0, name.length - view.name.length)

/** Those with faults first, the rest as they were. */
const faultsFirst = <T extends { readonly faults: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => Number(b.faults > 0) - Number(a.faults > 0))

/** The wanted looks by module and sample in the report's order, those with faults first. */
export function shownModules({ looks }: LookReport, wish: Wish): readonly ShownModule[] {
  const modules = grouped(
    looks.filter((it) => isWanted(it, wish)),
    ({ group, module }) => `${group} ${module}`,
  )
  const shown = [...modules.values()].map((own) => {
    const samples = [...grouped(own, sampleKey).values()].flatMap((all) => {
      const [first] = all
      const faults = all.reduce((sum, it) => sum + it.faults.length, 0)
      return first === undefined ? [] : [{ first, looks: all, faults }]
    })
    const faults = samples.reduce((sum, it) => sum + it.faults, 0)
    const [one] = own
    return {
      group: one?.group ?? '',
      module: one?.module ?? '',
      faults,
      samples: faultsFirst(samples),
    }
  })
  return faultsFirst(shown)
}

/** Returns what has changed, the largest first. */
export const changedLooks = ({ looks }: LookReport): readonly SeenLook[] =>
  looks
    .filter(({ change }) => change !== null)
    .toSorted((a, b) => (b.change?.share ?? 0) - (a.change?.share ?? 0))

/**
 * The address that opens a sample on a sandbox; null where `base` is none. What `base` carries, as
 * the code for phones, goes along.
 */
export function lookAddress(base: string, { address, user, tap, type }: SeenLook): string | null {
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) return null
  const url = new URL('/sandbox/look', base)
  for (const [name, value] of new URL(base).searchParams) url.searchParams.set(name, value)
  if (user !== null) url.searchParams.set('user', user)
  url.searchParams.set('to', address)
  const steps = [
    ...(tap === null ? [] : [`点「${tap}」`]),
    ...(type === null ? [] : [`在「${type.field}」填「${type.words}」`]),
  ]
  if (steps.length > 0) url.searchParams.set('step', steps.join('，'))
  return url.href
}
