import { loadScreen } from '#app/router/screen-loader.ts'
import { loadTabs } from '#app/tabs/use-tabs.ts'
import { loadVisit, type Address } from '#app/router/visit.ts'

/**
 * Loads the first screen, and its tabs, while the app is still starting, so that it is rendered at
 * once: React would keep a fallback in view for a minimum time. Never rejects; `VisitPage` tries a
 * failed load again, and shows its error.
 */
export async function preloadFirstScreen(at: Address): Promise<void> {
  const visit = await loadVisit(at).catch(() => null)
  if (!visit?.row) return
  const tabs = visit.row.tab === undefined ? null : loadTabs()
  await Promise.all([loadScreen(visit.row).catch(() => null), tabs])
}
