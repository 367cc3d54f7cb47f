import { createBridge, type Bridge } from '#bridge/client.ts'
import { contract, type HostName, type MethodName } from '#bridge/contract.ts'
import { createTrace } from '#bridge/trace.ts'
import { bridge, openBridgeWith } from './bridge.ts'

/**
 * A QA build declares every method of the contract; a release only what it uses
 * (`bridge-methods.ts`).
 */
const qaMethods = contract

/**
 * Everything that happened at the page's bridge since it started; never leaves the page but by
 * `traceToFile`.
 */
export const trace = createTrace()

let opened: { readonly wide: Bridge<MethodName>; readonly container: () => HostName } | null = null

/** Makes the page's bridge a traced one that has every method. Before `openBridge`. */
export function openBridgeForQa(): void {
  openBridgeWith((options) => {
    const { host } = options
    const wide = trace.bridge(
      createBridge({ ...options, methods: qaMethods, host: trace.host(host) }),
    )
    opened = { wide, container: () => host.name }
    return wide
  })
}

/** The page's bridge with every method of the contract. Throws where this is no QA build. */
export function qaBridge() {
  if (!opened) throw new Error('openBridgeForQa must run before openBridge')
  return { ...opened, counters: bridge().counters }
}
