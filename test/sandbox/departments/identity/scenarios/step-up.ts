import type { Call } from '#api/client.ts'
import { proveIdentity, sendProofCode } from '#api/calls/step-up.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  sealPassword,
  twiceAMinute,
  codeRefusals,
  passwordRefusals,
} from '#test/sandbox/testing/coverage/steps-proof.ts'

/** Has no trading password. */
const WITHOUT_PASSWORD = 'sun'

const askCode = (_p: Provider, call: Call) => call(sendProofCode, {})

export const stepUp: readonly Scenario[] = [
  scenario(sendProofCode, async (p) => askCode(p, await p.as(WITHOUT_PASSWORD)), {
    tooOften: twiceAMinute(WITHOUT_PASSWORD, askCode),
  }),

  scenario(
    proveIdentity,
    async (p) => {
      const call = await p.as('zhang')
      return call(proveIdentity, await sealPassword(p, call, TRADING_PASSWORD))
    },
    {
      ...passwordRefusals('zhang', sealPassword, (call, proof) => call(proveIdentity, proof)),
      ...codeRefusals(
        WITHOUT_PASSWORD,
        async (p, call) => okPayload(await askCode(p, call)),
        (_p, call, { serialNo, verifyCode }) => call(proveIdentity, { serialNo, verifyCode }),
      ),
    },
  ),
]
