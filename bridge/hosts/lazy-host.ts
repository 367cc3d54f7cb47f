import type { WebHostName, WireCall } from '../contract.ts'
import type { Host, Receive } from './host.ts'

/**
 * A host whose code comes when a page turns out to need it, so that pages inside the app never load it. It stands in from the
 * start: calls wait for it in their order, under the client's deadlines; when its code did not come, the next call asks again.
 * `guess` is its name until it is there.
 */
export function lazyHost(guess: WebHostName, load: () => Promise<Host>): Host {
  let host: Host | undefined
  let loading: Promise<Host> | undefined
  let receive: Receive | undefined
  let disconnect = () => {}

  function loadOnce(): Promise<Host> {
    if (loading) return loading
    const arriving = load().then((loaded) => {
      host = loaded
      if (receive) disconnect = loaded.connect(receive)
      return loaded
    })
    loading = arriving
    // Each call that waits tells of the failure.
    arriving.catch(() => {
      loading = undefined
    })
    return arriving
  }

  return {
    get name() {
      return host?.name ?? guess
    },
    available: () => host?.available() ?? true,
    connect(to) {
      receive = to
      void loadOnce()
      return () => {
        receive = undefined
        disconnect()
      }
    },
    send: async (call: WireCall) => (await loadOnce()).send(call),
  }
}
