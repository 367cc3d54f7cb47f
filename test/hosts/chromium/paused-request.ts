import * as v from 'valibot'
import { fileHeaders } from '#offline/page-security.js'
import { answeredHeaders, forwarded } from '#test/hosts/pack-route.js'
import type { CdpSession } from './cdp.ts'

export interface Reply {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

/** The event `Fetch.requestPaused`. */
export const paused = v.object({
  requestId: v.string(),
  frameId: v.string(),
  resourceType: v.string(),
  networkId: v.optional(v.string()),
  request: v.object({
    url: v.string(),
    method: v.string(),
    headers: v.record(v.string(), v.string()),
    hasPostData: v.optional(v.boolean()),
    postDataEntries: v.optional(v.array(v.object({ bytes: v.optional(v.string()) }))),
  }),
})
export type Paused = v.InferOutput<typeof paused>

/** A reply of the host itself. */
export const reply = (
  status: number,
  type: string,
  body: Buffer,
  security: readonly [string, string][] = fileHeaders(),
): Reply => ({
  status,
  headers: [['content-type', type], ['cache-control', 'no-store'], ...security],
  body,
})

/** Sends a request to the provider by native networking. */
export async function send(
  provider: string,
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[],
  body: string | Uint8Array<ArrayBuffer> | null,
): Promise<Reply> {
  const init = {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  }
  const response = await fetch(provider + target, body === null ? init : { ...init, body })
  return {
    status: response.status,
    headers: answeredHeaders(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** The body of a paused request; null where it has none. */
async function requestBody(
  session: CdpSession,
  { request, networkId }: Paused,
): Promise<Buffer | null> {
  if (request.hasPostData !== true) return null
  const parts = request.postDataEntries?.map((it) => it.bytes)
  if (parts !== undefined && parts.every((it) => it !== undefined))
    return Buffer.concat(parts.map((it) => Buffer.from(it, 'base64')))
  const shape = v.object({ postData: v.string(), base64Encoded: v.optional(v.boolean()) })
  const asked = { requestId: networkId ?? '' }
  const { postData, base64Encoded } = await session.ask('Network.getRequestPostData', asked, shape)
  return Buffer.from(postData, base64Encoded === true ? 'base64' : 'utf8')
}

/** The provider's answer to a paused request. */
export async function fromProvider(
  session: CdpSession,
  provider: string,
  it: Paused,
): Promise<Reply> {
  const body = await requestBody(session, it)
  const { method, headers } = it.request
  const url = new URL(it.request.url)
  const target = url.pathname + url.search
  const bytes = body === null ? null : new Uint8Array(body)
  return send(provider, method, target, forwarded(Object.entries(headers)), bytes)
}

/** Answers a paused request; without a response its connection fails. */
export async function fulfil(
  session: CdpSession,
  requestId: string,
  response: Reply | null,
): Promise<void> {
  if (response === null) {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
    return
  }
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: response.status,
    responseHeaders: response.headers.map(([name, value]) => ({ name, value })),
    body: response.body.toString('base64'),
  })
}
