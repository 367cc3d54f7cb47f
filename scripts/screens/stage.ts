import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { openGateway } from '#scripts/gateway.ts'
import type { FixtureIds, Sample } from '#templates/sample.ts'
import { joinBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { freePort } from '#offline/testing/free-port.ts'
import { startSandbox, type Sandbox } from '#test/sandbox/server/server.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { REFUSED, type Opening } from '#test/screens/look-page.ts'

/** A sandbox with the fixtures of the samples, and builds that are served from it. */
export interface Stage {
  readonly fixtures: FixtureIds
  /** The session of each persona. */
  readonly sessions: ReadonlyMap<string, Session>
  /** Returns how a sample is opened in the build of a device. */
  opening(device: string, sample: Sample): Opening
  /** Puts the sandbox back to its first moment, clock and all. */
  again(): void
  /** The whole sandbox as a file, for testers. */
  state(): Promise<Buffer>
  stop(): Promise<void>
}

/** The shortest and the longest time of an answer where calls take times of their own, ms. */
const UNEVEN = { least: 60, most: 1_000 }

/** The time of a call's answers: always the same, and by its name alone. */
const timeOf = (path: string): number => {
  const part = createHash('sha256').update(path).digest().readUInt16BE() / 0xff_ff
  return UNEVEN.least + Math.round(part * (UNEVEN.most - UNEVEN.least))
}

interface StageOptions {
  /** The provider answers no call. */
  readonly refused: boolean
  /** Each call takes a time of its own. */
  readonly uneven: boolean
  /** A link of each screen is tapped after the look. */
  readonly taps?: boolean
}

/** Makes what the samples show, and signs every persona in. */
async function prepare(sandbox: Sandbox, publicKey: string) {
  const fixtures = await makeFixtures(sandbox, publicKey)
  const sessions = new Map<string, Session>()
  for (const { userId } of PERSONAS) sessions.set(userId, await signIn(sandbox, userId))
  return { fixtures, sessions }
}

/** The state of another sandbox in place of this one's: its fixtures have the same numbers then. */
async function takeOver(sandbox: Sandbox, like: Stage) {
  const { fixtures, sessions } = like
  const body = new Uint8Array(await like.state())
  const headers = { 'content-type': 'application/vnd.sqlite3' }
  const url = 'http://localhost/sandbox/state'
  const answer = await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))
  if (!answer.ok) throw new Error(`The sandbox takes no state: ${await answer.text()}`)
  return { fixtures, sessions }
}

/** `like`: a stage that nothing was done on, whose fixtures and sessions this one has too. */
export async function openStage(
  devices: readonly string[],
  { refused, uneven, taps = false }: StageOptions,
  like?: Stage,
): Promise<Stage> {
  const { privateKey, publicKey } = loadOrCreateProviderKey(providerKeyFile)
  const sandbox = await startSandbox({ database: ':memory:', providerKey: privateKey })
  const closers = [() => sandbox.stop()]
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  try {
    const provider = async (request: Request) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return sandbox.fetch(request)
      if (refused) return new Response(null, { status: REFUSED })
      if (uneven) await pause(timeOf(pathname))
      return sandbox.fetch(request)
    }
    const origins = new Map<string, string>()
    for (const deviceDir of devices) {
      const door = await openGateway({ port: await freePort(), deviceDir, provider })
      closers.push(() => door.stop())
      origins.set(deviceDir, `http://localhost:${door.port}`)
    }
    const { fixtures, sessions } =
      like === undefined ? await prepare(sandbox, publicKey) : await takeOver(sandbox, like)
    const again = sandbox.checkpoint()
    return {
      fixtures,
      sessions,
      opening: (device, { address, user, tap, type }) => ({
        url: `${origins.get(device) ?? ''}${address}`,
        session: user === null ? null : (sessions.get(user) ?? null),
        tap,
        type,
        refused,
        uneven,
        taps,
      }),
      again,
      async state() {
        const answer = await sandbox.fetch(new Request('http://localhost/sandbox/state'))
        return Buffer.from(await answer.arrayBuffer())
      },
      stop,
    }
  } catch (fault) {
    await stop()
    throw fault
  }
}

/** So many contexts of a browser, each with storage of its own. */
export async function openContexts(
  browser: Browser,
  count: number,
  closers: (() => Promise<unknown>)[],
): Promise<Browser[]> {
  const contexts: Browser[] = []
  for (let at = 0; at < count; at += 1) {
    const context = await joinBrowser(browser.socket)
    closers.push(() => context.stop())
    contexts.push(context)
  }
  return contexts
}
