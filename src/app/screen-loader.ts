import type { LoadedScreen, ScreenRow } from '#templates/screen.ts'
import { queries } from './queries.ts'
import { loadVisit } from './visit.ts'

const loaded = new Map<ScreenRow, LoadedScreen>()
const loading = new Map<ScreenRow, Promise<LoadedScreen>>()

/** The screen of a row if it has been loaded. */
export const loadedScreen = (row: ScreenRow): LoadedScreen | null => loaded.get(row) ?? null

/** Loads a row's screen, once. A failed load may be tried again. */
export function loadScreen(row: ScreenRow): Promise<LoadedScreen> {
  const under = loading.get(row)
  if (under) return under
  const load = row.load().then(
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

/**
 * Brings the first screen while the app is still starting, so that it is drawn at once: a fallback
 * shown meanwhile would stay for as long as React keeps one. Resolves in any case; what failed to
 * load is tried again, and said, by the router.
 */
export async function preloadFirstScreen(at: Location): Promise<void> {
  const visit = await loadVisit(at).catch(() => null)
  if (visit?.row) await loadScreen(visit.row).catch(() => null)
}

/** Loads the screens of addresses that an act leads to, before the act. */
export async function preloadScreens(addresses: readonly string[]): Promise<void> {
  const load = async (address: string) => {
    const { row } = await loadVisit(new URL(address, location.origin))
    if (row !== null) await loadScreen(row)
  }
  await Promise.all(addresses.map(load))
}

/** Starts the calls that the first screen will make as soon as it is known who asks. */
export async function prefetchFirstData(at: Location, signedIn: boolean): Promise<void> {
  const visit = await loadVisit(at).catch(() => null)
  if (visit === null || visit.row === null || visit.input === null) return
  if (visit.row.needs.length > 0 && !signedIn) return
  const screen = await loadScreen(visit.row).catch(() => null)
  const wanted = screen?.prefetch?.(visit.input, signedIn) ?? []
  await Promise.all(wanted.map(({ fetch }) => fetch(queries)))
}
