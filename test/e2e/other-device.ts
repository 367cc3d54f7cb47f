import { queryRandomCode } from '#api/calls/account.ts'
import { createClient, type Answer, type Call } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { seal } from '#platform/crypto.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { buy, signIn, type Purchase, type Session } from '#test/sandbox/testing/test-client.ts'
import type * as v from 'valibot'
import type { ProviderClient } from './provider.ts'

/**
 * A user's actions on another device, or on screens that a journey does not test. They use the
 * app's own client, so that the provider receives the same requests.
 */
export class OtherDevice {
  readonly call: Call
  readonly #provider: ProviderClient
  readonly #session: Session
  readonly #publicKey: string

  private constructor(provider: ProviderClient, session: Session) {
    const identity = {
      openid: session.openId,
      encid: session.encOpenId,
      h5Version: '1.0.0',
    }
    this.#provider = provider
    this.#session = session
    this.#publicKey = loadOrCreateProviderKey(providerKeyFile).publicKey
    this.call = createClient({
      baseURL: provider.url,
      identity: () => identity,
      listen: () => {},
    })
  }

  static async signIn(provider: ProviderClient, userId: string): Promise<OtherDevice> {
    return new OtherDevice(provider, await signIn(provider, userId))
  }

  /** Makes a call; resolves with its payload, rejects when it is refused. */
  async ask<Q extends v.GenericSchema, P extends v.GenericSchema>(
    endpoint: Endpoint<Q, P>,
    input: v.InferInput<Q> & object,
  ): Promise<v.InferOutput<P>> {
    return requirePayload(await this.call(endpoint, input))
  }

  /** Buys by card; resolves with the order's number. */
  async buy(purchase: Omit<Purchase, 'publicKey'>): Promise<string> {
    const { retCode, retMsg, applyNo } = await buy(this.#provider, this.#session, {
      ...purchase,
      publicKey: this.#publicKey,
    })
    if (retCode !== 0) throw new Error(`${retCode} ${retMsg}`)
    return applyNo
  }

  /** `{ randomCode, ...sealed }`: every secret sealed under a fresh random code. */
  async sealed<Name extends string>(
    call: Call,
    secrets: Record<Name, string>,
  ): Promise<Record<Name, string> & { randomCode: string }> {
    const { randomCode } = requirePayload(await call(queryRandomCode, {}))
    const sealed = { ...secrets }
    for (const name in secrets) sealed[name] = seal(secrets[name], randomCode, this.#publicKey)
    return { ...sealed, randomCode }
  }

  /** Seals a secret for the provider. */
  seal(secret: string, context: string): string {
    return seal(secret, context, this.#publicKey)
  }

  /** The code of the newest text message to the user's phone. */
  smsCode(): Promise<string> {
    return this.#provider.smsCode()
  }
}

function requirePayload<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`retCode ${answer.retCode} ${answer.retMsg}`)
  return answer.payload
}
