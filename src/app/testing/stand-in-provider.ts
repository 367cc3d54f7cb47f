import axios from 'axios'
import { createServer, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { configureClient } from '#api/client.ts'
import { query } from '#api/endpoint.ts'
import { rows } from '#api/rows.ts'
import { isPublicRead } from '#domain/identity/privacy-notice.ts'
import { hasDeclined } from '#platform/consent.ts'
import { session } from '#session/session.ts'

/** A call for tests of screens. */
export const names = query({
  name: 'probeNames',
  about: 'Names of things, page by page.',
  method: 'GET',
  path: '/api/probe/names',
  source: 'assumed',
  request: v.object({ page: v.number(), size: v.number() }),
  payload: v.object({ total: v.number(), records: rows(v.string()) }),
})

export type Reply = (response: ServerResponse) => void

const send =
  (status: number, body: string): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  }

const payload = (it: unknown) => send(200, JSON.stringify({ retCode: 0, retMsg: '', payload: it }))

const isReply = (it: unknown): it is Reply => typeof it === 'function'

/** The answers of the provider to one call. */
export const replies = {
  payload,
  /**
   * By the address: the first of these whose key is part of it, `''` for all others. Each is a
   * payload or a reply.
   */
  byAddress:
    (answers: Readonly<Record<string, unknown>>): Reply =>
    (response) => {
      const { url = '' } = response.req
      const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1]
      const reply = isReply(found) ? found : payload(found)
      reply(response)
    },
  refusal: (retCode: number, retMsg = '') =>
    send(200, JSON.stringify({ retCode, retMsg, payload: null })),
  breakdown: send(502, 'bad gateway'),
  /** The connection is gone before an answer, as without a network. */
  noNetwork: (response: ServerResponse) => void response.destroy(),
  /** No answer ever. */
  silence: () => {},
} as const

/** A running provider. `reply` may be set at any time, and answers every call from then on. */
interface StandInProvider {
  reply: Reply
  readonly requestedUrls: string[]
  readonly close: () => void
}

/**
 * Starts a provider on the loopback interface that answers every call with `reply`, and configures
 * the app's own client to send to it.
 */
export async function standInProvider(): Promise<StandInProvider> {
  const requestedUrls: string[] = []
  const provider = { reply: replies.silence as Reply, requestedUrls, close: () => {} }
  const server = createServer(({ url = '' }, response) => {
    requestedUrls.push(url)
    provider.reply(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  provider.close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  // Node's HTTP adapter: jsdom's XMLHttpRequest would send a preflight request first, as for
  // another site.
  axios.defaults.adapter = 'http'
  configureClient({
    baseURL: `http://127.0.0.1:${address.port}`,
    identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
    listen: () => {},
    permits: (endpoint) => !hasDeclined() || isPublicRead(endpoint),
  })
  return provider
}
