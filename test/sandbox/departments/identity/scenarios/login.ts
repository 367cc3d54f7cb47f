import { resetTransPwdSend } from '#api/calls/account.ts'
import type { Call } from '#api/client.ts'
import {
  bindWeChat,
  bindWeChatByCard,
  createJsapiSignature,
  getLoginUserInfo,
  getOpenIdByToken,
  queryOpenId,
  queryWxAppletStatus,
  signOut,
  unbindWeChat,
  weChatLoginEnhance,
  wxAppletBind,
  wxAppletLoginEnhance,
  wxAppletLoginEnhanceV2,
} from '#api/calls/login.ts'
import {
  appletCode,
  authorizationCode,
} from '#test/sandbox/departments/identity/testing/login-code.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  documentInput,
  FREE_MOBILE,
  mobileCode,
} from '#test/sandbox/testing/coverage/steps-identity.ts'
import { mobileChangedByPictures } from '#test/sandbox/testing/coverage/steps-service.ts'
import {
  at,
  codeRefusals,
  staleSeals,
  wrongCode,
  passwordRefusals,
} from '#test/sandbox/testing/coverage/steps-proof.ts'

/** The fields that `bindWeChat` takes for the account of an identity number. */
async function toAccount(p: Provider, call: Call, idCard: string, transPwd = TRADING_PASSWORD) {
  return { noAppAccount: '0' as const, ...(await p.sealed(call, { idCard, transPwd })) }
}

/** The fields that `unbindWeChat` takes for the messaging app. */
async function fromApp(p: Provider, call: Call, transPwd = TRADING_PASSWORD) {
  return { unbindType: '1' as const, ...(await p.sealed(call, { transPwd })) }
}

/** A code to zhang's card, for who is not bound to the account. */
async function cardCodeSent(p: Provider, call: Call) {
  const sealed = await p.sealed(call, {
    bankNo: inventedCardNo('629901', 'zhang', '1024'),
    mobileNo: '13000000001',
  })
  const certNo = inventedCertNo('zhang', '0001')
  return okPayload(await call(resetTransPwdSend, { certNo, purpose: 'bindAccount', ...sealed }))
}

async function byCard(p: Provider, call: Call) {
  const { serialNo } = await cardCodeSent(p, call)
  return call(bindWeChatByCard, { serialNo, verifyCode: await p.smsCode() })
}

/** Unties zhang's messaging-app user. */
async function leaveZhang(p: Provider): Promise<void> {
  const zhang = await p.as('zhang')
  okPayload(await zhang(unbindWeChat, await fromApp(p, zhang)))
}

/** The same for an account that its messaging-app user has just left. */
async function toFreeAccount(p: Provider, call: Call, transPwd?: string) {
  const wu = await p.as('wu')
  const { certNo } = await documentInput(wu)
  const { wxBindFlag } = okPayload(await wu(getLoginUserInfo, {}))
  if (wxBindFlag === '1') okPayload(await wu(unbindWeChat, await fromApp(p, wu)))
  return toAccount(p, call, certNo, transPwd)
}

/** The fields that `wxAppletBind` takes, the code having arrived. */
async function toMobile(p: Provider, call: Call, mobileNo = FREE_MOBILE) {
  const code = await mobileCode(p, call, 'bind', mobileNo)
  return { ...code, ...(await p.sealed(call, { mobileNo })) }
}

