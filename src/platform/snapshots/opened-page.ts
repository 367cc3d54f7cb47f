import type { OpenedPage } from '#domain/navigation/dated-snapshot.ts'
import { packVersion } from '#platform/build-env.ts'

/**
 * Whose session this page has, before any of the app's code has run: the open id, empty for a
 * visitor, null while it is not known.
 */
export function whoseKeys(): string | null {
  try {
    const openId = sessionStorage.getItem('openId') ?? ''
    const encOpenId = sessionStorage.getItem('encOpenId') ?? ''
    return encOpenId === '' ? '' : openId
  } catch {
    return null
  }
}

/** What of the page decides how it looks: a snapshot in another look would jump. */
function look(): string {
  const { theme = '', text = '' } = document.documentElement.dataset
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return [innerWidth, dark, theme, text].join()
}

function hidden(): boolean {
  try {
    return localStorage.getItem('hideAmounts') === '1'
  } catch {
    return false
  }
}

/** This page, as the rule for snapshots sees it. */
export const openedPage = (owner: string | null): OpenedPage => ({
  owner,
  address: location.pathname + location.search,
  version: packVersion(),
  now: Date.now(),
  hidden: hidden(),
  look: look(),
})
