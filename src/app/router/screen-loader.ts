import type { LoadedScreen, ScreenRow } from '#templates/screen.ts'
import { queries } from '#app/data/queries.ts'
import { loadPart } from '#ui/layout/lazy-part.ts'
import type * as Skeletons from '#ui/layout/Skeleton.tsx'
import { loadVisit, type Address } from './visit.ts'

const loaded = new Map<ScreenRow, LoadedScreen>()
const loading = new Map<ScreenRow, Promise<LoadedScreen>>()

/** The screen of a row if it has been loaded. */
export const loadedScreen = (row: ScreenRow): LoadedScreen | null => loaded.get(row) ?? null

/** Loads a row's screen, once. A failed load may be tried again. */
export function loadScreen(row: ScreenRow): Promise<LoadedScreen> {
  const pending = loading.get(row)
  if (pending) return pending
  // Screens that operators compose wait for it. It is in the file that every screen loads.
  import('./provide-parts.ts').catch(() => {})
  const load = loadPart(() => row.load()).then(
    (screen) => {
      loaded.set(row, screen)
      return screen
    },
    (error: unknown) => {
      loading.delete(row)
      throw error
    },
  )
  loading.set(row, load)
  return load
}

/** Loads the screens at addresses to which an action will lead, before the action is taken. */
export async function preloadScreens(addresses: readonly string[]): Promise<void> {
  const load = async (address: string) => {
    const { row } = await loadVisit(new URL(address, location.origin))
    if (row !== null) await loadScreen(row)
  }
  await Promise.all(addresses.map(load))
}

/** Returns whether a screen is at an address; not where that cannot be found out now. */
export const hasScreen = (address: string): Promise<boolean> =>
  loadVisit(new URL(address, location.origin)).then(
    ({ row }) => row !== null,
    () => false,
  )

let skeletons: typeof Skeletons | null = null

/**
 * The skeletons of screens that have not been loaded yet; null until they are loaded themselves.
 */
export const loadedSkeletons = (): typeof Skeletons | null => skeletons

/** Not part of the entry: none is shown before the second screen. */
export async function loadSkeletons(): Promise<void> {
  skeletons = await import('#ui/layout/Skeleton.tsx')
}

/**
 * Fills the query cache with the first data of an address (`prefetch`). Does nothing for a screen
 * with needs while no user is signed in. Calls are cancelled when `withdrawn` aborts, where nothing
 * else waits for them.
 */
export async function prefetchFirstData(
  at: Address,
  signedIn: boolean,
  withdrawn?: AbortSignal,
): Promise<void> {
  const visit = await loadVisit(at).catch(() => null)
  if (visit === null || visit.row === null || visit.input === null) return
  if (visit.row.needs.length > 0 && !signedIn) return
  const screen = await loadScreen(visit.row).catch(() => null)
  if (withdrawn?.aborted === true) return
  const prefetches = screen?.prefetch?.(visit.input, signedIn) ?? []
  withdrawn?.addEventListener('abort', () => {
    for (const { cancel } of prefetches) void cancel(queries)
  })
  await Promise.all(prefetches.map(({ fetch }) => fetch(queries)))
}
