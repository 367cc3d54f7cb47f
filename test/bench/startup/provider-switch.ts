import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Sandbox } from '#test/sandbox/server/server.ts'

/** One address for a provider whose day changes: a browser's site keeps its own for both. */
export interface ProviderSwitch {
  readonly url: string
  /** `null`: it is not reached. */
  to(sandbox: Sandbox | null): void
  stop(): Promise<void>
}

export async function startProviderSwitch(first: Sandbox): Promise<ProviderSwitch> {
  let current: Sandbox | null = first
  const listener = getRequestListener(
    (request, { incoming }) => {
      if (current !== null) return current.fetch(request)
      incoming.socket.destroy()
      return new Response(null)
    },
    { overrideGlobalObjects: false },
  )
  const server = createServer((request, response) => void listener(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    to: (sandbox) => {
      current = sandbox
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
