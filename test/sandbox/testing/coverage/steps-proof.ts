import { proveIdentity } from '#api/calls/step-up.ts'
import type { Answer, Call } from '#api/client.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from './provider.ts'

/** A moment of the sandbox's first day: `at(p, '1012')` is 10:12. */
export const at = (p: Provider, time: string): Promise<void> =>
  p.moveClock({ to: `20260311${time}00` })

/** Past the ten minutes of a random code, and the five of a text message. */
const LATER = '1015'

const WRONG_PASSWORD = '135790'
/** The fifth wrong one in a row locks. */
const WRONG_TRIES_BEFORE = 4

type Send<S> = (call: Call, sealed: S) => Promise<Answer<unknown>>

/** `tokenExpired` of a call whose seals are older than their context may be. */
export const staleSeals =
  <S>(userId: string, seal: (p: Provider, call: Call) => Promise<S>, send: Send<S>) =>
  async (p: Provider) => {
    const call = await p.as(userId)
    const sealed = await seal(p, call)
    await at(p, LATER)
    return send(call, sealed)
  }

/**
 * The refusals of a call that takes the trading password; `seal` seals what the call
 * takes, with this password.
 */
export function passwordRefusals<S>(
  userId: string,
  seal: (p: Provider, call: Call, password: string) => Promise<S>,
  send: Send<S>,
) {
  const tryWrong = async (p: Provider, call: Call) =>
    send(call, await seal(p, call, WRONG_PASSWORD))
  return {
    wrongTradingPassword: async (p: Provider) => tryWrong(p, await p.as(userId)),
    tradingPasswordLocked: async (p: Provider) => {
      const call = await p.as(userId)
      for (let tries = 0; tries < WRONG_TRIES_BEFORE; tries += 1) await tryWrong(p, call)
      return tryWrong(p, call)
    },
    tokenExpired: staleSeals(userId, (p, call) => seal(p, call, WRONG_PASSWORD), send),
  }
}

/** The trading password alone, sealed. */
export const sealPassword = (p: Provider, call: Call, transPwd: string) =>
  p.sealed(call, { transPwd })

/** The part of a provider that a fresh proof needs: seals. */
type Seals = Pick<Provider, 'sealed'>

/** Proves the identity of the caller's session by the trading password. */
export async function prove(p: Seals, call: Call): Promise<void> {
  const sealed = await p.sealed(call, { transPwd: TRADING_PASSWORD })
  okPayload(await call(proveIdentity, sealed))
}

/** The client of a persona whose session has just proved the identity. */
export async function asProved(p: Provider, userId: string): Promise<Call> {
  const call = await p.as(userId)
  await prove(p, call)
  return call
}

type Ask = (p: Provider, call: Call) => Promise<Answer<unknown>>

/** A second message within a minute. */
export const twiceAMinute = (userId: string, ask: Ask) => async (p: Provider) => {
  const call = await p.as(userId)
  await ask(p, call)
  return ask(p, call)
}

/** A fourth message within an hour, without the answer to a captcha. */
export const fourAnHour = (userId: string, ask: Ask) => async (p: Provider) => {
  const call = await p.as(userId)
  for (const time of ['1002', '1004', '1006']) {
    await at(p, time)
    await ask(p, call)
  }
  await at(p, '1008')
  return ask(p, call)
}

export interface Code {
  serialNo: string
  verifyCode: string
}

/** A code that is not this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000')

/**
 * The refusals of a call that takes the code of a message. `sent` sends one and gives its
 * number.
 */
export function codeRefusals(
  userId: string,
  sent: (p: Provider, call: Call) => Promise<{ serialNo: string }>,
  take: (p: Provider, call: Call, code: Code) => Promise<Answer<unknown>>,
) {
  return {
    wrongSmsCode: async (p: Provider) => {
      const call = await p.as(userId)
      const { serialNo } = await sent(p, call)
      return take(p, call, { serialNo, verifyCode: wrongCode(await p.smsCode()) })
    },
    smsCodeExpired: async (p: Provider) => {
      const call = await p.as(userId)
      const { serialNo } = await sent(p, call)
      await at(p, LATER)
      return take(p, call, { serialNo, verifyCode: await p.smsCode() })
    },
  }
}
