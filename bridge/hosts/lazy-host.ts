import type { WebHostName, WireCall } from '../contract.ts'
import type { Host, Receive } from './host.ts'

/**
 * A host whose code is loaded when a page needs it, so that pages inside the app never load it. It
 * is usable from the start: calls wait for the code in their order, under the client's deadlines;
 * when loading failed, the next call loads again. `guess` is its name until the code is loaded,
 * which it is without a call once `idle` has resolved.
 */
export function lazyHost(
  guess: WebHostName,
  load: () => Promise<Host>,
  idle?: Promise<void>,
): Host {
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
    // Each waiting call reports the failure.
    arriving.catch(() => {
      loading = undefined
    })
    return arriving
  }

  async function loadWhenIdle(): Promise<void> {
    await idle
    // Not where the bridge was disposed of meanwhile.
    if (receive) void loadOnce()
  }

  return {
    get name() {
      return host?.name ?? guess
    },
    available: () => host?.available() ?? true,
    connect(to) {
      receive = to
      void loadWhenIdle()
      return () => {
        receive = undefined
        disconnect()
      }
    },
    send: async (call: WireCall) => (await loadOnce()).send(call),
  }
}
