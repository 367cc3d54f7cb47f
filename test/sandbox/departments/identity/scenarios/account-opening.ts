import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  isUserAccountAuth,
  queryBankCardBin,
  queryOpeningProgress,
  saveOpeningInfo,
  setTransPwdAfterAuth,
} from '#api/calls/account-opening.ts'
import type { Call } from '#api/client.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  CHILD,
  NO_CERT,
  documentInput,
  elements,
  FREE_CARD,
  openingCode,
  openingInput,
} from '#test/sandbox/testing/coverage/steps-identity.ts'
import {
  at,
  fourAnHour,
  staleSeals,
  twiceAMinute,
  wrongCode,
} from '#test/sandbox/testing/coverage/steps-proof.ts'

/** A debit card of an unlisted bank. */
const UNKNOWN_CARD = { bankId: FREE_CARD.bankId, cardNo: inventedCardNo('620000', 'every call') }

/** The caller's own four elements; and the bank's code for them. */
const ownElements = async (p: Provider, call: Call) => elements(p, call, await documentInput(call))
const sendCode = async (p: Provider, call: Call) => call(authMsgSend, await ownElements(p, call))

/** The fields that `setTransPwdAfterAuth` takes of a user with a new account. */
async function firstPassword(p: Provider, call: Call, password: string) {
  const { transPwdToken } = okPayload(await call(authAddCardAndCRS, await openingInput(p, call)))
  return { transPwdToken, ...(await twice(p, call, password)) }
}

const twice = (p: Provider, call: Call, password: string) =>
  p.sealed(call, { firstTransPwd: password, transPwd: password })

export const accountOpening: readonly Scenario[] = [
  scenario(
    isUserAccountAuth,
    async (p) => {
      const { certNo, userName } = await documentInput(await p.as('zhang'))
      return (await p.as('visitor'))(isUserAccountAuth, { certNo, userName })
    },
    {
      identityMismatch: async (p) =>
        (await p.as('visitor'))(isUserAccountAuth, { certNo: NO_CERT, userName: '江知秋' }),
      underage: async (p) => (await p.as('visitor'))(isUserAccountAuth, CHILD),
      tooOften: async (p) => {
        const { certNo, userName } = await documentInput(await p.as('zhang'))
        const visitor = await p.as('visitor')
        for (let asked = 0; asked < 5; asked += 1)
          await visitor(isUserAccountAuth, { certNo, userName })
        return visitor(isUserAccountAuth, { certNo, userName })
      },
    },
  ),

  scenario(queryOpeningProgress, async (p) => (await p.as('halfway'))(queryOpeningProgress, {})),

  scenario(
    saveOpeningInfo,
    async (p) => (await p.as('halfway'))(saveOpeningInfo, { vocationCode: '05' }),
    {
      notFound: async (p) => (await p.as('li'))(saveOpeningInfo, { vocationCode: '05' }),
      alreadyAuthenticated: async (p) =>
        (await p.as('zhang'))(saveOpeningInfo, { vocationCode: '05' }),
    },
  ),

  scenario(
    queryBankCardBin,
    async (p) => {
      const li = await p.as('li')
      return li(queryBankCardBin, await p.sealed(li, { bankNo: FREE_CARD.cardNo }))
    },
    {
      cardUnsupported: async (p) => {
        const li = await p.as('li')
        return li(queryBankCardBin, await p.sealed(li, { bankNo: UNKNOWN_CARD.cardNo }))
      },
      tokenExpired: staleSeals(
        'li',
        (p, li) => p.sealed(li, { bankNo: FREE_CARD.cardNo }),
        (li, sealed) => li(queryBankCardBin, sealed),
      ),
    },
  ),

  scenario(authMsgSend, async (p) => sendCode(p, await p.as('li')), {
    identityMismatch: async (p) => {
      const zhang = await p.as('zhang')
      const { certNo } = await documentInput(await p.as('wang'))
      const { userName } = await documentInput(zhang)
      return zhang(authMsgSend, await elements(p, zhang, { certNo, userName }))
    },
    underage: async (p) => {
      const li = await p.as('li')
      return li(authMsgSend, await elements(p, li, CHILD))
    },
    cardUnsupported: async (p) => {
      const li = await p.as('li')
      return li(authMsgSend, await elements(p, li, await documentInput(li), UNKNOWN_CARD))
    },
    cardTaken: async (p) => {
      const li = await p.as('li')
      const visitor = await p.as('visitor')
      okPayload(await visitor(authAddCardAndCRS, await openingInput(p, visitor)))
      return sendCode(p, li)
    },
    captchaNeeded: fourAnHour('li', sendCode),
    tokenExpired: staleSeals('li', ownElements, (li, fields) => li(authMsgSend, fields)),
    tooOften: twiceAMinute('li', sendCode),
  }),

  scenario(
    authMsgCodeValidate,
    async (p) => {
      const li = await p.as('li')
      const { serialNo, verifyCode } = await openingCode(p, li)
      return li(authMsgCodeValidate, { serialNo, verifyCode })
    },
    {
      wrongSmsCode: async (p) => {
        const li = await p.as('li')
        const { serialNo, verifyCode } = await openingCode(p, li)
        return li(authMsgCodeValidate, { serialNo, verifyCode: wrongCode(verifyCode) })
      },
      smsCodeExpired: async (p) => {
        const li = await p.as('li')
        const { serialNo, verifyCode } = await openingCode(p, li)
        await at(p, '1006')
        return li(authMsgCodeValidate, { serialNo, verifyCode })
      },
    },
  ),

  scenario(
    authAddCardAndCRS,
    async (p) => {
      const li = await p.as('li')
      return li(authAddCardAndCRS, await openingInput(p, li))
    },
    {
      identityMismatch: async (p) => {
        const li = await p.as('li')
        const opening = await openingInput(p, li)
        return li(authAddCardAndCRS, { ...opening, userName: '江知秋' })
      },
      alreadyAuthenticated: async (p) => {
        const zhang = await p.as('zhang')
        return zhang(authAddCardAndCRS, await openingInput(p, zhang))
      },
      cardTaken: async (p) => {
        const li = await p.as('li')
        const visitor = await p.as('visitor')
        const opening = await openingInput(p, li)
        await at(p, '1002')
        okPayload(await visitor(authAddCardAndCRS, await openingInput(p, visitor)))
        return li(authAddCardAndCRS, opening)
      },
      tokenExpired: async (p) => {
        const li = await p.as('li')
        const opening = await openingInput(p, li)
        await at(p, '1020')
        const { randomCode, mobileNo, bankNo } = await elements(p, li, opening)
        return li(authAddCardAndCRS, { ...opening, randomCode, mobileNo, bankNo })
      },
    },
  ),

  scenario(
    setTransPwdAfterAuth,
    async (p) => {
      const li = await p.as('li')
      return li(setTransPwdAfterAuth, await firstPassword(p, li, '802519'))
    },
    {
      weakTradingPassword: async (p) => {
        const li = await p.as('li')
        return li(setTransPwdAfterAuth, await firstPassword(p, li, '123456'))
      },
      tokenExpired: async (p) => {
        const li = await p.as('li')
        const { transPwdToken, ...sealed } = await firstPassword(p, li, '802519')
        okPayload(await li(setTransPwdAfterAuth, { transPwdToken, ...sealed }))
        return li(setTransPwdAfterAuth, { transPwdToken, ...(await twice(p, li, '802519')) })
      },
    },
  ),
]
