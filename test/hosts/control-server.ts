import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { answerControl, type Host } from './control-routes.js'

/**
 * Serves the control API on 127.0.0.1, to those with the token; rejects when the port is taken. Port
 * 0 takes a free one.
 */
export function serveControl(
  host: Host,
  port: number,
  token: string,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = (request.url ?? '/').replace(/\?.*$/, '')
      const { status, body, stop } = await answerControl(host, token, {
        method: request.method ?? 'GET',
        path,
        body: await text(request),
        header: (name) => request.headers[name]?.toString(),
      })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body), () => {
        if (stop === true) host.stop()
      })
    }
    answer().catch(() => response.destroy())
  })
  return new Promise((resolve, reject) => {
    server.once('error', (fault) =>
      reject(new Error(`the control port ${port} cannot be opened: ${fault.message}`)),
    )
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: address !== null && typeof address === 'object' ? address.port : port,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
