import * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { createClient, type Answer, type Call } from '#api/client.ts'
import { seal } from '#platform/crypto.ts'
import { createProviderKey } from '#scripts/build/provider-key.ts'
import type { Sandbox } from '#test/sandbox/server.ts'
import { control, openSandbox, signIn, type Session } from '#test/sandbox/test-client.ts'

const key = createProviderKey()
const STATE = 'http://sandbox.test/sandbox/state'
const messages = v.object({
  messages: v.array(v.object({ code: v.string() })),
})

/**
 * The sandbox over a real socket, met through the app's own client. A recipe asks it for people, moves its clock and reads the
 * codes that a phone would get.
 */
export class Provider {
  readonly sandbox: Sandbox
  readonly #fresh: ArrayBuffer

  private constructor(sandbox: Sandbox, fresh: ArrayBuffer) {
    this.sandbox = sandbox
    this.#fresh = fresh
  }

  static async open(): Promise<Provider> {
    const sandbox = await openSandbox({ providerKey: key.privateKey })
    const state = await sandbox.fetch(new Request(STATE))
    return new Provider(sandbox, await state.arrayBuffer())
  }

  /** Back to how it was when it was opened; several times quicker than a reset, which fills the tables anew. */
  async renew(): Promise<void> {
    await control(this.sandbox, 'faults', { call: '*', kind: 'none' })
    const answer = await this.sandbox.fetch(
      new Request(STATE, { method: 'POST', body: this.#fresh }),
    )
    if (!answer.ok) throw new Error(await answer.text())
  }

  /** The client of someone whose keys are not known. */
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
    return seal(secret, context, key.publicKey)
  }

  /** `{ randomCode, ...sealed }`: every secret sealed under a fresh random code of this user. */
  async sealed<Name extends string>(
    call: Call,
    secrets: Record<Name, string>,
  ): Promise<Record<Name, string> & { randomCode: string }> {
    const { randomCode } = payloadOf(await call(queryRandomCode, {}))
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

/** The payload of an answer that must be a success on the way to what a recipe is about. */
export function payloadOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`retCode ${answer.retCode} ${answer.retMsg}`)
  return answer.payload
}
