import { navigationDestination, type NavigationItem } from '#domain/navigation/navigation-item.ts'

/** Screens that lead out of the app, or back to the list of messages. */
const NOT_HERE = /^\/(?:outside|messages|post)(?:[/?#]|$)/

/**
 * The screen that a message leads to; null where it leads to none. A message never leads out of the
 * app, whatever its item says (rules.md#messages).
 */
export function messageTarget(forward: NavigationItem | null): string | null {
  if (forward === null) return null
  const destination = navigationDestination(forward, 'web', [])
  if (destination.kind !== 'screen' || NOT_HERE.test(destination.to)) return null
  return destination.to
}
