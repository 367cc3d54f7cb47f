import { detectHost } from '#bridge/detect.ts'
import { inApp } from '#platform/bridge.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * Says whether the container shows tabs of its own below the pages (rules.md#tabs). The native app
 * says so by `getGlobalConfig`, a mini-program by the word `tabs=native` of its pages' addresses.
 */

/** On the device: the app's last answer; `0` where it has no tabs of its own. */
const APP = 'appTabs'
/** In the tab: the mini-program's word. */
const WORD = 'containerTabs'

const watchers = new Set<() => void>()

/** Keeps the app's answer to `nativeTabs`, for the next start as well. An app without one has tabs. */
export function keepAppTabs(answer: string | undefined): void {
  const before = containerHasTabs()
  if (answer === 'false') deviceStore.setItem(APP, '0')
  else deviceStore.removeItem(APP)
  if (containerHasTabs() !== before) for (const watcher of watchers) watcher()
}

/** Keeps what the address says of the mini-program's own tabs. */
export function keepTabsWord(search: string): void {
  if (new URLSearchParams(search).get('tabs') === 'native') sessionStore.setItem(WORD, '1')
}

export function containerHasTabs(): boolean {
  if (inApp()) return deviceStore.getItem(APP) !== '0'
  // Some versions of the messaging app say late that a page is a mini-program's.
  const mayBeMini = ['mini-program', 'wechat'].includes(detectHost(window))
  return mayBeMini && sessionStore.getItem(WORD) !== null
}

/** Calls back when the app's answer has changed; returns what ends that. */
export function watchContainerTabs(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
