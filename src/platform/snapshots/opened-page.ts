import type { OpenedPage } from '#domain/navigation/dated-snapshot.ts'
import { detectHost } from '#bridge/detect.ts'
import { packVersion } from '#platform/build-env.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** The open id of complete keys; empty for a visitor. */
function openIdIn(openId: unknown, encOpenId: unknown): string {
  const isWhole = typeof openId === 'string' && typeof encOpenId === 'string' && encOpenId !== ''
  return isWhole ? openId : ''
}

/**
 * Returns whose session this page has, before any of the app's code has run: the open id, empty for
 * a visitor, null while it is not known. In the app only the host knows: what the session storage
 * holds may be of a user who has signed out since.
 */
export function whoseKeys(): string | null {
  const { packKeys } = window
  if (typeof packKeys === 'object' && packKeys !== null) {
    // The host has been wrong about the user before (app/sign-in/handed-keys.ts).
    if (sessionStore.getItem('handedKeysRefused') !== null) return null
    return openIdIn(Reflect.get(packKeys, 'openId'), Reflect.get(packKeys, 'encOpenId'))
  }
  if (detectHost(window).startsWith('native-')) return null
  return openIdIn(sessionStore.getItem('openId'), sessionStore.getItem('encOpenId'))
}

/** Returns what of the page decides how it looks: a snapshot in another look would jump. */
function look(): string {
  const { theme = '', text = '' } = document.documentElement.dataset
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return [innerWidth, dark, theme, text].join()
}

const hidden = (): boolean => deviceStore.getItem('hideAmounts') === '1'

/** This page, as the rule for snapshots sees it. */
export const openedPage = (owner: string | null): OpenedPage => ({
  owner,
  address: location.pathname + location.search,
  version: packVersion(),
  now: Date.now(),
  hidden: hidden(),
  look: look(),
})
