import {
  addBankCardReceive,
  addBankCardSend,
  getCMBAuthStatus,
  getCMBStatus,
  listBankCards,
  queryBankCardUse,
  querySupportBankCards,
  saveCMBAuthStatus,
  saveCMBStatus,
  setBankCardLimit,
  setMainBankCard,
  unbindBankCard,
} from '#api/calls/bank.ts'
import type { Answer, Call } from '#api/client.ts'
import { REFUSED_CARD } from '#test/sandbox/departments/identity/banks.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'
import {
  mobileChangedByPictures,
  replacementAsked,
} from '#test/sandbox/testing/coverage/steps-service.ts'
import {
  asProved,
  at,
  prove,
  sealPassword,
  codeRefusals,
  passwordRefusals,
} from '#test/sandbox/testing/coverage/steps-proof.ts'

const NEW_CARD = inventedCardNo('629901', 'one card more')
const CREDIT_CARD = inventedCardNo('519901', 'credit')
const ZHANG_1 = inventedCardNo('629901', 'zhang', '1024')

const sealCard = (p: Provider, call: Call, bankNo = NEW_CARD) =>
  p.sealed(call, { bankNo, mobileNo: '13000000001' })

const sendCode = (call: Call, sealed: Awaited<ReturnType<typeof sealCard>>) =>
  call(addBankCardSend, { bankId: '1001', ...sealed })

const askCode = async (p: Provider, call: Call, bankNo = NEW_CARD) =>
  sendCode(call, await sealCard(p, call, bankNo))

async function codeSent(p: Provider, call: Call) {
  await prove(p, call)
  return okPayload(await askCode(p, call))
}

const askFor = (bankNo: string) => async (p: Provider) =>
  askCode(p, await asProved(p, 'zhang'), bankNo)

type Proof = Awaited<ReturnType<typeof sealPassword>>

/**
 * A change of a card that the trading password proves: by the owner, and of a card that is
 * another's.
 */
function cardChange(
  userId: string,
  change: (call: Call, bankSerial: string, proof: Proof) => Promise<Answer<unknown>>,
) {
  const proved = async (p: Provider, bankSerial: string, who = userId) => {
    const call = await p.as(who)
    return change(call, bankSerial, await sealPassword(p, call, TRADING_PASSWORD))
  }
  return {
    proved,
    refusals: {
      notFound: async (p: Provider) => proved(p, 'wang-1'),
      ...passwordRefusals(userId, sealPassword, (call, proof) =>
        change(call, `${userId}-2`, proof),
      ),
    },
  }
}

const unbinding = cardChange('zhang', (call, bankSerial, proof) =>
  call(unbindBankCard, { bankSerial, ...proof }),
)
const choosing = cardChange('zhang', (call, bankSerial, proof) =>
  call(setMainBankCard, { bankSerial, ...proof }),
)
const limiting = (dayLimit: string) =>
  cardChange('zhang', (call, bankSerial, proof) =>
    call(setBankCardLimit, { bankSerial, singleLimit: '100.00', dayLimit, ...proof }),
  )

export const bank: readonly Scenario[] = [
  scenario(querySupportBankCards, async (p) => p.anyone(querySupportBankCards, {})),

  scenario(addBankCardSend, askFor(NEW_CARD), {
    notAuthenticated: async (p) => askCode(p, await p.as('li')),
    proofNeeded: async (p) => askCode(p, await p.as('zhang')),
    identityMismatch: askFor(REFUSED_CARD),
    cardUnsupported: askFor(CREDIT_CARD),
    cardTaken: askFor(ZHANG_1),
    tokenExpired: async (p) => {
      const call = await p.as('zhang')
      const sealed = await sealCard(p, call)
      await at(p, '1015')
      await prove(p, call)
      return sendCode(call, sealed)
    },
    tooOften: async (p) => {
      const call = await asProved(p, 'zhang')
      okPayload(await askCode(p, call))
      return askCode(p, call)
    },
  }),

  scenario(
    addBankCardReceive,
    async (p) => {
      const call = await p.as('zhang')
      const { serialNo } = await codeSent(p, call)
      return call(addBankCardReceive, { serialNo, verifyCode: await p.smsCode() })
    },
    {
      ...codeRefusals('zhang', codeSent, (_p, call, code) => call(addBankCardReceive, code)),
      cardTaken: async (p) => {
        const call = await p.as('zhang')
        const first = { ...(await codeSent(p, call)), verifyCode: await p.smsCode() }
        await at(p, '1002')
        const second = { ...(await codeSent(p, call)), verifyCode: await p.smsCode() }
        okPayload(await call(addBankCardReceive, first))
        return call(addBankCardReceive, second)
      },
    },
  ),

  scenario(saveCMBStatus, async (p) => (await p.as('zhang'))(saveCMBStatus, { status: '1' })),
  scenario(getCMBStatus, async (p) => (await p.as('zhang'))(getCMBStatus, {})),
  scenario(saveCMBAuthStatus, async (p) =>
    (await p.as('zhang'))(saveCMBAuthStatus, { status: '1' }),
  ),
  scenario(getCMBAuthStatus, async (p) => (await p.as('zhang'))(getCMBAuthStatus, {})),

  scenario(listBankCards, async (p) => (await p.as('zhang'))(listBankCards, {})),

  scenario(
    queryBankCardUse,
    async (p) => (await p.as('zhang'))(queryBankCardUse, { bankSerial: 'zhang-1' }),
    {
      notFound: async (p) => (await p.as('zhang'))(queryBankCardUse, { bankSerial: 'wang-1' }),
    },
  ),

  scenario(unbindBankCard, (p) => unbinding.proved(p, 'zhang-2'), {
    ...unbinding.refusals,
    cardInUse: (p) => unbinding.proved(p, 'zhang-1'),
    requestPending: async (p) => {
      okPayload(await replacementAsked(p, await p.as('zhang')))
      return unbinding.proved(p, 'zhang-1')
    },
    coolDown: async (p) => {
      await mobileChangedByPictures(p, 'zhang')
      return unbinding.proved(p, 'zhang-2')
    },
  }),

  scenario(setMainBankCard, (p) => choosing.proved(p, 'zhang-2'), {
    ...choosing.refusals,
    cardUnavailable: (p) => choosing.proved(p, 'qian-2', 'qian'),
  }),

  scenario(setBankCardLimit, (p) => limiting('500.00').proved(p, 'zhang-2'), {
    ...limiting('500.00').refusals,
    amountOutOfRange: (p) => limiting('9000000.00').proved(p, 'zhang-2'),
  }),
]
