import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { isTime14, type Time14 } from '#domain/calendar/calendar-date.ts'
import { assertActivityBalanced } from '#test/sandbox/departments/units/books.ts'
import { sandboxApp } from './app.ts'
import type { Closures } from '#test/sandbox/kernel/calendar.ts'
import { Faults, SLOW_MS } from '#test/sandbox/kernel/faults.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { NOTICES, readClosures } from '#test/sandbox/market/closure-notices.ts'
import { loadedMarket } from '#test/sandbox/market/loaded-market.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { ConnectionCut } from '#test/sandbox/kernel/refusal.ts'
import { restoreState, savedState } from './control/state-file.ts'
import { openState, resetState } from './state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { assertBalanced } from '#test/sandbox/kernel/store/ledger.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

export { ConnectionCut } from '#test/sandbox/kernel/refusal.ts'

export interface SandboxOptions {
  /** 0 or none: any free port. */
  port?: number
  /** Default 127.0.0.1. */
  host?: string
  /** `:memory:` or a file, which is made when it is not there. */
  database: string
  /** A folder of real funds instead of the built-in ones; see README.md. */
  dataDir?: string
  /** X25519 private key: opens sealed passwords. */
  providerKey: KeyObject
  /** China time at which the clock of a new database starts; default: the market's own start. */
  now?: Time14
  /** Real time by which the clock runs, ms since 1970; a fixed value stops the clock. */
  realTime?: () => number
  /** The seed from which the built-in values grow. */
  seed?: string
  /**
   * The origin, in reach of phones of the network, of the page that mounts this sandbox; for QR
   * codes.
   */
  phoneOrigin?: string
  /** The duration of slow answers, ms; default 8,000. */
  slowMs?: number
  /** Gets one line a request, and the stack of an internal error. Default: none. */
  log?: (line: string) => void
  /** Gets the words about lines of the data that were left out. */
  notice?: (line: string) => void
}

export interface Sandbox {
  url: string
  port: number
  /**
   * Answers without the network, for a server that mounts the sandbox on its own origin (`/api`,
   * `/track`, `/sandbox`). Rejects with `ConnectionCut` where the connection is to die: destroy the
   * socket then.
   */
  fetch(request: Request): Promise<Response>
  /** Every route, those of the control page too, as `METHOD /path/:name`. */
  readonly routes: readonly string[]
  /** Throws when the books of real money or of the activities do not balance. */
  assertBalanced(): void
  /**
   * Keeps the state as it is now, sessions included; the function restores it and ends all faults,
   * many times quicker than a reset where the database is in memory.
   */
  checkpoint(): () => void
  stop(): Promise<void>
}

export const DEFAULT_SEED = 'hean-382'

/**
 * By seed. A market is what its seed makes of it, and never changes: the sandboxes of one process
 * make its values once.
 */
const markets = new Map<string, Market>()

function sharedMarket(seed: string, closures: Closures): Market {
  const key = `${seed} ${JSON.stringify(closures)}`
  const market = markets.get(key) ?? builtInMarket(seed, closures)
  markets.set(key, market)
  return market
}

/** The market by the notices that a database has; another one once a notice is published. */
function marketByNotices(make: (closures: Closures) => Market): (db: Database) => Market {
  let kept: { version: number; notices: string | null; market: Market } | null = null
  return (db) => {
    const version = db.metaVersion
    // Asked at each use of the market: the database is read only after a change.
    if (kept?.version === version) return kept.market
    const notices = db.meta(NOTICES)
    const market = kept?.notices === notices ? kept.market : make(readClosures(notices))
    kept = { version, notices, market }
    return market
  }
}

const LOG_LINES = 60

