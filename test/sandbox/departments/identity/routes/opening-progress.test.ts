import { beforeEach, describe, expect, test } from 'vitest'
import {
  authAddCardAndCRS,
  authMsgCodeValidate,
  authMsgSend,
  queryOpeningProgress,
  saveOpeningInfo,
} from '#api/calls/account-opening.ts'
import {
  ocrIdCardIdentify,
  queryOcrStatus,
  queryPersonalAndCRS,
  queryUserStatus,
  submitOcrUserInfo,
} from '#api/calls/auth.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { REJECTED_WORDS } from '#test/sandbox/departments/identity/document-review.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import { expectedSmsCode } from '#test/sandbox/departments/identity/messages.ts'
import {
  handInDocument,
  pictureFile,
  png,
  pngBytes,
  sealedFields,
} from '#test/sandbox/departments/identity/testing/steps.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, li, halfway } = useSandbox(['li', 'halfway'])

const progressOf = (session: Session) => ask(sandbox, queryOpeningProgress, {}, session)
const upload = (session: Session, side: 'front' | 'back', pixels?: number) =>
  call(
    sandbox,
    ocrIdCardIdentify,
    {
      side,
      file: pixels === undefined ? png() : pictureFile(new Uint8Array(pngBytes(pixels, pixels))),
    },
    session,
  )

const INFO = {
  contactInfo: '021-5550100',
  vocationCode: '03',
  province: '310000',
  city: '310100',
  district: '310101',
  address: '听澜路 7 号',
}

const CARD = inventedCardNo('629903', 'goes on elsewhere')

/** The four elements without the person, who is the one of the submitted document. */
const elements = async (session: Session) => ({
  bankId: '1003',
  ...(await sealedFields(sandbox, session, { mobileNo: '19900001234', bankNo: CARD })),
})

async function openedCard(session: Session) {
  const { serialNo } = await ask(sandbox, authMsgSend, await elements(session), session)
  const code = { serialNo, verifyCode: expectedSmsCode(serialNo) }
  const { authToken } = await ask(sandbox, authMsgCodeValidate, code, session)
  return { ...(await elements(session)), deviceId: 'device-1', authToken }
}

test('an opening goes on at its next step on another device, and opens one account', async () => {
  expect(await progressOf(li)).toMatchObject({ step: 'document', document: null, expiresAt: '' })
  await upload(li, 'front')
  expect(await progressOf(li)).toMatchObject({ step: 'document', document: null })
  await upload(li, 'back')

  const other = await signIn(sandbox, 'li')
  const { step, document, expiresAt } = await progressOf(other)
  expect({ step, expiresAt: expiresAt.slice(0, 8) }).toEqual({
    step: 'confirm',
    expiresAt: '20260410',
  })
  expect(document).toMatchObject({ confirmed: '0', userName: '李*桑' })
  expect(document?.certNo).toMatch(/^\d{3}\*{11}\d{4}$/)

  await handInDocument(sandbox, other)
  expect((await progressOf(li)).step).toBe('info')
  await ask(sandbox, saveOpeningInfo, INFO, li)
  expect(await progressOf(other)).toMatchObject({ step: 'info', info: { address: '听澜路 7 号' } })
  expect(await ask(sandbox, saveOpeningInfo, { crsType: 'A' }, other)).toEqual({ step: 'card' })

  await ask(sandbox, authAddCardAndCRS, await openedCard(li), li)
  expect(await progressOf(other)).toMatchObject({
    step: 'password',
    info: null,
    card: { cardTail: CARD.slice(-4) },
  })
  // The information saved on the way is stored with the account.
  expect(await ask(sandbox, queryPersonalAndCRS, {}, li)).toMatchObject({
    ...INFO,
    crsType: 'A',
    investorName: '李可桑',
    hasPersonalInfo: true,
    hasCRS: true,
  })
})

test('two pages open one account', async () => {
  const other = await signIn(sandbox, 'halfway')
  const first = await openedCard(halfway)
  // The next message can be requested after a minute.
  await control(sandbox, 'clock', { to: '20260311100200' })
  const second = await openedCard(other)
  expect((await call(sandbox, authAddCardAndCRS, first, halfway)).retCode).toBe(RET.ok)
  expect((await call(sandbox, authAddCardAndCRS, second, other)).retCode).toBe(
    SHOWN_RET.alreadyAuthenticated,
  )
})

test('tax residence elsewhere needs a residence before the card', async () => {
  await ask(sandbox, saveOpeningInfo, { crsType: 'C' }, halfway)
  expect((await progressOf(halfway)).step).toBe('info')
  const taxResidences = [{ countryCode: '840', taxNo: '123456789', reason: '', explanation: '' }]
  await ask(sandbox, saveOpeningInfo, { taxResidences }, halfway)
  expect((await progressOf(halfway)).step).toBe('card')
})

test('pictures and what was filled in go after thirty days, and the person with them', async () => {
  expect((await progressOf(halfway)).step).toBe('card')
  await control(sandbox, 'clock', { days: 29 })
  expect((await progressOf(halfway)).step).toBe('card')
  await control(sandbox, 'clock', { days: 2 })
  const back = await signIn(sandbox, 'halfway')
  expect(await progressOf(back)).toMatchObject({ step: 'document', document: null, info: null })
  expect((await call(sandbox, authMsgSend, await elements(back), back)).retCode).toBe(
    SHOWN_RET.tokenExpired,
  )
})

test('a new picture has to be confirmed again', async () => {
  await upload(halfway, 'front')
  expect(await progressOf(halfway)).toMatchObject({ step: 'confirm', document: { confirmed: '0' } })
})

