import type { Answer, Call } from '#api/client.ts'
import {
  cmbAddBankCard,
  cmbAuthTransPwd,
  cmbOpenSignPage,
  cmbQueryReturnData,
  cmbQuerySignStatus,
  cmbResetTransPwd,
  cmbSaveAuthInfo,
} from '#api/calls/payment-bank.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  boundByZhang,
  openSignPage,
  oneVisitTooMany,
  sealOtherCard,
  sealReturn,
  signAtBank,
  untilCodeExpired,
  type Return,
} from '#test/sandbox/testing/coverage/steps-bank-pages.ts'
import { RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { staleSeals, wrongCode } from '#test/sandbox/testing/coverage/steps-proof.ts'

/**
 * The ends of a call that goes on from the bank's return: the good one, and the refusals of any
 * return.
 */
function afterReturn(
  userId: string,
  send: (call: Call, fields: Return) => Promise<Answer<unknown>>,
) {
  const sealGenuine = async (p: Provider, call: Call) =>
    sealReturn(p, call, await signAtBank(p, call, userId))
  const genuine = async (p: Provider) => {
    const call = await p.as(userId)
    return send(call, await sealGenuine(p, call))
  }
  return {
    genuine,
    refusals: {
      paymentBankRefused: async (p: Provider) => {
        const call = await p.as(userId)
        const fields = await sealGenuine(p, call)
        const extStr = fields.extStr.replace(/"CheckSum":"../, '"CheckSum":"zz')
        return send(call, { ...fields, extStr })
      },
      identityMismatch: async (p: Provider) => {
        const call = await p.as(userId)
        return send(call, await sealOtherCard(p, call, await signAtBank(p, call, userId)))
      },
      wrongSmsCode: async (p: Provider) => {
        const call = await p.as(userId)
        const fields = await sealGenuine(p, call)
        return send(call, { ...fields, verifyCode: wrongCode(fields.verifyCode) })
      },
      smsCodeExpired: async (p: Provider) => {
        const call = await p.as(userId)
        const fields = await sealGenuine(p, call)
        await untilCodeExpired(p)
        return send(call, fields)
      },
      tokenExpired: staleSeals(userId, sealGenuine, send),
    },
  }
}

const resetting = (userId: string) =>
  afterReturn(userId, (call, fields) => call(cmbResetTransPwd, fields))
const authenticating = (userId: string) =>
  afterReturn(userId, (call, fields) => call(cmbAuthTransPwd, fields))
const adding = (userId: string) =>
  afterReturn(userId, (call, fields) => call(cmbAddBankCard, fields))

export const paymentBank: readonly Scenario[] = [
  scenario(cmbResetTransPwd, resetting('zhang').genuine, {
    ...resetting('zhang').refusals,
    notAuthenticated: resetting('li').genuine,
  }),

  scenario(cmbAuthTransPwd, authenticating('li').genuine, {
    ...authenticating('li').refusals,
    alreadyAuthenticated: authenticating('zhang').genuine,
    cardTaken: async (p) => {
      const call = await p.as('li')
      const signed = await signAtBank(p, call, 'li')
      await boundByZhang(p)
      return call(cmbAuthTransPwd, await sealReturn(p, call, signed))
    },
  }),

  scenario(cmbAddBankCard, adding('zhang').genuine, {
    ...adding('zhang').refusals,
    notAuthenticated: adding('li').genuine,
    cardTaken: async (p) => {
      const call = await p.as('wang')
      const signed = await signAtBank(p, call, 'wang')
      await boundByZhang(p)
      return call(cmbAddBankCard, await sealReturn(p, call, signed))
    },
  }),

  scenario(cmbSaveAuthInfo, async (p) =>
    (await p.as('zhang'))(cmbSaveAuthInfo, { jsonStr: '{"routePath":"/asset"}' }),
  ),

  scenario(
    cmbQueryReturnData,
    async (p) => {
      const call = await p.as('zhang')
      await signAtBank(p, call, 'zhang')
      return call(cmbQueryReturnData, {})
    },
    { notFound: async (p) => (await p.as('zhang'))(cmbQueryReturnData, {}) },
  ),

  scenario(cmbOpenSignPage, async (p) => openSignPage(await p.as('zhang')), {
    redirectRefused: async (p) => openSignPage(await p.as('zhang'), 'https://evil.example/'),
    cardUnsupported: async (p) => openSignPage(await p.as('zhang'), RETURN_URL, '1001'),
    proofNeeded: async (p) =>
      (await p.as('partner'))(cmbOpenSignPage, {
        bankId: '1009',
        nextType: '5',
        returnUrl: RETURN_URL,
      }),
    tooOften: oneVisitTooMany('zhang', openSignPage),
  }),

  scenario(
    cmbQuerySignStatus,
    async (p) => {
      const call = await p.as('zhang')
      const { signNo } = okPayload(await openSignPage(call))
      return call(cmbQuerySignStatus, { signNo })
    },
    {
      notFound: async (p) => {
        const { signNo } = okPayload(await openSignPage(await p.as('zhang')))
        return (await p.as('wang'))(cmbQuerySignStatus, { signNo })
      },
    },
  ),
]
