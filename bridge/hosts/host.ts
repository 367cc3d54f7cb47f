import type { HostName, WireCall } from '../contract.ts'

/**
 * Receives one message of the host: the JSON text of a `WireReply` or `WireEvent`, or the object
 * itself.
 */
export type Receive = (message: unknown) => void

/**
 * A container, as seen from the page: it transports calls there, and replies and events back. It
 * has no deadlines, validates nothing and matches nothing; the client does that in the same way for
 * every host.
 */
export interface Host {
  readonly name: HostName
  /**
   * Returns whether the channel is there now. Without it every call is refused with `transport`, at
   * once.
   */
  available(): boolean
  /**
   * Starts to deliver replies and events to `receive`; returns how to stop. One bridge per page:
   * a second connection to the same page throws.
   */
  connect(receive: Receive): () => void
  /**
   * Sends one call. A throw means that nothing was sent. A promise may resolve with the reply to
   * this very call, or with `undefined` when the reply comes through `connect`; its rejection means
   * that the channel broke.
   */
  send(call: WireCall): void | Promise<unknown>
}
