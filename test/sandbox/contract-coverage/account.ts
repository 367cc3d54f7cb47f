import {
  activateAccount,
  changeMobile,
  queryCaptchaSts,
  queryRandomCode,
  resetTransPwd,
  resetTransPwdSend,
  sendMobileCode,
  verifyBankMsgCode,
} from '#api/calls/account.ts'
import type { Call } from '#api/client.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'
import { okPayload, type Provider } from './provider.ts'
import { scenario, type Scenario } from './scenario.ts'
import {
  at,
  codeRefusals,
  fourAnHour,
  sealPassword,
  staleSeals,
  twiceAMinute,
  type Code,
  passwordRefusals,
} from './steps-proof.ts'

const CODES_A_MINUTE = 120

// The trading password's reset: zhang's card, its mobile number and the identity number behind it.

const sealCard = (p: Provider, call: Call, mobileNo = '13000000001') =>
  p.sealed(call, { bankNo: inventedCardNo('629901', 'zhang', '1024'), mobileNo })

type SealedCard = Awaited<ReturnType<typeof sealCard>>

const sendReset = (call: Call, sealed: SealedCard) =>
  call(resetTransPwdSend, {
    certNo: inventedCertNo('zhang', '0001'),
    bankSerial: 'zhang-1',
    ...sealed,
  })

const askReset = async (p: Provider, call: Call) => sendReset(call, await sealCard(p, call))

const resetSent = async (p: Provider, call: Call) => okPayload(await askReset(p, call))

/** Leave to set a password, by the card's code. */
async function passwordToken(p: Provider, call: Call): Promise<string> {
  const { serialNo } = await resetSent(p, call)
  const verifyCode = await p.smsCode()
  return okPayload(await call(verifyBankMsgCode, { serialNo, verifyCode })).transPwdToken
}

const reset = async (p: Provider, call: Call, transPwdToken: string, password: string) =>
  call(resetTransPwd, {
    transPwdToken,
    ...(await p.sealed(call, { firstTransPwd: password, transPwd: password })),
  })

// The mobile number.

const FREE_MOBILE = '19900000001'
const TAKEN_MOBILE = '13000000003'

const sealMobile = (p: Provider, call: Call, mobileNo = FREE_MOBILE) => p.sealed(call, { mobileNo })

const sendChange = (call: Call, sealed: Awaited<ReturnType<typeof sealMobile>>) =>
  call(sendMobileCode, { scene: 'change', ...sealed })

const askChange = async (p: Provider, call: Call) => sendChange(call, await sealMobile(p, call))

const changeSent = async (p: Provider, call: Call) => okPayload(await askChange(p, call))

const NO_CODE: Code = { serialNo: 'none', verifyCode: '000000' }

const sealChange = (p: Provider, call: Call, transPwd = TRADING_PASSWORD, mobileNo = FREE_MOBILE) =>
  p.sealed(call, { mobileNo, transPwd })

const change = async (p: Provider, call: Call, code: Code) =>
  call(changeMobile, { ...(await sealChange(p, call)), ...code })

export const account: readonly Scenario[] = [
  scenario(queryRandomCode, async (p) => (await p.as('zhang'))(queryRandomCode, {}), {
    tooOften: async (p) => {
      const call = await p.as('zhang')
      for (let made = 0; made < CODES_A_MINUTE; made += 1) await call(queryRandomCode, {})
      return call(queryRandomCode, {})
    },
  }),

  scenario(queryCaptchaSts, async (p) =>
    (await p.as('zhang'))(queryCaptchaSts, { scene: 'authMsgSend' }),
  ),

  scenario(resetTransPwdSend, async (p) => askReset(p, await p.as('zhang')), {
    notAuthenticated: async (p) => askReset(p, await p.as('li')),
    identityMismatch: async (p) => {
      const call = await p.as('zhang')
      return sendReset(call, await sealCard(p, call, TAKEN_MOBILE))
    },
    captchaNeeded: fourAnHour('zhang', askReset),
    tokenExpired: staleSeals('zhang', sealCard, sendReset),
    tooOften: twiceAMinute('zhang', askReset),
  }),

  scenario(
    verifyBankMsgCode,
    async (p) => {
      const call = await p.as('zhang')
      const { serialNo } = await resetSent(p, call)
      return call(verifyBankMsgCode, { serialNo, verifyCode: await p.smsCode() })
    },
    codeRefusals('zhang', resetSent, (_p, call, code) => call(verifyBankMsgCode, code)),
  ),

  scenario(
    resetTransPwd,
    async (p) => {
      const call = await p.as('zhang')
      return reset(p, call, await passwordToken(p, call), '802519')
    },
    {
      weakTradingPassword: async (p) => {
        const call = await p.as('zhang')
        return reset(p, call, await passwordToken(p, call), '123456')
      },
      tokenExpired: async (p) => {
        const call = await p.as('zhang')
        const token = await passwordToken(p, call)
        await at(p, '1020')
        return reset(p, call, token, '802519')
      },
    },
  ),

  scenario(sendMobileCode, async (p) => askChange(p, await p.as('zhang')), {
    mobileTaken: async (p) => {
      const call = await p.as('zhang')
      return sendChange(call, await sealMobile(p, call, TAKEN_MOBILE))
    },
    captchaNeeded: fourAnHour('zhang', askChange),
    tokenExpired: staleSeals('zhang', sealMobile, sendChange),
    tooOften: twiceAMinute('zhang', askChange),
  }),

  scenario(
    changeMobile,
    async (p) => {
      const call = await p.as('zhang')
      const { serialNo } = await changeSent(p, call)
      return change(p, call, { serialNo, verifyCode: await p.smsCode() })
    },
    {
      ...codeRefusals('zhang', changeSent, change),
      mobileTaken: async (p) => {
        const call = await p.as('zhang')
        const sealed = await sealChange(p, call, TRADING_PASSWORD, TAKEN_MOBILE)
        return call(changeMobile, { ...sealed, ...NO_CODE })
      },
      ...passwordRefusals('zhang', sealChange, (call, sealed) =>
        call(changeMobile, { ...sealed, ...NO_CODE }),
      ),
    },
  ),

  scenario(
    activateAccount,
    async (p) => {
      const call = await p.as('zheng')
      return call(activateAccount, await sealPassword(p, call, TRADING_PASSWORD))
    },
    {
      notAuthenticated: async (p) => {
        const call = await p.as('li')
        return call(activateAccount, await sealPassword(p, call, TRADING_PASSWORD))
      },
      ...passwordRefusals('zheng', sealPassword, (call, sealed) => call(activateAccount, sealed)),
    },
  ),
]
