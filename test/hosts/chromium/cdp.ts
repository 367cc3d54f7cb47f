import * as v from 'valibot'
import { WebSocket } from 'ws'

const message = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  sessionId: v.optional(v.string()),
})

/** A DevTools session with one target, over the browser's connection. */
export interface CdpSession {
  /** Sends a command; rejects with Chromium's message, or when the connection closes first. */
  send(method: string, params?: object): Promise<void>
  /** The same, with the answer checked. */
  ask<T>(method: string, params: object, answer: v.GenericSchema<unknown, T>): Promise<T>
  /** Calls back on each event; events of another shape are an error of this program and throw. */
  on<T>(event: string, shape: v.GenericSchema<unknown, T>, then: (params: T) => void): void
}

export interface Cdp {
  readonly browser: CdpSession
  session(sessionId: string): CdpSession
  close(): void
  /** Resolves when the connection has ended, from either side. */
  readonly closed: Promise<void>
}

interface PendingCommand {
  readonly method: string
  readonly resolve: (result: unknown) => void
  readonly reject: (fault: Error) => void
}

/** Connects to a browser's DevTools socket (`ws://.../devtools/browser/ID`). */
export async function connectCdp(url: string): Promise<Cdp> {
  const socket = new WebSocket(url, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
  })
  let lastId = 0
  const waiting = new Map<number, PendingCommand>()
  const listeners = new Map<string, ((params: unknown) => void)[]>()

  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : ''
    const it = v.parse(message, JSON.parse(text))
    if (it.id === undefined) {
      for (const listener of listeners.get(`${it.sessionId ?? ''} ${it.method}`) ?? [])
        listener(it.params)
      return
    }
    const call = waiting.get(it.id)
    waiting.delete(it.id)
    if (it.error === undefined) call?.resolve(it.result)
    else call?.reject(new Error(`${call.method}: ${it.error.message}`))
  })
  socket.on('close', () => {
    for (const call of waiting.values())
      call.reject(new Error(`${call.method}: the browser is gone`))
    waiting.clear()
  })

  const call = (sessionId: string, method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN) {
        reject(new Error(`${method}: the browser is gone`))
        return
      }
      lastId += 1
      waiting.set(lastId, { method, resolve, reject })
      const to = sessionId === '' ? {} : { sessionId }
      socket.send(JSON.stringify({ id: lastId, method, params, ...to }))
    })

  const session = (sessionId: string): CdpSession => ({
    async send(method, params = {}) {
      await call(sessionId, method, params)
    },
    async ask(method, params, answer) {
      return v.parse(answer, await call(sessionId, method, params))
    },
    on(event, shape, then) {
      const key = `${sessionId} ${event}`
      const listener = (params: unknown) => then(v.parse(shape, params))
      listeners.set(key, [...(listeners.get(key) ?? []), listener])
    },
  })
  return { browser: session(''), session, close: () => socket.close(), closed }
}
