import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { RetName } from '#api/shown-ret.ts'
import { startChild, type ChildProgram } from '#test/hosts/child-program.ts'
import { freePort } from '#offline/testing/free-port.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { requestFor } from '#test/sandbox/testing/test-client.ts'

const envelope = v.object({ retCode: v.number(), retMsg: v.string(), payload: v.unknown() })
const orders = v.object({ total: v.number(), byApplyNo: v.record(v.string(), v.number()) })
const moment = v.object({ now: v.string() })
const pictures = v.object({
  pictures: v.array(
    v.object({
      userId: v.string(),
      side: v.picklist(['front', 'back']),
      width: v.number(),
      height: v.number(),
      metadata: v.boolean(),
    }),
  ),
})
const openings = v.object({ openings: v.number() })
const messages = v.object({ messages: v.array(v.object({ code: v.string() })) })

/** A client of the sandbox's public calls and control API. */
export class ProviderClient {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** Makes a call without a user; resolves with its payload, rejects when it is refused. */
  async ask<Q extends v.GenericSchema, P extends v.GenericSchema>(
    endpoint: Endpoint<Q, P>,
    fields: v.InferInput<Q> & Record<string, unknown>,
  ): Promise<v.InferOutput<P>> {
    const response = await fetch(requestFor(endpoint, fields, null, this.url))
    const { retCode, retMsg, payload } = v.parse(envelope, await response.json())
    if (retCode !== 0) throw new Error(`${endpoint.name}: ${retCode} ${retMsg}`)
    return v.parse(endpoint.payload, payload)
  }

  /**
   * Sends requests of `test-client.ts`, whose URLs have no real host; its functions accept this
   * object as a sandbox.
   */
  async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'GET' ? {} : { body: await request.arrayBuffer() }
    const url = `${this.url}${pathname}${search}`
    // As a sandbox in this process answers: redirects are left to the caller.
    return fetch(url, { method, headers, redirect: 'manual', ...body })
  }

  /** Returns how often each order since the start is recorded. */
  orders() {
    return this.#control('orders', orders)
  }

  /** The provider's China time, YYYYMMDDHHmmss. */
  async now(): Promise<string> {
    return (await this.#control('clock', moment)).now
  }

  /** Advances the clock to the given moment, and executes everything that is due until then. */
  async moveClockTo(to: string): Promise<void> {
    await this.#control('clock', moment, { to })
  }

  /**
   * Makes the next call of this name fail with HTTP 500. Not by a cut connection: native networking
   * silently repeats a cut GET.
   */
  async failNext(call: string): Promise<void> {
    await this.#control('faults', v.object({}), { call, kind: 'http500', times: 1 })
  }

  /** Answers the next call of this name with a return code and a message, and does nothing for it. */
  async refuseNext(call: string, ret: RetName, message: string): Promise<void> {
    const fault = { call, kind: 'retCode', ret, message, times: 1 }
    await this.#control('faults', v.object({}), fault)
  }

  /** Makes every call of this name fail with HTTP 500, until `repair`. */
  async failAll(call: string): Promise<void> {
    await this.#control('faults', v.object({}), { call, kind: 'http500' })
  }

  async repair(call: string): Promise<void> {
    await this.#control('faults', v.object({}), { call, kind: 'none' })
  }

  /** Answers every call this much later, in ms; with a name that call alone. */
  async delayAnswers(ms: number, call?: string): Promise<void> {
    await this.#control('latency', v.object({}), { ms, ...(call === undefined ? {} : { call }) })
  }

  /** Publishes another wording of a document that is agreed to with orders. */
  async reviseAgreement(protocolId: string): Promise<void> {
    await this.#control('agreement', v.object({}), { protocolId })
  }

  /** Back to a fresh database, with the clock at its start. */
  async reset(): Promise<void> {
    await this.#control('reset', moment, {})
  }

  /** Expires the keys of every signed-in user. */
  async expireSessions(): Promise<void> {
    await this.#control('session/expire', v.object({}), {})
  }

  /** The code of the newest text message. */
  async smsCode(): Promise<string> {
    const newest = (await this.#control('messages', messages)).messages[0]
    if (!newest) throw new Error('no message was sent')
    return newest.code
  }

  /** Returns how many openings of a screen in this way were reported that began with a tap. */
  async openingsByTap(row: string, kind: 'cold' | 'warm'): Promise<number> {
    return (await this.#control(`openings?since=tap&row=${row}&kind=${kind}`, openings)).openings
  }

  /** The newest pictures of identity cards, as they arrived. */
  async pictures() {
    return (await this.#control('pictures', pictures)).pictures
  }

  /** Publishes an article as editors do. */
  publish(article: { readonly title: string; readonly body: string }) {
    return this.#control('content/publish', v.object({ itemId: v.string() }), article)
  }

  /** Lets a transfer with a contract's remark arrive from the payer's own card. */
  async pay(remark: string): Promise<void> {
    await this.#control('transfer', v.object({ reason: v.literal('') }), { remark })
  }

  async #control<S extends v.GenericSchema>(path: string, schema: S, body?: object) {
    const response = await fetch(`${this.url}/sandbox/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`/sandbox/${path}: ${JSON.stringify(answer)}`)
    return v.parse(schema, answer)
  }
}

export interface Provider {
  readonly client: ProviderClient
  /** Its requests since the start, one line each: method, path and outcome. */
  readonly log: () => string[]
  /** Throws where the books do not balance. */
  stop(): Promise<void>
}

/**
 * A provider in this process, on a fresh database whose clock starts at `now`, else where the market
 * does. Port 0: a free one.
 */
export async function openProvider(port = 0, now?: Time14): Promise<Provider> {
  const { privateKey } = loadOrCreateProviderKey(providerKeyFile)
  const lines: string[] = []
  const sandbox = await startSandbox({
    database: ':memory:',
    port,
    providerKey: privateKey,
    log: (line) => lines.push(line),
    ...(now === undefined ? {} : { now }),
  })
  return {
    client: new ProviderClient(sandbox.url),
    log: () => [...lines],
    async stop() {
      try {
        sandbox.assertBalanced()
      } finally {
        await sandbox.stop()
      }
    },
  }
}

export interface ProviderProcess extends Provider {
  /** Ends the process and starts another on the same database and port, as an operator does. */
  restart(): Promise<void>
}

/** A provider as a process of its own, on a fresh database file. Port 0: any. */
export async function openProviderProcess(wish = 0): Promise<ProviderProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-provider-'))
  const port = wish === 0 ? await freePort() : wish
  // Of all its processes, while a child's own output is only its end.
  let output = ''
  const start = async (): Promise<ChildProgram> => {
    const program = join(import.meta.dirname, '..', 'sandbox', 'server', 'server.ts')
    let ready: () => void = () => {}
    const said = new Promise<void>((resolve) => {
      ready = resolve
    })
    const child = await startChild(
      process.execPath,
      [
        program,
        `--port=${port}`,
        `--database=${join(folder, 'provider.sqlite')}`,
        `--key=${providerKeyFile}`,
      ],
      {
        watch(text) {
          output += text
          if (text.includes('sandbox ready')) ready()
        },
      },
    )
    await Promise.race([said, child.ended])
    if (!child.output().includes('sandbox ready')) {
      throw new Error(`The provider did not start: ${child.output().slice(-800)}`)
    }
    return child
  }
  let child = await start()
  return {
    client: new ProviderClient(`http://127.0.0.1:${port}`),
    log: () => output.trimEnd().split('\n'),
    async restart() {
      await child.stop()
      child = await start()
    },
    async stop() {
      await child.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
