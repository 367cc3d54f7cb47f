// GJS. The control API over libsoup's server.
import Soup from 'gi://Soup?version=3.0'
import { answerControl } from '../control-routes.js'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Serves the control API on 127.0.0.1, to those with the token; throws when the port is taken. */
export function serveControl(host, port, token) {
  const server = new Soup.Server()
  server.add_handler('/', (_server, message, path) => {
    server.pause_message(message)
    const body = decoder.decode(message.get_request_body().flatten().toArray())
    const answer = async () => {
      const headers = message.get_request_headers()
      const header = (name) => headers.get_one(name)
      const it = await answerControl(host, token, {
        method: message.get_method(),
        path,
        body,
        header,
      })
      message.set_status(it.status, null)
      const bytes = encoder.encode(JSON.stringify(it.body))
      message.set_response('application/json', Soup.MemoryUse.COPY, bytes)
      if (it.stop === true) message.connect('finished', () => host.stop())
      server.unpause_message(message)
    }
    void answer()
  })
  server.listen_local(port, Soup.ServerListenOptions.IPV4_ONLY)
  return server
}
