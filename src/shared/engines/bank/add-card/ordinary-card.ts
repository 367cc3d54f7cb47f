import { addBankCardReceive, addBankCardSend, listBankCards } from '#api/calls/bank.ts'
import { send } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { matchingSerials, wasAdded } from '#domain/bank/add-card.ts'
import { submissionCall, WRONG_CODE } from '#shared/engines/submission/submission-call.ts'
import { PERHAPS_ADDED, type AddCardSetup } from './setup.ts'

const RECEIVE = submissionCall(addBankCardReceive, { wrongSmsCode: WRONG_CODE, ...PERHAPS_ADDED })

/**
 * The calls that add another card to an account. A screen adds its draft, its address and the
 * banks that it takes.
 */
export const ordinaryCard = {
  words: {
    steps: ['填写银行卡', '短信验证', '添加成功'],
    numbersAt: 0,
    codeAt: 1,
    act: '添加银行卡',
    confirm: '确认添加',
    unknown: '没有收到银行的处理结果，银行卡可能已经添加',
    notAdded: '银行卡还没有添加，请再次提交',
  },
  sends: 'addBankCardReceive',
  codeSuffices: true,
  boundBefore: async (sign) => {
    const { cards } = await fetchOrThrow(listBankCards, {})
    return matchingSerials(cards, sign)
  },
  sendCode: async ({ bank, cardNo, mobileNo }) =>
    send(addBankCardSend, {
      bankId: bank.bankId,
      ...(await sealFields({ bankNo: cardNo, mobileNo })),
    }),
  submit: (code) => RECEIVE(code),
  wasAdded: async (card) => {
    const { cards } = await fetchOrThrow(listBankCards, {})
    return wasAdded(cards, card)
  },
} as const satisfies Partial<AddCardSetup<{ readonly bankSerial: string }>>
