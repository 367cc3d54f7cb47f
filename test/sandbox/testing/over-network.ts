import type { Sandbox } from '#test/sandbox/server/server.ts'

/**
 * A sandbox over the network: over a socket, in this process or another. Each request has a
 * connection of its own: a process that is busy for seconds would send one on a connection that the
 * sandbox has closed as idle.
 */
export function overNetwork(url: string): Pick<Sandbox, 'fetch'> {
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const { method } = request
      const headers = [...request.headers, ['connection', 'close'] as [string, string]]
      const body = method === 'GET' ? {} : { body: await request.text() }
      return fetch(`${url}${pathname}${search}`, { method, headers, ...body })
    },
  }
}
