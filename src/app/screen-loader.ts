import { matchPath } from 'react-router-dom'
import type { LoadedScreen, ScreenRow } from '#templates/screen.ts'
import { queries } from './queries.ts'
import { builtScreens } from './built-screens.ts'

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

/** The row and the fields of an address; null when there is no screen for it. */
export function rowAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  for (const row of builtScreens) {
    const match = matchPath(row.path, pathname)
    if (match) {
      return {
        row,
        fields: { ...Object.fromEntries(new URLSearchParams(search)), ...match.params },
      }
    }
  }
  return null
}

/**
 * Brings the first screen while the app is still starting, so that it is drawn at once: a fallback shown meanwhile would stay
 * for as long as React keeps one. Resolves in any case; what failed to load is tried again, and said, by the router.
 */
export async function preloadFirstScreen(at: Location): Promise<void> {
  const found = rowAt(at)
  if (found) await loadScreen(found.row).catch(() => null)
}

/** Loads the screens of addresses that an act leads to, before the act. */
export async function preloadScreens(addresses: readonly string[]): Promise<void> {
  const found = addresses.map((address) => rowAt(new URL(address, location.origin)))
  await Promise.all(found.flatMap((it) => (it === null ? [] : [loadScreen(it.row)])))
}

/** Starts the calls that the first screen will make as soon as it is known who asks. */
export async function prefetchFirstData(at: Location, signedIn: boolean): Promise<void> {
  const found = rowAt(at)
  if (!found || (found.row.needs.length > 0 && !signedIn)) return
  const screen = await loadScreen(found.row).catch(() => null)
  const wanted = screen?.prefetch(found.fields, signedIn) ?? []
  await Promise.all(wanted.map(({ fetch }) => fetch(queries)))
}
