import { useNavigate } from 'react-router-dom'
import { navigationDestination, type NavigationItem } from '#domain/navigation/navigation-item.ts'
import { inApp } from '#platform/bridge.ts'
import { documentHosts } from '#platform/build-env.ts'

/**
 * Follows the provider's navigation items (rules.md#navigation-item). Returns a function that makes
 * an item's tap handler, or null for an item that leads nowhere in this container: its row must not
 * look tappable.
 */
export function useForward(): (item: NavigationItem | null) => (() => void) | null {
  const navigate = useNavigate()
  return (item) => {
    if (item === null) return null
    const destination = navigationDestination(item, inApp() ? 'app' : 'web', documentHosts())
    switch (destination.kind) {
      case 'screen':
        return () => void navigate(destination.to)
      case 'page':
      case 'native':
        return () => window.location.assign(destination.url)
      case 'nowhere':
        return null
    }
  }
}
