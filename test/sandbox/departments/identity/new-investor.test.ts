import { expect, test } from 'vitest'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  queryBankCardBin,
  setTransPwdAfterAuth,
} from '#api/calls/account-opening.ts'
import { sendMobileCode } from '#api/calls/account.ts'
import { addOrModifyOcrPersonalAndCRS, queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { getLoginUserInfo } from '#api/calls/login.ts'
import { listProtocols, registerByMobile } from '#api/calls/registration.ts'
import { queryRiskQuestionnaire, queryRiskResult, submitRiskAnswers } from '#api/calls/risk.ts'
import { ask, buy, call, control } from '#test/sandbox/testing/test-client.ts'
import { inventedCardNo } from './invented.ts'
import { expectedSmsCode } from './messages.ts'
import { handInDocument, sealedFields, prove } from './testing/steps.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, visitor } = useSandbox('visitor', { reset: 'never' })

const MOBILE = '19900001234'
const CARD = inventedCardNo('629903', 'new investor')
const PASSWORD = '802519'

test('a visitor registers, opens an account and buys', async () => {
  expect((await ask(sandbox, getLoginUserInfo, {}, visitor)).authFlag).toBe('-1')

  const { protocols } = await ask(sandbox, listProtocols, { scene: 'enroll' })
  const sent = await ask(
    sandbox,
    sendMobileCode,
    { scene: 'enroll', ...(await sealedFields(sandbox, visitor, { mobileNo: MOBILE })) },
    visitor,
  )
  const { userInfo } = await ask(
    sandbox,
    registerByMobile,
    {
      ...(await sealedFields(sandbox, visitor, { mobileNo: MOBILE })),
      serialNo: sent.serialNo,
      verifyCode: expectedSmsCode(sent.serialNo),
      protocolIds: protocols.map((it) => it.protocolId),
    },
    visitor,
  )
  expect(userInfo).toMatchObject({ authFlag: '0', mobileNo: '199****1234', bindMobileFlag: '1' })

  const { fields: person } = await handInDocument(sandbox, visitor)

  const bin = await ask(
    sandbox,
    queryBankCardBin,
    await sealedFields(sandbox, visitor, { bankNo: CARD }),
    visitor,
  )
  expect(bin).toEqual({ bankId: '1003', bankName: '岭南丰禾银行', cardType: 'debit' })
  const elements = async () => ({
    bankId: bin.bankId,
    certNo: person.certNo,
    userName: person.userName,
    ...(await sealedFields(sandbox, visitor, { mobileNo: MOBILE, bankNo: CARD })),
  })
  await control(sandbox, 'clock', { to: '20260311110000' })
  const code = await ask(sandbox, authMsgSend, await elements(), visitor)
  const { authToken } = await ask(
    sandbox,
    authMsgCodeValidate,
    { serialNo: code.serialNo, verifyCode: expectedSmsCode(code.serialNo) },
    visitor,
  )
  const opening = { crsType: 'A', certificateNo: person.certNo, deviceId: 'd', authToken }
  const opened = await ask(
    sandbox,
    authAddCardAndCRS,
    { ...(await elements()), ...opening },
    visitor,
  )
  expect(opened).toMatchObject({ authFlag: '1', tpwdFlag: '0' })
  const again = { ...(await elements()), ...opening }
  expect((await call(sandbox, authAddCardAndCRS, again, visitor)).retCode).toBe(
    SHOWN_RET.tokenExpired,
  )

  const password = async (first: string, second = first) => ({
    transPwdToken: opened.transPwdToken,
    ...(await sealedFields(sandbox, visitor, { firstTransPwd: first, transPwd: second })),
  })
  for (const weak of ['123456', '888888', '121212', person.birthDate.slice(2)]) {
    const answer = await call(sandbox, setTransPwdAfterAuth, await password(weak), visitor)
    expect(answer.retCode).toBe(SHOWN_RET.weakTradingPassword)
  }
  await ask(sandbox, setTransPwdAfterAuth, await password(PASSWORD), visitor)

  // The tax residence is stored since the opening: to replace it needs a proof.
  expect(await prove(sandbox, visitor, PASSWORD)).toBe(0)

  await ask(
    sandbox,
    addOrModifyOcrPersonalAndCRS,
    {
      investorName: person.userName,
      sex: person.sex,
      birthDate: person.birthDate,
      contactInfo: MOBILE,
      validDate: person.validDate,
      vocationCode: '03',
      province: '310000',
      city: '310100',
      district: '310101',
      address: '望舒路 1 号',
      certificateNo: person.certNo,
      deviceId: 'd',
    },
    visitor,
  )

  const { questionnaireId, questions } = await ask(sandbox, queryRiskQuestionnaire, {}, visitor)
  expect(questions).toHaveLength(12)
  expect(JSON.stringify(questions)).not.toContain('points')
  const answers = questions.map((it) => ({
    questionId: it.questionId,
    optionIds: [it.options[1]?.optionId],
  }))
  const risk = await ask(sandbox, submitRiskAnswers, { questionnaireId, answers }, visitor)
  expect(risk).toMatchObject({ isLowest: false, validDate: '20280311' })

  const status = await ask(sandbox, queryUserStatus, {}, visitor)
  expect(status).toMatchObject({
    authFlag: '1',
    tpwdFlag: '1',
    approveStatus: '2',
    activeFlag: '1',
    hasPersonalInfo: true,
    hasCRS: true,
    clientRiskLevel: risk.clientRiskLevel,
  })
  const { cards } = await ask(sandbox, listBankCards, {}, visitor)
  expect(cards).toMatchObject([{ isMain: '1', bankName: '岭南丰禾银行', unbindBlock: '' }])

  const order = { fundCode: '980301', amount: '100.00', password: PASSWORD }
  const bought = await buy(sandbox, visitor, { ...order, bankSerial: cards[0]?.bankSerial ?? '' })
  expect(bought).toMatchObject({ retCode: 0 })
  const after = await ask(sandbox, listBankCards, {}, visitor)
  expect(after.cards[0]?.unbindBlock).not.toBe('')
  sandbox.assertBalanced()
})

test('the assessment counts through its last day and is expired on the next', async () => {
  const riskTest = async () => (await ask(sandbox, queryUserStatus, {}, visitor)).riskTest
  await control(sandbox, 'clock', { to: '20280311235900' })
  expect(await riskTest()).toBe(2)
  await control(sandbox, 'clock', { to: '20280312000000' })
  expect(await riskTest()).toBe(1)
  expect((await ask(sandbox, queryRiskResult, {}, visitor)).result?.expired).toBe(true)
})
