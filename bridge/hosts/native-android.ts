import type { Host } from './host.ts'
import { claimPage, type NativePage } from './injected.ts'

/**
 * The Android app. Calls go to the injected object's `postMessage`; replies and events come by its
 * `onmessage`, both as JSON text in `data`.
 */
export function nativeAndroid(page: NativePage = window): Host {
  return {
    name: 'native-android',
    available: () => typeof page.h5bridge?.postMessage === 'function',
    connect(receive) {
      const release = claimPage(page)
      const to = page.h5bridge
      const onMessage = (event: { readonly data: unknown }) => receive(event.data)
      // The app calls this property by name, so it is set and not listened to.
      if (to) Object.assign(to, { onmessage: onMessage })
      return () => {
        release()
        if (to?.onmessage === onMessage) Object.assign(to, { onmessage: null })
      }
    },
    send(call) {
      if (!page.h5bridge) throw new Error('The injected object h5bridge is not there.')
      page.h5bridge['postMessage'](JSON.stringify(call))
    },
  }
}
