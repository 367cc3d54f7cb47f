import type { Surface } from '#domain/navigation/navigation-item.ts'
import { containerName, inApp } from './bridge.ts'

/**
 * Returns which address of a navigation item counts here (rules.md#navigation-item). A mini
 * program's pages are pages of the messaging app.
 */
export function surface(): Surface {
  const name = containerName()
  if (name === 'wechat' || name === 'mini-program') return 'wechat'
  return inApp() ? 'app' : 'web'
}
