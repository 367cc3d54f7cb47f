import type { Call } from '#api/client.ts'
import {
  bindPensionCard,
  bindPensionFundAccount,
  listPensionBanks,
  openPensionBankPage,
  queryPensionAccount,
  queryPensionSignStatus,
  sendPensionCardCode,
  withdrawPensionAuthorization,
} from '#api/calls/pension/pension-bank.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  oneVisitTooMany,
  openPensionAccount,
  openPensionPage,
  PENSION_BANK,
  pensionCardNo,
} from '#test/sandbox/testing/coverage/steps-bank-pages.ts'
import {
  at,
  fourAnHour,
  sealPassword,
  staleSeals,
  twiceAMinute,
  codeRefusals,
  passwordRefusals,
} from '#test/sandbox/testing/coverage/steps-proof.ts'

const sealCard = (p: Provider, call: Call, bankNo: string) =>
  p.sealed(call, { bankNo, mobileNo: '13000000003' })

const sendCode = (call: Call, sealed: Awaited<ReturnType<typeof sealCard>>) =>
  call(sendPensionCardCode, { bankId: PENSION_BANK, ...sealed })

const ask = async (p: Provider, call: Call, bankNo: string) =>
  sendCode(call, await sealCard(p, call, bankNo))

const WANGS_CARD = pensionCardNo('wang')

/** Asks for the code of a card once wang's pension account is there. */
const openAndAsk = async (p: Provider, call: Call, bankNo = WANGS_CARD) => {
  await openPensionAccount(p, call)
  return ask(p, call, bankNo)
}

const codeSent = async (p: Provider, call: Call) => okPayload(await openAndAsk(p, call))

const wangAsks = (bankNo: string) => async (p: Provider) =>
  openAndAsk(p, await p.as('wang'), bankNo)

const bindByCode = async (p: Provider, call: Call) => {
  const { serialNo } = await codeSent(p, call)
  return call(bindPensionCard, { serialNo, verifyCode: await p.smsCode() })
}

const tie = async (p: Provider, userId: string) => {
  const call = await p.as(userId)
  return call(bindPensionFundAccount, await sealPassword(p, call, TRADING_PASSWORD))
}

export const pensionBank: readonly Scenario[] = [
  scenario(listPensionBanks, async (p) => p.anyone(listPensionBanks, {})),

  scenario(queryPensionAccount, async (p) => (await p.as('yang'))(queryPensionAccount, {})),

  scenario(openPensionBankPage, async (p) => openPensionPage(await p.as('wang')), {
    notAuthenticated: async (p) => openPensionPage(await p.as('li')),
    cardUnsupported: async (p) => openPensionPage(await p.as('wang'), RETURN_URL, '1002'),
    redirectRefused: async (p) => openPensionPage(await p.as('wang'), 'https://evil.example/'),
    tooOften: oneVisitTooMany('wang', openPensionPage),
    pensionElsewhere: async (p) => openPensionPage(await p.as('opened'), RETURN_URL, '1003'),
    pensionExists: async (p) => openPensionPage(await p.as('opened')),
    notBound: async (p) =>
      (await p.as('opened'))(openPensionBankPage, {
        bankId: PENSION_BANK,
        purpose: 'contribute',
        returnUrl: RETURN_URL,
      }),
  }),

  scenario(
    queryPensionSignStatus,
    async (p) => {
      const call = await p.as('wang')
      const { signNo } = okPayload(await openPensionPage(call))
      return call(queryPensionSignStatus, { signNo })
    },
    {
      notFound: async (p) => {
        const { signNo } = okPayload(await openPensionPage(await p.as('wang')))
        return (await p.as('zhang'))(queryPensionSignStatus, { signNo })
      },
    },
  ),

  scenario(withdrawPensionAuthorization, async (p) =>
    (await p.as('opened'))(withdrawPensionAuthorization, {}),
  ),

  scenario(sendPensionCardCode, wangAsks(WANGS_CARD), {
    notAuthenticated: async (p) => ask(p, await p.as('li'), WANGS_CARD),
    pensionUnauthorized: async (p) => {
      const call = await p.as('opened')
      okPayload(await call(withdrawPensionAuthorization, {}))
      return ask(p, call, pensionCardNo('opened'))
    },
    cardTaken: async (p) => ask(p, await p.as('yang'), inventedCardNo('629901', 'yang', '3691')),
    identityMismatch: wangAsks(pensionCardNo('zhang')),
    cardUnsupported: wangAsks(inventedCardNo('519901', 'credit')),
    tokenExpired: staleSeals('wang', (p, call) => sealCard(p, call, WANGS_CARD), sendCode),
    captchaNeeded: fourAnHour('wang', openAndAsk),
    tooOften: twiceAMinute('wang', openAndAsk),
  }),

  scenario(bindPensionCard, async (p) => bindByCode(p, await p.as('wang')), {
    ...codeRefusals('wang', codeSent, (_p, call, code) => call(bindPensionCard, code)),
    cardTaken: async (p) => {
      const call = await p.as('wang')
      const { serialNo } = await codeSent(p, call)
      const verifyCode = await p.smsCode()
      await at(p, '1002')
      okPayload(await bindByCode(p, call))
      return call(bindPensionCard, { serialNo, verifyCode })
    },
  }),

  scenario(bindPensionFundAccount, (p) => tie(p, 'yang'), {
    notBound: (p) => tie(p, 'wang'),
    ...passwordRefusals('yang', sealPassword, (call, proof) => call(bindPensionFundAccount, proof)),
  }),
]