/**
 * Starts the provider. Rejects with one clear sentence for a taken port, a bad data file or a
 * foreign database.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const seed = options.seed ?? DEFAULT_SEED
  const { dataDir } = options
  const made = (closures: Closures): Market =>
    dataDir === undefined
      ? sharedMarket(seed, closures)
      : loadedMarket(dataDir, seed, options.notice, closures)
  const market = made({})
  const marketNow = marketByNotices((closures) =>
    Object.keys(closures).length === 0 ? market : made(closures),
  )
  const marketName = `${options.dataDir === undefined ? 'built-in' : 'loaded'} funds, seed ${seed}`
  const start = options.now ?? market.start
  if (!isTime14(start)) throw new Error(`now must be a moment YYYYMMDDHHmmss, not "${start}"`)
  if (options.database !== ':memory:')
    mkdirSync(path.dirname(options.database), { recursive: true })
  const db = new Database(options.database)
  const stopping = new AbortController()
  try {
    const clock = openState(db, market, marketName, start, options.realTime)
    /** The mark of the database when its books were found to balance: tests that only read need no other look. */
    let balancedAt: string | null = null
    const slowMs = options.slowMs ?? SLOW_MS
    const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal })
    const world: World = {
      db,
      get market() {
        return marketNow(db)
      },
      clock,
      providerKey: options.providerKey,
      faults: new Faults(),
      slowly: () => pause(slowMs),
    }
    settle(db, world.market, clock.now())
    const lines: string[] = []
    const log = (line: string) => {
      lines.push(line)
      if (lines.length > LOG_LINES) lines.shift()
      options.log?.(line)
    }
    const control = {
      reset: () => resetState(db, market, marketName, clock, start),
      recentLog: () => lines.toReversed(),
      wait: pause,
      slowMs,
      phoneOrigin: options.phoneOrigin ?? null,
    }
    const app = sandboxApp(world, control, log)
    const fetch = async (request: Request) => app.fetch(request)
    const host = options.host ?? '127.0.0.1'
    const server = await listen(fetch, host, options.port ?? 0)
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      port,
      fetch,
      routes: app.routes.map(({ method, path: at }) => `${method} ${at}`),
      assertBalanced() {
        if (db.mark() === balancedAt) return
        assertBalanced(db)
        assertActivityBalanced(db)
        balancedAt = db.mark()
      },
      checkpoint() {
        const saved = savedState(db, clock)
        const at = clock.now()
        const hold = () => (options.database === ':memory:' ? db.hold() : null)
        let held = hold()
        return () => {
          world.faults.reset()
          if (!db.undo(held)) {
            restoreState(db, clock, saved)
            held = hold()
          }
          clock.restart(at)
        }
      },
      async stop() {
        const closed = new Promise((resolve) => {
          server.close(resolve)
        })
        server.closeAllConnections()
        // First answers under way detect that no client waits for them; then no wait holds the
        // process.
        await closed
        stopping.abort()
        db.close()
      },
    }
  } catch (error) {
    db.close()
    throw error
  }
}

async function listen(
  fetch: (request: Request) => Promise<Response>,
  host: string,
  port: number,
): Promise<Server> {
  const listener = getRequestListener(
    async (request, env) => {
      try {
        return await fetch(request)
      } catch (error) {
        if (!(error instanceof ConnectionCut)) throw error
        env.incoming.socket?.destroy()
        return new Response(null)
      }
    },
    { overrideGlobalObjects: false },
  )
  // A clock that moves by months keeps the process busy for longer than the usual five seconds, at
  // whose end a connection would close while its client sends the next request.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    void listener(request, response)
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Cannot listen on ${host}:${port}: is another program using it?`, { cause })
  }
  return server
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5700' },
      host: { type: 'string', default: '127.0.0.1' },
      database: { type: 'string', default: ':memory:' },
      data: { type: 'string' },
      key: { type: 'string', default: '.local/provider-key.pem' },
      now: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const sandbox = await startSandbox({
    port: Number(values.port),
    host: values.host,
    database: values.database,
    providerKey: loadOrCreateProviderKey(values.key).privateKey,
    log: (line) => console.log(line),
    notice: (line) => console.log(line),
    ...(values.data === undefined ? {} : { dataDir: values.data }),
    ...(values.now === undefined ? {} : { now: values.now }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
  })
  console.log(`sandbox ready ${sandbox.url}/sandbox`)
  const stop = () => {
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
