import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  queryOpeningProgress,
} from '#api/calls/account-opening.ts'
import { send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { OPENING_TITLES, OPENING_TITLE_OF } from '#domain/identity/opening.ts'
import { ownNumbers } from '#domain/identity/trading-password.ts'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { deviceId } from '#platform/device-id.ts'
import { keepOwnNumbers } from '#session/proofs.ts'
import type { AddCardSetup, NumberedCard } from '#shared/bank/add-card/setup.ts'

type SetupResult = Extract<Awaited<ReturnType<typeof openAccount>>, { ok: true }>['payload']

/** The person is the one of the submitted document: another device does not have the number. */
const sealedCard = async ({ bank, cardNo, mobileNo }: NumberedCard) => ({
  bankId: bank.bankId,
  ...(await sealFields({ bankNo: cardNo, mobileNo })),
})

const openAccount = async (card: NumberedCard, authToken: string) =>
  send(authAddCardAndCRS, { ...(await sealedCard(card)), authToken, deviceId: deviceId() })

const AGAIN: Answer<never> = {
  ok: false,
  retCode: RET.smsCodeExpired,
  retMsg: '没有收到验证结果，请重新获取验证码',
  payload: null,
}

/** Checks the code, which opens nothing yet. Without an answer the code has to be asked for again. */
async function checkCode(code: { readonly serialNo: string; readonly verifyCode: string }) {
  try {
    return await send(authMsgCodeValidate, code)
  } catch {
    return AGAIN
  }
}

/** The first card of a person opens the account; it carries the information saved before. */
export const OPENING_CARD: AddCardSetup<SetupResult> = {
  draftKey: 'authBank',
  signAt: (from) => cmbAddBankPaths.cmbGuide.to({ purpose: 'open', from }),
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
  submit: async (code, card) => {
    const checked = card === null ? AGAIN : await checkCode(code)
    if (!checked.ok || card === null) return checked.ok ? AGAIN : checked
    const opened = await openAccount(card, checked.payload.authToken)
    if (opened.ok) {
      keepOwnNumbers(ownNumbers({ mobileNos: [card.mobileNo], cardNos: [card.cardNo] }))
    }
    return opened
  },
  wasAdded: async () => {
    const { step } = await fetchOrThrow(queryOpeningProgress, {})
    return step === 'password' || step === 'done'
  },
}
