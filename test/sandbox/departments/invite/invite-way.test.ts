import { expect, test } from 'vitest'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  queryBankCardBin,
  setTransPwdAfterAuth,
} from '#api/calls/account-opening.ts'
import { sendMobileCode } from '#api/calls/account.ts'
import { addOrModifyOcrPersonalAndCRS } from '#api/calls/auth.ts'
import { listBankCards } from '#api/calls/bank.ts'
import { listMessages } from '#api/calls/message.ts'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import {
  listInviteRecords,
  openInvite,
  queryInviteeHome,
  queryInviteHome,
} from '#api/calls/activities/invite.ts'
import { getLoginUserInfo, wxAppletBind } from '#api/calls/login.ts'
import { listProtocols, registerByMobile } from '#api/calls/registration.ts'
import { queryRiskQuestionnaire, submitRiskAnswers } from '#api/calls/risk.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import {
  handInDocument,
  prove,
  sealedFields,
} from '#test/sandbox/departments/identity/testing/steps.ts'
import { ask, buy, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { sell } from '#test/sandbox/departments/trading/testing/sales.ts'
import { INVITE } from './terms.ts'

const { sandbox, zhang, qian, visitor, applet } = useSandbox(['zhang', 'qian', 'visitor', 'applet'])

const campaignId = INVITE.always
const MOBILE = '19900001234'
const CARD = inventedCardNo('629903', 'new investor')
const PASSWORD = '802519'
const FUND = '980301'

const codeOf = async (who: Session) =>
  (await ask(sandbox, queryInviteHome, { campaignId }, who)).inviteCode
const record = async () => {
  const { records } = await ask(sandbox, listInviteRecords, { campaignId, page: 1, size: 9 }, zhang)
  return records[0]
}
const to = (time: string) => control(sandbox, 'clock', { to: time })
const ownOf = async (who: Session) =>
  (await ask(sandbox, queryInviteeHome, { campaignId }, who)).own

async function register(invitation: object): Promise<void> {
  const mobile = () => sealedFields(sandbox, visitor, { mobileNo: MOBILE })
  const sent = { scene: 'enroll', ...(await mobile()) }
  const { serialNo } = await ask(sandbox, sendMobileCode, sent, visitor)
  const { protocols } = await ask(sandbox, listProtocols, { scene: 'enroll' })
  const fields = {
    ...(await mobile()),
    serialNo,
    verifyCode: expectedSmsCode(serialNo),
    protocolIds: protocols.map((it) => it.protocolId),
    ...invitation,
  }
  await ask(sandbox, registerByMobile, fields, visitor)
}

/** Verifies the visitor, with a card, a password and an assessment. */
async function openAccount(): Promise<string> {
  const { fields: person } = await handInDocument(sandbox, visitor)
  const sealed = await sealedFields(sandbox, visitor, { bankNo: CARD })
  const bin = await ask(sandbox, queryBankCardBin, sealed, visitor)
  const elements = async () => ({
    bankId: bin.bankId,
    certNo: person.certNo,
    userName: person.userName,
    ...(await sealedFields(sandbox, visitor, { mobileNo: MOBILE, bankNo: CARD })),
  })
  await to('20260311110000')
  const code = await ask(sandbox, authMsgSend, await elements(), visitor)
  const taken = { serialNo: code.serialNo, verifyCode: expectedSmsCode(code.serialNo) }
  const { authToken } = await ask(sandbox, authMsgCodeValidate, taken, visitor)
  const opening = { crsType: 'A', certificateNo: person.certNo, deviceId: 'd', authToken }
  const opened = await ask(
    sandbox,
    authAddCardAndCRS,
    { ...(await elements()), ...opening },
    visitor,
  )
  const password = {
    transPwdToken: opened.transPwdToken,
    ...(await sealedFields(sandbox, visitor, { firstTransPwd: PASSWORD, transPwd: PASSWORD })),
  }
  await ask(sandbox, setTransPwdAfterAuth, password, visitor)
  const info = {
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
  }
  await prove(sandbox, visitor, PASSWORD)
  await ask(sandbox, addOrModifyOcrPersonalAndCRS, info, visitor)
  const { questionnaireId, questions } = await ask(sandbox, queryRiskQuestionnaire, {}, visitor)
  const answers = questions.map((it) => ({
    questionId: it.questionId,
    optionIds: [it.options[1]?.optionId],
  }))
  await ask(sandbox, submitRiskAnswers, { questionnaireId, answers }, visitor)
  const { cards } = await ask(sandbox, listBankCards, {}, visitor)
  return cards[0]?.bankSerial ?? ''
}

async function buyFirst(): Promise<void> {
  const bankSerial = await openAccount()
  const order = { fundCode: FUND, amount: '100.00', password: PASSWORD, bankSerial }
  expect(await buy(sandbox, visitor, order)).toMatchObject({ retCode: 0 })
}

test('a friend of a link reaches every stage, and each reward is paid once', async () => {
  const link = { inviteCode: await codeOf(zhang), campaignId }
  const { inviteTicket } = await ask(sandbox, openInvite, link, null)
  await register({ inviteTicket, showName: '1' })
  expect(await ownOf(visitor)).toMatchObject({ inviterName: '张*明', showName: true })
  const { records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 9 }, visitor)
  expect(records.map(({ title }) => title)).toEqual(['新人 1 折券'])
  await buyFirst()
  expect(await record()).toMatchObject({
    stage: 'verified',
    rewards: [{ coins: 50, state: 'pending', time: '20260311203000' }],
  })
  await to('20260312100000')
  expect(await record()).toMatchObject({
    stage: 'purchased',
    rewards: [{ state: 'paid' }, { state: 'pending', time: '20260411203000' }],
  })
  await to('20260411202959')
  expect((await record())?.rewards[1]?.state).toBe('pending')
  await to('20260411203000')
  expect(await record()).toMatchObject({
    stage: 'held',
    times: { held: '20260411203000' },
    rewards: [{ state: 'paid' }, { state: 'paid', time: '20260411203000' }],
  })
  await to('20260501100000')
  expect((await record())?.rewards).toHaveLength(2)
  const asked = { kind: 'campaign', size: 50 } as const
  const { items } = await ask(sandbox, listMessages, asked, zhang)
  const paid = items.filter(({ title }) => title === '邀请奖励已到账').map(({ text }) => text)
  expect(paid.filter((text) => text.startsWith('50 金币'))).toHaveLength(1)
  expect(paid).toHaveLength(2)
  const friend = await ask(sandbox, listMessages, asked, visitor)
  expect(friend.items.map(({ text }) => text).join()).toContain('“新人 1 折券”已放入卡券')
})

