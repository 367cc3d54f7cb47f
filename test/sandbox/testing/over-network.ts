import type { Sandbox } from '#test/sandbox/server/server.ts'

/** A sandbox over the network: over a socket, in this process or another. */
export function overNetwork(url: string): Pick<Sandbox, 'fetch'> {
  return {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = method === 'GET' ? {} : { body: await request.text() }
      return fetch(`${url}${pathname}${search}`, { method, headers, ...body })
    },
  }
}
