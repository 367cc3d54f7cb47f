import { expect, test } from 'vitest'
import {
  addOrModifyOcrPersonalAndCRS,
  certValidate,
  getVocationConf,
  isCertDateValid,
  queryOcrStatus,
  queryPersonalAndCRS,
  queryUserStatus,
  submitOcrUserInfo,
} from '#api/calls/auth.ts'
import { saveOpeningInfo } from '#api/calls/account-opening.ts'
import { RET } from '#api/endpoint.ts'
import { inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'
import {
  handInDocument,
  sealedFields,
  prove,
} from '#test/sandbox/departments/identity/testing/steps.ts'
import { ask, call, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, feng } = useSandbox('feng')

const ZHANG = { certNo: inventedCertNo('zhang', '0001'), userName: '张亦明' }
const UNREGISTERED = { certNo: inventedCertNo('unregistered'), userName: '江知秋' }

test.each([
  ['a person without account', UNREGISTERED, { valid: true, isOpened: false }],
  ['a person with one', ZHANG, { valid: true, isOpened: true }],
  [
    'their number in small letters and spaces',
    { ...ZHANG, certNo: ` ${ZHANG.certNo} ` },
    { valid: true, isOpened: true },
  ],
  [
    'their number under another name, like one without an account',
    { ...ZHANG, userName: '江知秋' },
    { valid: true, isOpened: false },
  ],
  [
    'a number that cannot be one',
    { ...UNREGISTERED, certNo: '310101198001010000' },
    { valid: false, isOpened: false },
  ],
  ['no name', { ...UNREGISTERED, userName: ' ' }, { valid: false, isOpened: false }],
])('the call certValidate checks %s', async (_who, person, found) => {
  const visitor = await signIn(sandbox, 'visitor')
  const sealed = await sealedFields(sandbox, visitor, person)
  expect(await ask(sandbox, certValidate, sealed, visitor)).toEqual(found)
})

test.each([
  [
    'zhou',
    'was rejected',
    { approveStatus: '3', approveRemark: '身份证照片模糊，请重新上传' },
    true,
  ],
  ['wu', 'is past its time', { approveStatus: '2', approveRemark: '' }, false],
])(
  'a document of %s, which %s, is approved when it is submitted again',
  async (userId, _why, before, valid) => {
    const session = await signIn(sandbox, userId)
    expect(await ask(sandbox, queryOcrStatus, {}, session)).toMatchObject(before)
    expect(await ask(sandbox, isCertDateValid, {}, session)).toEqual({ valid })
    const { answer } = await handInDocument(sandbox, session)
    const approved = {
      uploadStatus: '1',
      approveStatus: '2',
      approveOnlineStatus: '1',
      approveRemark: '',
    }
    expect(answer).toEqual(approved)
    expect(await ask(sandbox, queryOcrStatus, {}, session)).toMatchObject(approved)
    expect(await ask(sandbox, isCertDateValid, {}, session)).toEqual({ valid: true })
  },
)

test('a document without an end date is valid', async () => {
  const wu = await signIn(sandbox, 'wu')
  await handInDocument(sandbox, wu, { validDate: '99991231' })
  expect(await ask(sandbox, isCertDateValid, {}, wu)).toEqual({ valid: true })
})

test.each([
  [
    'of another person',
    { certNo: UNREGISTERED.certNo, birthDate: UNREGISTERED.certNo.slice(6, 14), sex: '2' },
    RET.identityMismatch,
  ],
  ['with a birthday that is not in its number', { birthDate: '19800101' }, RET.identityMismatch],
  ['valid through a day that is none', { validDate: '20391301' }, RET.badRequest],
  ['that ends before it begins', { validFrom: '20400101', validDate: '20390101' }, RET.badRequest],
])('a document %s is refused and changes nothing', async (_what, changed, retCode) => {
  const zhou = await signIn(sandbox, 'zhou')
  const { fields } = await handInDocument(sandbox, await signIn(sandbox, 'zhou'))
  const before = await ask(sandbox, queryUserStatus, {}, zhou)
  expect((await call(sandbox, submitOcrUserInfo, { ...fields, ...changed }, zhou)).retCode).toBe(
    retCode,
  )
  expect({ ...(await ask(sandbox, queryUserStatus, {}, zhou)), serverTime: '' }).toEqual({
    ...before,
    serverTime: '',
  })
})

/** The fields that `addOrModifyOcrPersonalAndCRS` takes of the caller. */
async function personalInfo(session: Session) {
  const { fields } = await handInDocument(sandbox, session)
  const { vocations } = await ask(sandbox, getVocationConf, {})
  return {
    investorName: fields.userName,
    sex: fields.sex,
    birthDate: fields.birthDate,
    contactInfo: '021-5550100',
    countryCode: '156',
    validDate: fields.validDate,
    vocationCode: vocations.at(-1)?.vocationCode ?? '',
    contactCountryCode: '344',
    province: '310000',
    city: '310100',
    district: '310101',
    address: '听澜路 7 号',
    auctualCtrlName: fields.userName,
    auctualBenefitName: '江知秋',
    hasBadRecord: '1',
    badRecord: '逾期一次，已结清',
    crsType: 'C',
    foreignIdentityFlag: '1',
    familyName: 'Feng',
    givenName: 'Guiyan',
    birthPlace: '中国上海',
    residence: '香港中环听澜道 7 号',
    residenceEn: '7 Tinglan Road, Central, Hong Kong',
    taxResidences: [
      { countryCode: '344', taxNo: 'A1234567', reason: '', explanation: '' },
      { countryCode: '392', taxNo: '', reason: 'B', explanation: '号码正在办理' },
    ],
  }
}

test('personal and tax information is read as it was stored, the number masked', async () => {
  await prove(sandbox, feng)
  expect(await ask(sandbox, queryPersonalAndCRS, {}, feng)).toMatchObject({
    hasCRS: false,
    crsType: '',
  })
  const info = await personalInfo(feng)
  const certificateNo = inventedCertNo('feng', '0010')
  const stored = await ask(
    sandbox,
    addOrModifyOcrPersonalAndCRS,
    { ...info, certificateNo, deviceId: 'device-1' },
    feng,
  )
  expect(stored).toEqual({ hasPersonalInfo: true, hasCRS: true })
  expect(await ask(sandbox, queryPersonalAndCRS, {}, feng)).toEqual({
    ...info,
    hasPersonalInfo: true,
    hasCRS: true,
    certificateNo: '310***********0010',
  })
  expect(await ask(sandbox, queryUserStatus, {}, feng)).toMatchObject({ hasCRS: true })
})

test('a resident of three places is stored with two countries, of one of them without a number', async () => {
  const foreign = await signIn(sandbox, 'foreign')
  const { crsType, taxResidences } = await ask(sandbox, queryPersonalAndCRS, {}, foreign)
  expect(crsType).toBe('C')
  expect(taxResidences.map(({ countryCode, reason }) => [countryCode, reason])).toEqual([
    ['344', ''],
    ['124', 'B'],
  ])
})

test('markup in a section of an opening is refused', async () => {
  const halfway = await signIn(sandbox, 'halfway')
  for (const section of [
    { address: '<img src=x>路 7 号' },
    {
      taxResidences: [
        { countryCode: '344', taxNo: '', reason: 'B' as const, explanation: '<b>未发放</b>' },
      ],
    },
  ]) {
    expect((await call(sandbox, saveOpeningInfo, section, halfway)).retCode).toBe(RET.badRequest)
  }
  const saved = await call(sandbox, saveOpeningInfo, { address: '听澜路 7 号' }, halfway)
  expect(saved.retCode).toBe(RET.ok)
})

test('what is left out of the identity is stored as it was verified', async () => {
  await prove(sandbox, feng)
  const { investorName, sex, birthDate, validDate, ...filledIn } = await personalInfo(feng)
  await ask(sandbox, addOrModifyOcrPersonalAndCRS, { ...filledIn, deviceId: 'device-1' }, feng)
  expect(await ask(sandbox, queryPersonalAndCRS, {}, feng)).toMatchObject({
    investorName,
    sex,
    birthDate,
    validDate,
    certificateNo: '310***********0010',
  })
})

test.each([
  ['an occupation that is not listed', { vocationCode: '99' }, RET.badRequest],
  ['a day that is none', { validDate: '20390230' }, RET.badRequest],
  ['the name of another', { investorName: '江知秋' }, RET.identityMismatch],
  ['markup in the address', { address: '<img src=x>路 7 号' }, RET.badRequest],
  ['markup in a record', { badRecord: '<b>逾期一次</b>' }, RET.badRequest],
  [
    'markup in the explanation of a missing tax number',
    {
      crsType: 'C',
      taxResidences: [
        { countryCode: '344', taxNo: '', reason: 'B', explanation: '<img src=x>未发放' },
      ],
    },
    RET.badRequest,
  ],
  ['no residence abroad', { taxResidences: [] }, RET.badRequest],
  [
    'China as a residence abroad',
    { taxResidences: [{ countryCode: '156', taxNo: '12', reason: '', explanation: '' }] },
    RET.badRequest,
  ],
  [
    'a tax number of the USA of eight digits',
    { taxResidences: [{ countryCode: '840', taxNo: '12345678', reason: '', explanation: '' }] },
    RET.badRequest,
  ],
  [
    'four residences',
    {
      taxResidences: ['344', '392', '124', '036'].map((countryCode) => ({
        countryCode,
        taxNo: '12',
        reason: '',
        explanation: '',
      })),
    },
    RET.badRequest,
  ],
])('personal information with %s is not stored', async (_what, changed, retCode) => {
  await prove(sandbox, feng)
  const info = {
    ...(await personalInfo(feng)),
    certificateNo: inventedCertNo('feng', '0010'),
    deviceId: 'd',
  }
  const answer = await call(sandbox, addOrModifyOcrPersonalAndCRS, { ...info, ...changed }, feng)
  expect(answer.retCode).toBe(retCode)
  expect((await ask(sandbox, queryPersonalAndCRS, {}, feng)).hasCRS).toBe(false)
})