test('a sale of the evening before the day takes the reward, and says why', async () => {
  await register({ inviteCode: await codeOf(zhang), campaignId })
  await buyFirst()
  await to('20260410220000')
  const sale = { fundCode: FUND, shares: '30.00', password: PASSWORD }
  const { cards } = await ask(sandbox, listBankCards, {}, visitor)
  const sold = await sell(sandbox, visitor, { ...sale, bankSerial: cards[0]?.bankSerial ?? '' })
  expect(sold.retCode).toBe(0)
  await to('20260411203000')
  expect(await record()).toMatchObject({
    name: '好友 1',
    stage: 'purchased',
    rewards: [{ state: 'paid' }, { state: 'void', reason: 'soldEarly' }],
  })
})

test('what was opened first by the open id counts over what the registration carries', async () => {
  await ask(sandbox, openInvite, { inviteCode: await codeOf(qian), campaignId }, visitor)
  const late = { inviteCode: await codeOf(zhang), campaignId }
  const { inviteTicket } = await ask(sandbox, openInvite, late, null)
  await register({ inviteTicket, ...late })
  expect(await record()).toBeUndefined()
  expect((await ownOf(visitor))?.inviterName).not.toBe('张*明')
})

test.each([
  ['a forged ticket', { inviteTicket: `${'A'.repeat(40)}.${'B'.repeat(43)}` }],
  ['a code that nobody has', { inviteCode: 'ZZZZZZZZ', campaignId }],
  ['a campaign that is none', { inviteCode: 'ZZZZZZZZ', campaignId: 'no-such' }],
  ['markup', { inviteCode: '<b>', campaignId: '<i>', inviteTicket: '<script>' }],
])('registering with %s binds to nobody, and is no failure', async (_, invitation) => {
  await register(invitation)
  expect((await ask(sandbox, getLoginUserInfo, {}, visitor)).authFlag).toBe('0')
  expect(await ownOf(visitor)).toBeNull()
})

test('a mini-program user is bound with the first number', async () => {
  const mobile = () => sealedFields(sandbox, applet, { mobileNo: MOBILE })
  const sent = { scene: 'bind', ...(await mobile()) }
  const { serialNo } = await ask(sandbox, sendMobileCode, sent, applet)
  const link = { inviteCode: await codeOf(zhang), campaignId }
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  await ask(sandbox, wxAppletBind, { ...(await mobile()), ...code, ...link }, applet)
  expect((await ownOf(applet))?.inviterName).toBe('张*明')
})