describe('a picture by its size in pixels', () => {
  test.each([
    [101, 'front', SHOWN_RET.documentUnreadable],
    [102, 'front', RET.documentWrongSide],
    [102, 'back', RET.documentWrongSide],
  ] as const)('of %d on the side %s is refused with %d', async (pixels, side, retCode) => {
    const answer = await upload(li, side, pixels)
    expect(answer.retCode).toBe(retCode)
    expect(answer.retMsg).not.toBe('')
  })

  test('of the other side is read in the other slot', async () => {
    expect((await upload(li, 'front', 102)).retCode).toBe(RET.documentWrongSide)
    expect((await upload(li, 'back', 102)).retCode).toBe(RET.ok)
  })

  test('of 103 is of a card that has ended, of 104 lacks fields, of 106 has a misread number', async () => {
    const read = async (side: 'front' | 'back', pixels: number) => {
      const file = pictureFile(new Uint8Array(pngBytes(pixels, pixels)))
      return ask(sandbox, ocrIdCardIdentify, { side, file }, li)
    }
    expect((await read('back', 103)).validDate).toBe('20260211')
    expect(await read('front', 104)).toMatchObject({ userName: '李可桑', certNo: '', address: '' })
    expect(await read('back', 104)).toMatchObject({ validFrom: '', validDate: '' })
    const { certNo } = await read('front', 106)
    expect(certNo).toHaveLength(18)
    expect(certNo).not.toBe(inventedCertNo('li'))
  })

  test('is read twenty times a day, then stored unread for the reviewer', async () => {
    for (let times = 0; times < 20; times += 1) await upload(li, 'front', 101)
    expect((await upload(li, 'front')).retCode).toBe(RET.tooOften)
    const kept = await ask(
      sandbox,
      ocrIdCardIdentify,
      { side: 'front', file: png(), unread: '1' },
      li,
    )
    expect(kept).toMatchObject({ userName: '', certNo: '' })
    await control(sandbox, 'clock', { days: 1 })
    expect((await upload(await signIn(sandbox, 'li'), 'front')).retCode).toBe(RET.ok)
  })
})

describe('a document under review', () => {
  test.each([
    ['待审', '2', ''],
    ['驳回', '3', REJECTED_WORDS],
  ])(
    'at an address that ends with %s is decided on the next working day at nine',
    async (ending, approveStatus, approveRemark) => {
      const wu = await signIn(sandbox, 'wu')
      await handInDocument(sandbox, wu, { address: `望舒路 100 号${ending}` })
      const status = () => ask(sandbox, queryOcrStatus, {}, wu)
      expect(await status()).toMatchObject({ uploadStatus: '1', approveStatus: '1' })
      await control(sandbox, 'clock', { to: '20260312085959' })
      expect((await status()).approveStatus).toBe('1')
      await control(sandbox, 'clock', { to: '20260312090000' })
      expect(await status()).toMatchObject({ approveStatus, approveRemark })
    },
  )

  test('waits over a weekend', async () => {
    await control(sandbox, 'clock', { to: '20260313160000' })
    const wu = await signIn(sandbox, 'wu')
    await handInDocument(sandbox, wu, { address: '望舒路 100 号待审' })
    await control(sandbox, 'clock', { to: '20260316085900' })
    expect((await ask(sandbox, queryOcrStatus, {}, wu)).approveStatus).toBe('1')
    await control(sandbox, 'clock', { to: '20260316090000' })
    expect((await ask(sandbox, queryOcrStatus, {}, wu)).approveStatus).toBe('2')
  })
})

describe('what a hand-made request tries', () => {
  let fields: Awaited<ReturnType<typeof handInDocument>>['fields']
  beforeEach(async () => {
    fields = (await handInDocument(sandbox, li)).fields
  })
  const refused = async (changed: object) =>
    (await call(sandbox, submitOcrUserInfo, { ...fields, ...changed }, li)).retCode

  test("another person's picture is refused", async () => {
    const sun = await signIn(sandbox, 'sun')
    const { imageId } = await ask(sandbox, ocrIdCardIdentify, { side: 'front', file: png() }, sun)
    expect(await refused({ frontImageId: imageId })).toBe(RET.notFound)
  })

  test('the same picture for both sides is refused', async () => {
    expect(await refused({ backImageId: fields.frontImageId })).toBe(RET.notFound)
  })

  test('a person of seventeen is refused on the day before the birthday', async () => {
    const child = (certNo: string) => ({ certNo, birthDate: certNo.slice(6, 14), sex: '2' })
    expect(await refused(child('310101200803120008'))).toBe(SHOWN_RET.underage)
  })

  test.each([
    ['userName', '<img src=x onerror=alert(1)>'],
    ['address', '<script>alert(1)</script>'],
    ['issuer', '{{constructor}}'],
  ])('markup in %s is refused', async (field, text) => {
    expect(await refused({ [field]: text })).toBe(RET.badRequest)
    expect((await ask(sandbox, queryUserStatus, {}, li)).custName).toBe('李*桑')
  })

  test("another person's token opens nothing", async () => {
    const opening = await openedCard(halfway)
    await ask(sandbox, saveOpeningInfo, { ...INFO, crsType: 'A' }, li)
    const own = await elements(li)
    expect((await call(sandbox, authAddCardAndCRS, { ...opening, ...own }, li)).retCode).toBe(
      SHOWN_RET.tokenExpired,
    )
    expect((await progressOf(li)).step).toBe('card')
  })

  test('a number that changed between the code and the opening opens nothing', async () => {
    const opening = await openedCard(halfway)
    const certNo = inventedCertNo('somebody else')
    const forged = { ...opening, certNo, userName: '顾半程' }
    expect((await call(sandbox, authAddCardAndCRS, forged, halfway)).retCode).toBe(
      RET.identityMismatch,
    )
  })
})
