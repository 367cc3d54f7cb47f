import type { HostName, WireCall } from '../contract.ts'

/** Takes one message of the host: the JSON text of a `WireReply` or `WireEvent`, or the object itself. */
export type Receive = (message: unknown) => void

/**
 * A container, seen from the page: it carries calls there, and replies and events back. It neither waits, checks nor
 * matches anything; the client does that, so that it is done alike everywhere.
 */
export interface Host {
  readonly name: HostName
  /** Whether the channel is there now. Without it every call is refused with `transport`, at once. */
  available(): boolean
  /**
   * Starts to deliver replies and events to `receive`; returns what stops it. One bridge per page:
   * a second connection to the same page throws.
   */
  connect(receive: Receive): () => void
  /**
   * Hands one call over. A throw means that nothing left the page. A promise may resolve with the reply to this very
   * call, or with `undefined` when the reply comes through `connect`; its rejection means that the channel broke.
   */
  send(call: WireCall): void | Promise<unknown>
}
