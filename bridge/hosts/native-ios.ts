import type { Host } from './host.ts'
import { claimPage, type IosHandler, type NativePage } from './injected.ts'

/**
 * The iOS app. Calls go to the script message handler, whose promise is the reply; events come by
 * `window.h5bridgeReceive(text)`, which the app evaluates.
 */
export function nativeIos(page: NativePage = window): Host {
  let found: IosHandler | undefined
  // Cached: each property access is a call into the engine, and every bridge call would make it
  // twice.
  const handler = () => (found ??= page.webkit?.messageHandlers?.h5bridge)
  return {
    name: 'native-ios',
    available: () => typeof handler()?.postMessage === 'function',
    connect(receive) {
      const release = claimPage(page)
      const onEvent = (text: unknown) => receive(text)
      page.h5bridgeReceive = onEvent
      return () => {
        release()
        if (page.h5bridgeReceive === onEvent) delete page.h5bridgeReceive
      }
    },
    send(call) {
      const to = handler()
      if (!to) throw new Error('The message handler h5bridge is not there.')
      return to['postMessage'](JSON.stringify(call))
    },
  }
}
