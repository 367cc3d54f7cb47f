import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { containerHasTabs, watchContainerTabs } from '#platform/container-tabs.ts'
import type { TabsProps } from './Tabs.tsx'

/** The tabs once their file is there. */
let Loaded: ComponentType<TabsProps> | null = null

/** Loads the tabs where the page shows its own. Never rejects. */
export async function loadTabs(): Promise<void> {
  if (Loaded !== null || containerHasTabs()) return
  // Without its file each screen still has its own links.
  const file = await import('./Tabs.tsx').catch(() => null)
  Loaded = file?.Tabs ?? null
}

/** The tabs; null before their file is there, and where the container has tabs of its own. */
export function useTabs(): ComponentType<TabsProps> | null {
  const wanted = !useSyncExternalStore(watchContainerTabs, containerHasTabs)
  const [, setLoaded] = useState(Loaded !== null)
  useEffect(() => {
    if (wanted) void loadTabs().then(() => setLoaded(Loaded !== null))
  }, [wanted])
  return wanted ? Loaded : null
}
