import * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { createClient, type Answer, type Call } from '#api/client.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import {
  control,
  openSandbox,
  sealForProvider,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'

const messages = v.object({
  messages: v.array(v.object({ code: v.string() })),
})

/**
 * The sandbox over a real socket, called through the app's own client. A scenario gets its users
 * from it, moves its clock and reads the codes that a phone would get.
 */
export class Provider {
  readonly sandbox: Sandbox
  /** Back to how it was when it was opened. */
  readonly renew: () => void

  private constructor(sandbox: Sandbox, renew: () => void) {
    this.sandbox = sandbox
    this.renew = renew
  }

  static async open(): Promise<Provider> {
    const sandbox = await openSandbox()
    return new Provider(sandbox, sandbox.checkpoint())
  }

  /** The client without a session. */
  readonly anyone: Call = (endpoint, input, options) => this.client(null)(endpoint, input, options)

  /** The client of a session. */
  client(session: Session | null): Call {
    const identity = {
      openid: session?.openId ?? '',
      encid: session?.encOpenId ?? '',
      h5Version: '1.0.0',
    }
    return createClient({ baseURL: this.sandbox.url, identity: () => identity, listen: () => {} })
  }

  /** The client of a persona who has just signed in. */
  async as(userId: string): Promise<Call> {
    return this.client(await signIn(this.sandbox, userId))
  }

  /** Seals a secret for this provider under `context`. */
  seal(secret: string, context: string): string {
    return sealForProvider(secret, context)
  }

  /** `{ randomCode, ...sealed }`: every secret sealed under a fresh random code of this user. */
  async sealed<Name extends string>(
    call: Call,
    secrets: Record<Name, string>,
  ): Promise<Record<Name, string> & { randomCode: string }> {
    const { randomCode } = okPayload(await call(queryRandomCode, {}))
    const sealed = { ...secrets }
    for (const name in secrets) sealed[name] = this.seal(secrets[name], randomCode)
    return { ...sealed, randomCode }
  }

  /** Moves the clock: `{ days }`, `{ to }` or `{ next }`. */
  async moveClock(move: object): Promise<void> {
    const { error } = await control(this.sandbox, 'clock', move)
    if (error !== undefined) throw new Error(JSON.stringify(error))
  }

  /** The newest code sent by SMS. */
  async smsCode(): Promise<string> {
    const sent = v.parse(messages, await control(this.sandbox, 'messages')).messages[0]
    if (!sent) throw new Error('no message was sent')
    return sent.code
  }
}

/** The payload of an answer that must be a success on the way to what a scenario is about. */
export function okPayload<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`retCode ${answer.retCode} ${answer.retMsg}`)
  return answer.payload
}
