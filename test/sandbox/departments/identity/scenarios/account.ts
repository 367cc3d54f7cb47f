import {
  activateAccount,
  changeMobile,
  queryCaptchaSts,
  queryRandomCode,
  resetTransPwd,
  resetTransPwdSend,
  sendMobileCode,
  verifyBankMsgCode,
  verifyMobileCode,
  verifyTransPwd,
} from '#api/calls/account.ts'
import type { Call } from '#api/client.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  at,
  codeRefusals,
  fourAnHour,
  sealPassword,
  staleSeals,
  twiceAMinute,
  type Code,
  passwordRefusals,
} from '#test/sandbox/testing/coverage/steps-proof.ts'

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

const sendOldPassword = (call: Call, sealed: Awaited<ReturnType<typeof sealPassword>>) =>
  call(verifyTransPwd, { ...sealed, purpose: 'changePassword' })

const oldPasswordProof = async (p: Provider, call: Call) =>
  okPayload(await sendOldPassword(call, await sealPassword(p, call, TRADING_PASSWORD))).proofToken

// The mobile number.

const FREE_MOBILE = '19900000001'
const TAKEN_MOBILE = '13000000003'
/** Of zhang. */
const OWN_MOBILE = '13000000001'

const sealMobile = (p: Provider, call: Call, mobileNo = FREE_MOBILE) => p.sealed(call, { mobileNo })

const sendChange = (call: Call, sealed: Awaited<ReturnType<typeof sealMobile>>) =>
  call(sendMobileCode, { scene: 'change', ...sealed })

const askChange = async (p: Provider, call: Call) => sendChange(call, await sealMobile(p, call))

const NO_CODE: Code = { serialNo: 'none', verifyCode: '000000' }

const askOld = (_p: Provider, call: Call) => call(sendMobileCode, { scene: 'oldMobile' })

/** The proof by a code to the old number; one for each client, because messages have a wait. */
async function numberProof(p: Provider, call: Call): Promise<string> {
  const known = proofs.get(call)
  if (known !== undefined) return known
  const { serialNo } = okPayload(await askOld(p, call))
  const code = { serialNo, verifyCode: await p.smsCode() }
  const { proofToken } = okPayload(await call(verifyMobileCode, code))
  proofs.set(call, proofToken)
  return proofToken
}
const proofs = new WeakMap<Call, string>()

const sealChange = async (
  p: Provider,
  call: Call,
  transPwd = TRADING_PASSWORD,
  mobileNo = FREE_MOBILE,
) => {
  const proofToken = await numberProof(p, call)
  return { ...(await p.sealed(call, { mobileNo, transPwd })), proofToken }
}

const change = async (p: Provider, call: Call, code: Code) =>
  call(changeMobile, { ...(await sealChange(p, call)), ...code })

/** A code to the new number, after the proof. */
async function provedSent(p: Provider, call: Call) {
  await at(p, '1001')
  await numberProof(p, call)
  await at(p, '1003')
  return okPayload(await askChange(p, call))
}

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
      sameAsBefore: async (p) => {
        const call = await p.as('zhang')
        return reset(p, call, await oldPasswordProof(p, call), TRADING_PASSWORD)
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
    sameAsBefore: async (p) => {
      const call = await p.as('zhang')
      return sendChange(call, await sealMobile(p, call, OWN_MOBILE))
    },
    captchaNeeded: fourAnHour('zhang', askChange),
    tokenExpired: staleSeals('zhang', sealMobile, sendChange),
    tooOften: twiceAMinute('zhang', askChange),
  }),

  scenario(
    changeMobile,
    async (p) => {
      const call = await p.as('zhang')
      const { serialNo } = await provedSent(p, call)
      return change(p, call, { serialNo, verifyCode: await p.smsCode() })
    },
    {
      ...codeRefusals('zhang', provedSent, change),
      proofNeeded: async (p) => {
        const call = await p.as('zhang')
        const sealed = await p.sealed(call, { mobileNo: FREE_MOBILE, transPwd: TRADING_PASSWORD })
        return call(changeMobile, { ...sealed, ...NO_CODE })
      },
      sameAsBefore: async (p) => {
        const call = await p.as('zhang')
        const sealed = await sealChange(p, call, TRADING_PASSWORD, OWN_MOBILE)
        return call(changeMobile, { ...sealed, ...NO_CODE })
      },
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
    verifyMobileCode,
    async (p) => {
      const call = await p.as('zhang')
      const { serialNo } = okPayload(await askOld(p, call))
      return call(verifyMobileCode, { serialNo, verifyCode: await p.smsCode() })
    },
    codeRefusals(
      'zhang',
      async (p, call) => okPayload(await askOld(p, call)),
      (_p, call, code) => call(verifyMobileCode, code),
    ),
  ),

  scenario(
    verifyTransPwd,
    async (p) => {
      const call = await p.as('zhang')
      return sendOldPassword(call, await sealPassword(p, call, TRADING_PASSWORD))
    },
    passwordRefusals('zhang', sealPassword, sendOldPassword),
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
