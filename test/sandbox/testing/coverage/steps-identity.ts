import { sendMobileCode } from '#api/calls/account.ts'
import { authMsgCodeValidate, authMsgSend } from '#api/calls/account-opening.ts'
import { ocrIdCardIdentify } from '#api/calls/auth.ts'
import type { Call } from '#api/client.ts'
import { identityCheckCharacter } from '#domain/identity/identity-number.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { png } from '#test/sandbox/departments/identity/testing/steps.ts'
import { okPayload, type Provider } from './provider.ts'

/** The parts of a provider that these steps need: seals, and the codes of phones. */
export type Sealing = Pick<Provider, 'sealed' | 'smsCode'>

/** An unused mobile number, and an unused card at a bank that binds by text message. */
export const FREE_MOBILE = '19900001234'
export const FREE_CARD = { bankId: '1003', cardNo: inventedCardNo('629903', 'every call') }

const documentNumber = (first17: string) => `${first17}${identityCheckCharacter(first17)}`

/** Born in 2015; and a number whose last character does not fit. */
export const CHILD = { certNo: documentNumber('31010120150101000'), userName: '江小满' }
export const NO_CERT = '310101198001010000'

/** Asks for a code to a number, which arrives. */
export async function mobileCode(
  p: Sealing,
  call: Call,
  scene: 'enroll' | 'bind',
  mobileNo: string,
) {
  const { serialNo } = okPayload(
    await call(sendMobileCode, { scene, ...(await p.sealed(call, { mobileNo })) }),
  )
  return { serialNo, verifyCode: await p.smsCode() }
}

/** Uploads both sides of the caller's identity card; gives what `submitOcrUserInfo` takes. */
export async function documentInput(call: Call) {
  const front = okPayload(await call(ocrIdCardIdentify, { side: 'front', file: png() }))
  const back = okPayload(await call(ocrIdCardIdentify, { side: 'back', file: png() }))
  return {
    frontImageId: front.imageId,
    backImageId: back.imageId,
    userName: front.userName,
    certNo: front.certNo,
    sex: front.sex === '1' ? ('1' as const) : ('2' as const),
    birthDate: front.birthDate,
    address: front.address,
    issuer: back.issuer,
    validFrom: back.validFrom,
    validDate: back.validDate,
  }
}

interface Named {
  certNo: string
  userName: string
}

/** The four elements of a person, with an unbound card by default. */
export async function elements(p: Sealing, call: Call, person: Named, card = FREE_CARD) {
  return {
    bankId: card.bankId,
    certNo: person.certNo,
    userName: person.userName,
    ...(await p.sealed(call, { mobileNo: FREE_MOBILE, bankNo: card.cardNo })),
  }
}

/** The bank has sent its code for the caller's own elements. */
export async function openingCode(p: Sealing, call: Call, card = FREE_CARD) {
  const person = await documentInput(call)
  const { serialNo } = okPayload(await call(authMsgSend, await elements(p, call, person, card)))
  return { person, serialNo, verifyCode: await p.smsCode() }
}

/** All but the last call of opening an account: what `authAddCardAndCRS` takes. */
export async function openingInput(p: Sealing, call: Call, card = FREE_CARD) {
  const { person, ...code } = await openingCode(p, call, card)
  const { authToken } = okPayload(await call(authMsgCodeValidate, code))
  return {
    ...(await elements(p, call, person, card)),
    certificateNo: person.certNo,
    deviceId: 'device-1',
    authToken,
  }
}
