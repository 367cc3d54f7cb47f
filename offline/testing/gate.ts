import { request as ask, type IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { serve } from './file-server.ts'

export interface Passing {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly range: string | undefined
  /** The status of the answer; 0 while there is none. */
  status: number
}

interface Gate {
  /** The address of the gate, in place of the server behind it. */
  readonly url: string
  /** Every request so far, in order. */
  readonly passed: readonly Passing[]
}

/**
 * Sits in front of a web server until the test ends and passes everything on, except as `watch`
 * says of a request: `hold` leaves it without an answer, `spoil` turns a bit of its body,
 * `spoil-answer` one of the answer's.
 */
export async function gate(
  behind: string,
  watch: (request: Passing) => 'pass' | 'hold' | 'spoil' | 'spoil-answer' = () => 'pass',
): Promise<Gate> {
  const passed: Passing[] = []
  const url = await serve((request, response) => {
    const { method = '', url: path = '', headers } = request
    const passing: Passing = { method, path, range: headers.range, status: 0 }
    passed.push(passing)
    const verdict = watch(passing)
    if (verdict === 'hold') return
    const further = ask(`${behind}${path}`, { method, headers }, (answer: IncomingMessage) => {
      passing.status = answer.statusCode ?? 0
      response.writeHead(passing.status, answer.headers)
      const given = verdict === 'spoil-answer' ? answer.pipe(spoiler()) : answer
      given.pipe(response)
    })
    further.on('error', () => response.destroy())
    const body = verdict === 'spoil' ? request.pipe(spoiler()) : request
    body.pipe(further)
  })
  return { url, passed }
}

function spoiler(): Transform {
  let spoilt = false
  return new Transform({
    transform(piece: Buffer, _, done) {
      const copy = Buffer.from(piece)
      if (!spoilt && copy.length > 0) copy.writeUInt8(copy.readUInt8(0) ^ 1, 0)
      spoilt = true
      done(null, copy)
    },
  })
}
