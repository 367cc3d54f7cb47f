import * as calls from '#api/calls/security.ts'
import type { Call } from '#api/client.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import { untilLocked, WRONG_PASSWORD } from '#test/sandbox/testing/coverage/steps-orders.ts'

const FREEZE_NO = 'FREEZE0000000000'
const UNFREEZE_NO = 'UNFREEZE00000000'
const HOUR_LATER = '20260311120000'

const freeze = async (p: Provider, call: Call, transPwd = TRADING_PASSWORD) =>
  call(calls.freezeAccount, { requestNo: FREEZE_NO, ...(await p.sealed(call, { transPwd })) })

/** zhang, frozen, with a code on the phone; and a way to unfreeze. */
async function frozen(p: Provider) {
  const zhang = await p.as('zhang')
  okPayload(await freeze(p, zhang))
  const { serialNo } = okPayload(await zhang(calls.sendUnfreezeCode, {}))
  const right = serialNo.slice(-6)
  const unfreeze = async (transPwd = TRADING_PASSWORD, verifyCode = right) =>
    zhang(calls.unfreezeAccount, {
      requestNo: UNFREEZE_NO,
      ...(await p.sealed(zhang, { transPwd })),
      serialNo,
      verifyCode,
    })
  return { zhang, serialNo, right, unfreeze }
}

export const security: readonly Scenario[] = [
  scenario(calls.querySecurity, async (p) => (await p.as('zhang'))(calls.querySecurity, {})),
  scenario(calls.listSignIns, async (p) => (await p.as('zhang'))(calls.listSignIns, {})),
  scenario(calls.listDevices, async (p) => (await p.as('zhang'))(calls.listDevices, {})),
  scenario(
    calls.signOutDevice,
    async (p) => (await p.as('zhang'))(calls.signOutDevice, { others: '1' }),
    {
      notFound: async (p) => (await p.as('zhang'))(calls.signOutDevice, { deviceId: 'none' }),
    },
  ),
  scenario(calls.freezeAccount, async (p) => freeze(p, await p.as('zhang')), {
    wrongTradingPassword: async (p) => freeze(p, await p.as('zhang'), WRONG_PASSWORD),
    tradingPasswordLocked: async (p) => {
      const zhang = await p.as('zhang')
      return untilLocked(() => freeze(p, zhang, WRONG_PASSWORD))
    },
    tokenExpired: async (p) => {
      const zhang = await p.as('zhang')
      const proof = await p.sealed(zhang, { transPwd: TRADING_PASSWORD })
      await p.moveClock({ to: HOUR_LATER })
      return zhang(calls.freezeAccount, { requestNo: FREEZE_NO, ...proof })
    },
  }),
  scenario(calls.sendUnfreezeCode, async (p) => (await p.as('zhang'))(calls.sendUnfreezeCode, {}), {
    tooOften: async (p) => {
      const zhang = await p.as('zhang')
      okPayload(await zhang(calls.sendUnfreezeCode, {}))
      return zhang(calls.sendUnfreezeCode, {})
    },
  }),
  scenario(calls.unfreezeAccount, async (p) => (await frozen(p)).unfreeze(), {
    wrongTradingPassword: async (p) => (await frozen(p)).unfreeze(WRONG_PASSWORD),
    tradingPasswordLocked: async (p) => {
      const { unfreeze } = await frozen(p)
      return untilLocked(() => unfreeze(WRONG_PASSWORD))
    },
    tokenExpired: async (p) => {
      const { zhang, serialNo, right } = await frozen(p)
      const proof = await p.sealed(zhang, { transPwd: TRADING_PASSWORD })
      await p.moveClock({ to: HOUR_LATER })
      const code = { serialNo, verifyCode: right }
      return zhang(calls.unfreezeAccount, { requestNo: UNFREEZE_NO, ...proof, ...code })
    },
    wrongSmsCode: async (p) => {
      const { unfreeze, right } = await frozen(p)
      return unfreeze(TRADING_PASSWORD, right === '000000' ? '000001' : '000000')
    },
    smsCodeExpired: async (p) => {
      const { zhang } = await frozen(p)
      const proof = await p.sealed(zhang, { transPwd: TRADING_PASSWORD })
      const code = { serialNo: 'none', verifyCode: '123456' }
      return zhang(calls.unfreezeAccount, { requestNo: UNFREEZE_NO, ...proof, ...code })
    },
  }),
]
