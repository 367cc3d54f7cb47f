import type * as v from 'valibot'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  queryOpeningProgress,
} from '#api/calls/account-opening.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { OPENING_TITLES, OPENING_TITLE_OF } from '#domain/identity/opening.ts'
import { ownNumbers } from '#domain/identity/trading-password.ts'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { deviceId } from '#platform/device-id.ts'
import { keepOwnNumbers } from '#session/proofs.ts'
import {
  PERHAPS_ADDED,
  type AddCardSetup,
  type NumberedCard,
} from '#shared/engines/bank/add-card/setup.ts'
import { submissionCall, WRONG_CODE } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'

const CHECK_CODE = submissionCall(authMsgCodeValidate, {
  wrongSmsCode: WRONG_CODE,
  smsCodeExpired: PERHAPS_ADDED.smsCodeExpired,
})
const OPEN = submissionCall(authAddCardAndCRS, {
  cardTaken: PERHAPS_ADDED.cardTaken,
  otherwise: PERHAPS_ADDED.otherwise,
  identityMismatch: PERHAPS_ADDED.otherwise,
  alreadyAuthenticated: PERHAPS_ADDED.otherwise,
  tokenExpired: PERHAPS_ADDED.otherwise,
})

type SetupResult = v.InferOutput<typeof authAddCardAndCRS.payload>

/** The person is the one of the submitted document: another device does not have the number. */
const sealedCard = async ({ bank, cardNo, mobileNo }: NumberedCard) => ({
  bankId: bank.bankId,
  ...(await sealFields({ bankNo: cardNo, mobileNo })),
})

/** Without an answer the code has to be requested again. */
const AGAIN = {
  ok: false,
  retCode: RET.smsCodeExpired,
  retMsg: noAnswer('请重新获取验证码'),
  payload: null,
} as const

/** The first card of a person opens the account; it carries the information saved before. */
export const OPENING_CARD: AddCardSetup<SetupResult> = {
  draftKey: 'authBank',
  signAt: (from) => cmbAddBankPaths.cmbGuide.to({ purpose: 'open', from }),
  sends: 'authAddCardAndCRS',
  codeSuffices: false,
  words: {
    steps: OPENING_TITLES,
    numbersAt: OPENING_TITLE_OF.card,
    codeAt: OPENING_TITLE_OF.card,
    act: '绑定银行卡',
    confirm: '确认开户',
    unknown: '没有收到开户结果，账户可能已经开立',
    notAdded: '账户还没有开立，请重新获取验证码',
  },
  boundBefore: () => Promise.resolve([]),
  sendCode: async (card, captcha) => send(authMsgSend, { ...(await sealedCard(card)), ...captcha }),
  async submit(code, card, ask) {
    if (card === null) return null
    // Opens nothing yet.
    const { authToken } = await ask(CHECK_CODE(code), AGAIN)
    const open = OPEN({ ...(await sealedCard(card)), authToken, deviceId: deviceId() })
    return {
      ...open,
      async send() {
        const opened = await open.send()
        if (opened.ok)
          keepOwnNumbers(ownNumbers({ mobileNos: [card.mobileNo], cardNos: [card.cardNo] }))
        return opened
      },
    }
  },
  wasAdded: async () => {
    const { step } = await fetchOrThrow(queryOpeningProgress, {})
    return step === 'password' || step === 'done'
  },
}
