import { activateAccount } from '#api/calls/account.ts'
import { authAddCardAndCRS, setTransPwdAfterAuth } from '#api/calls/account-opening.ts'
import { addOrModifyOcrPersonalAndCRS, submitOcrUserInfo } from '#api/calls/auth.ts'
import { listProtocols, registerByMobile } from '#api/calls/registration.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryRiskQuestionnaire, submitRiskAnswers } from '#api/calls/risk.ts'
import {
  documentInput,
  FREE_MOBILE,
  mobileCode,
  openingInput,
} from '#test/sandbox/testing/coverage/steps-identity.ts'
import { prove } from '#test/sandbox/testing/coverage/steps-proof.ts'
import type { OtherDevice } from './other-device.ts'

/** Completes as a user does the prerequisites of the pre-trade gate on another device. */

/** Registers a mobile number, as the app does when somebody signs in for the first time. */
export async function register(user: OtherDevice, mobileNo: string): Promise<void> {
  const code = await mobileCode(user, user.call, 'enroll', mobileNo)
  const { protocols } = await user.ask(listProtocols, { scene: 'enroll' })
  await user.ask(registerByMobile, {
    ...(await user.sealed(user.call, { mobileNo })),
    ...code,
    protocolIds: protocols.map(({ protocolId }) => protocolId),
  })
}

/**
 * Gate step 2: verifies the identity and binds a card; resolves with the token for setting a
 * trading password.
 */
export async function openAccount(user: OtherDevice): Promise<string> {
  const opening = await openingInput(user, user.call)
  return (await user.ask(authAddCardAndCRS, opening)).transPwdToken
}

/** Gate step 3. */
export async function setPassword(
  user: OtherDevice,
  transPwdToken: string,
  password: string,
): Promise<void> {
  const sealed = await user.sealed(user.call, { firstTransPwd: password, transPwd: password })
  await user.ask(setTransPwdAfterAuth, { transPwdToken, ...sealed })
}

/** Gate steps 4, 5 and 6: submits both sides of a valid identity card. */
export async function submitIdentityDocument(user: OtherDevice): Promise<void> {
  await user.ask(submitOcrUserInfo, await documentInput(user.call))
}

/** Gate step 7. */
export async function activate(user: OtherDevice, password: string): Promise<void> {
  await user.ask(activateAccount, await user.sealed(user.call, { transPwd: password }))
}

/**
 * Gate step 8: personal data and tax residence in China alone; since it replaces stored data, the
 * user proves the identity first.
 */
export async function fillInPersonalData(user: OtherDevice): Promise<void> {
  const { certNo, userName, sex, birthDate, validDate } = await documentInput(user.call)
  await prove(user, user.call)
  await user.ask(addOrModifyOcrPersonalAndCRS, {
    investorName: userName,
    sex,
    birthDate,
    contactInfo: FREE_MOBILE,
    validDate,
    vocationCode: '03',
    province: '310000',
    city: '310100',
    district: '310101',
    address: '望舒路 1 号',
    certificateNo: certNo,
    deviceId: 'device-1',
  })
}

/**
 * Gate step 9: chooses the option at index `place` for every question, or the last where there are
 * fewer; for the age, which the provider compares with the identity card, the one that it takes.
 */
export async function assessRisk(user: OtherDevice, place: number): Promise<void> {
  const { questionnaireId, questions } = await user.ask(queryRiskQuestionnaire, {})
  const [age, ...others] = questions.map(({ questionId, options }) => ({
    questionId,
    optionIds: [options[Math.min(place, options.length - 1)]?.optionId ?? ''],
  }))
  const ages = [
    ...(age?.optionIds ?? []),
    ...(questions[0]?.options ?? []).map((it) => it.optionId),
  ]
  for (const optionId of ages) {
    const answers = [{ questionId: age?.questionId ?? '', optionIds: [optionId] }, ...others]
    const answer = await user.call(submitRiskAnswers, { questionnaireId, answers })
    if (answer.ok) return
    if (answer.retCode !== SHOWN_RET.answersConflict)
      throw new Error(`${answer.retCode} ${answer.retMsg}`)
  }
  throw new Error('No age is taken')
}
