import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Sandbox, SandboxOptions } from '#test/sandbox/server/server.ts'
import { openSandbox, signIn, type Session } from './test-client.ts'

interface Options extends Partial<SandboxOptions> {
  /**
   * Default `each`: every test begins with a new state. `never`: the tests of a file build on one
   * another.
   */
  reset?: 'each' | 'never'
}

/** Real time that does not go on, in ms since 1970. */
const FIXED_TIME = 0

/**
 * One sandbox for the tests of a file, and the sessions of these personas, by their ids:
 * `const { sandbox, zhang } = useSandbox('zhang')`. Both are ready once the first hook of the file
 * runs. Its clock is stopped until a test moves it, so that a test may name seconds. Its books must
 * balance after every test.
 */
export function useSandbox<Id extends string = never>(
  users?: Id | readonly Id[],
  options?: Options,
): { readonly sandbox: Sandbox } & Readonly<Record<Id, Session>>
export function useSandbox(
  users: string | readonly string[] = [],
  { reset = 'each', ...options }: Options = {},
): { readonly sandbox: Sandbox } {
  let open: Sandbox | undefined
  const opened = (): Sandbox => {
    if (!open) throw new Error('The sandbox opens in a hook: use it in a test')
    return open
  }
  const sandbox: Sandbox = {
    get url() {
      return opened().url
    },
    get port() {
      return opened().port
    },
    get routes() {
      return opened().routes
    },
    fetch: (request) => opened().fetch(request),
    assertBalanced: () => opened().assertBalanced(),
    checkpoint: () => opened().checkpoint(),
    stop: () => opened().stop(),
  }
  const userIds = typeof users === 'string' ? [users] : users
  const sessions = userIds.map((id) => ({ id, session: { openId: '', encOpenId: '' } }))

  let restore = () => {}
  beforeAll(async () => {
    open = await openSandbox({ realTime: () => FIXED_TIME, ...options })
    for (const { id, session } of sessions) Object.assign(session, await signIn(sandbox, id))
    if (reset === 'each') restore = sandbox.checkpoint()
  })
  beforeEach(() => restore())
  afterEach(() => sandbox.assertBalanced())
  afterAll(() => open?.stop())
  return { sandbox, ...Object.fromEntries(sessions.map(({ id, session }) => [id, session])) }
}
