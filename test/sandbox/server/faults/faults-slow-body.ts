const PIECES = 10

/**
 * The same answer as a bad line brings it: status and headers at once, then the body in pieces,
 * with the waits between them adding up to the whole time. The body ends with an error when a wait
 * does.
 */
export async function slowBody(
  response: Response,
  ms: number,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await wait(ms / PIECES)
        controller.enqueue(bytes.subarray(sent, sent + size))
        sent += size
        if (sent >= bytes.length) controller.close()
      },
    },
    // Nothing is buffered ahead, so that the first piece waits as well.
    { highWaterMark: 0 },
  )
  const headers = new Headers(response.headers)
  // A length would make some servers hold the answer until it is whole.
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}
