import { useNavigate } from 'react-router-dom'
import { navigationDestination, type NavigationItem } from '#domain/navigation/navigation-item.ts'
import { surface } from '#platform/surface.ts'
import { outsideHosts } from '#platform/outside-sites.ts'
import { outsidePaths } from '#paths/outside.ts'
import { useShell } from './shell-context.ts'

/**
 * Follows the provider's navigation items (rules.md#navigation-item). Returns a function that makes
 * an item's tap handler, or null for an item that leads nowhere in this container: its row must not
 * look tappable.
 */
export function useForward(): (item: NavigationItem | null) => (() => void) | null {
  const navigate = useNavigate()
  const shell = useShell()
  return (item) => {
    if (item === null) return null
    const destination = navigationDestination(item, surface(), outsideHosts())
    switch (destination.kind) {
      case 'screen':
        return () => void navigate(destination.to)
      case 'page':
        return () => void navigate(outsidePaths.jump.to({ kind: 'page', target: destination.url }))
      case 'native':
        return () => void shell.leave({ kind: 'app', target: destination.url })
      case 'nowhere':
        return null
    }
  }
}