export const login: readonly Scenario[] = [
  scenario(
    queryOpenId,
    async (p) =>
      p.anyone(queryOpenId, { code: await authorizationCode(p.sandbox, 'zhang'), source: '12' }),
    {
      codeRejected: async (p) =>
        p.anyone(queryOpenId, { code: await authorizationCode(p.sandbox, 'tang'), source: '12' }),
      authorizationExpired: async (p) => {
        const code = await authorizationCode(p.sandbox, 'zhang')
        okPayload(await p.anyone(queryOpenId, { code, source: '12' }))
        return p.anyone(queryOpenId, { code, source: '12' })
      },
    },
  ),

  scenario(
    getOpenIdByToken,
    async (p) => {
      const code = await appletCode(p.sandbox, 'applet')
      const { token } = okPayload(await p.anyone(wxAppletLoginEnhanceV2, { code }))
      return p.anyone(getOpenIdByToken, { token })
    },
    { codeRejected: async (p) => p.anyone(getOpenIdByToken, { token: 'no-such-token' }) },
  ),

  scenario(weChatLoginEnhance, async (p) => (await p.as('visitor'))(weChatLoginEnhance, {})),

  scenario(
    wxAppletLoginEnhanceV2,
    async (p) => p.anyone(wxAppletLoginEnhanceV2, { code: await appletCode(p.sandbox, 'applet') }),
    { codeRejected: async (p) => p.anyone(wxAppletLoginEnhanceV2, { code: 'no-such-code' }) },
  ),

  scenario(
    wxAppletLoginEnhance,
    async (p) => p.anyone(wxAppletLoginEnhance, { code: await appletCode(p.sandbox, 'applet') }),
    {
      codeRejected: async (p) =>
        p.anyone(wxAppletLoginEnhance, { code: await appletCode(p.sandbox, 'tang') }),
    },
  ),

  scenario(
    wxAppletBind,
    async (p) => {
      const applet = await p.as('applet')
      return applet(wxAppletBind, await toMobile(p, applet))
    },
    {
      wrongSmsCode: async (p) => {
        const applet = await p.as('applet')
        const fields = await toMobile(p, applet)
        return applet(wxAppletBind, { ...fields, verifyCode: wrongCode(fields.verifyCode) })
      },
      smsCodeExpired: async (p) => {
        const applet = await p.as('applet')
        const code = await mobileCode(p, applet, 'bind', FREE_MOBILE)
        await at(p, '1006')
        const sealed = await p.sealed(applet, { mobileNo: FREE_MOBILE })
        return applet(wxAppletBind, { ...code, ...sealed })
      },
      alreadyBound: async (p) => {
        const applet = await p.as('applet')
        okPayload(await applet(wxAppletBind, await toMobile(p, applet)))
        const visitor = await p.as('visitor')
        return visitor(wxAppletBind, await toMobile(p, visitor))
      },
      tokenExpired: staleSeals('applet', toMobile, (applet, fields) =>
        applet(wxAppletBind, fields),
      ),
    },
  ),

  scenario(queryWxAppletStatus, async (p) => (await p.as('applet'))(queryWxAppletStatus, {})),

  scenario(createJsapiSignature, async (p) =>
    p.anyone(createJsapiSignature, { url: 'https://h5.example/fund/archives?fundCode=980301' }),
  ),

  scenario(
    bindWeChat,
    async (p) => {
      const visitor = await p.as('visitor')
      return visitor(bindWeChat, await toFreeAccount(p, visitor))
    },
    {
      ...passwordRefusals('visitor', toFreeAccount, (visitor, fields) =>
        visitor(bindWeChat, fields),
      ),
      tooOften: async (p) => {
        const visitor = await p.as('visitor')
        for (const name of ['a', 'b', 'c', 'd', 'e']) {
          await visitor(bindWeChat, await toAccount(p, visitor, inventedCertNo(name)))
        }
        return visitor(bindWeChat, await toAccount(p, visitor, inventedCertNo('f')))
      },
      alreadyBound: async (p) => {
        const { certNo } = await documentInput(await p.as('wu'))
        const visitor = await p.as('visitor')
        return visitor(bindWeChat, await toAccount(p, visitor, certNo))
      },
    },
  ),

  scenario(
    bindWeChatByCard,
    async (p) => {
      await leaveZhang(p)
      return byCard(p, await p.as('visitor'))
    },
    {
      ...codeRefusals('visitor', cardCodeSent, (_p, visitor, code) =>
        visitor(bindWeChatByCard, code),
      ),
      alreadyBound: async (p) => byCard(p, await p.as('visitor')),
    },
  ),

  scenario(
    unbindWeChat,
    async (p) => {
      const zhang = await p.as('zhang')
      return zhang(unbindWeChat, await fromApp(p, zhang))
    },
    {
      ...passwordRefusals('zhang', fromApp, (zhang, fields) => zhang(unbindWeChat, fields)),
      coolDown: async (p) => {
        await mobileChangedByPictures(p, 'zhang')
        const zhang = await p.as('zhang')
        return zhang(unbindWeChat, await fromApp(p, zhang))
      },
      notBound: async (p) => {
        const zhang = await p.as('zhang')
        okPayload(await zhang(unbindWeChat, await fromApp(p, zhang)))
        return zhang(unbindWeChat, await fromApp(p, zhang))
      },
    },
  ),

  scenario(getLoginUserInfo, async (p) => (await p.as('zhang'))(getLoginUserInfo, {})),

  scenario(signOut, async (p) => (await p.as('zhang'))(signOut, {})),
]
