// GJS. Requests of web views to the app's own scheme: their parts, and their answers.
import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Soup from 'gi://Soup?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { fileHeaders } from '../../../offline/page-security.js'
import { promised } from './gio.js'

const encoder = new TextEncoder()

/** Headers as a list of pairs. */
export function listHeaders(headers) {
  const listed = []
  headers?.foreach((name, value) => listed.push([name, value]))
  return listed
}

/** The body of a request; null where it has none. */
export async function readBody(request) {
  const stream = request.get_http_body()
  if (stream === null) return null
  const memory = Gio.MemoryOutputStream.new_resizable()
  const close = Gio.OutputStreamSpliceFlags.CLOSE_SOURCE | Gio.OutputStreamSpliceFlags.CLOSE_TARGET
  await promised(
    (done) => memory.splice_async(stream, close, GLib.PRIORITY_DEFAULT, null, done),
    (result) => memory.splice_finish(result),
  )
  return memory.steal_as_bytes()
}

/**
 * Returns whether this loads the main document: a navigation to the view's address, not a frame or
 * a fetch.
 */
export function isMainDocument(request) {
  const accept = request.get_http_headers()?.get_one('Accept') ?? ''
  const shown = request.get_web_view().get_uri() ?? ''
  const bare = (uri) => uri.replace(/#.*$/, '')
  return accept.startsWith('text/html') && bare(request.get_uri()) === bare(shown)
}

/**
 * Returns whether this loads a frame of a loaded page; WebKit ignores `frame-ancestors` and
 * `X-Frame-Options` of an app's own scheme. While the page itself loads, the view's address may be
 * another one for a moment: frames of that time are stopped at their response (webview.js).
 */
export function isFrameDocument(request) {
  const accept = request.get_http_headers()?.get_one('Accept') ?? ''
  const isLoading = request.get_web_view().is_loading
  return accept.startsWith('text/html') && !isLoading && !isMainDocument(request)
}

/** Answers a request with `{ status, headers, bytes }`. */
export function finish(request, { status, headers, bytes }) {
  const response = WebKit.URISchemeResponse.new(
    Gio.MemoryInputStream.new_from_bytes(bytes),
    bytes.get_size(),
  )
  response.set_status(status, null)
  const kept = new Soup.MessageHeaders(Soup.MessageHeadersType.RESPONSE)
  for (const [name, value] of headers) kept.append(name, value)
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  if (type !== undefined) response.set_content_type(type)
  response.set_http_headers(kept)
  request.finish_with_response(response)
}

/** An answer of the host itself, from a text or bytes. */
export const answer = (status, type, text, security = fileHeaders()) => ({
  status,
  headers: [['Content-Type', type], ['Cache-Control', 'no-store'], ...security],
  bytes: typeof text === 'string' ? new GLib.Bytes(encoder.encode(text)) : text,
})
