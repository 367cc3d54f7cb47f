import { expect, test } from 'vitest'
import { readPersonal, readTax, sentPersonal, sentTax, type StoredInfo } from './person-wire.ts'

const STORED: StoredInfo = {
  hasPersonalInfo: true,
  hasCRS: true,
  investorName: '罗致远',
  sex: '1',
  birthDate: '19800101',
  contactInfo: '13000000001',
  countryCode: '156',
  validDate: '20391231',
  vocationCode: '03',
  contactCountryCode: '156',
  province: '310000',
  city: '310100',
  district: '310101',
  address: '望舒路 100 号',
  auctualCtrlName: '罗致远',
  auctualBenefitName: '江知秋',
  hasBadRecord: '1',
  badRecord: '税务管理机构：逾期一次',
  crsType: 'C',
  foreignIdentityFlag: '0',
  certificateNo: '310***********0010',
  familyName: 'Luo',
  givenName: 'Zhiyuan',
  birthPlace: '中国上海',
  residence: '香港中环听澜道 7 号',
  residenceEn: '7 Tinglan Road',
  taxResidences: [{ countryCode: '344', taxNo: 'A1234567', reason: '', explanation: '' }],
}

test('what is stored is sent back as it was, and the investor is named by nothing', () => {
  const sent = { ...sentPersonal(readPersonal(STORED)), ...sentTax(readTax(STORED)) }
  expect({ ...STORED, auctualCtrlName: '' }).toMatchObject(sent)
})

test('what is not stored is empty in the form', () => {
  const none = { ...STORED, province: '', contactInfo: '', hasBadRecord: '0' as const }
  expect(readPersonal(none)).toMatchObject({ region: null, contact: '', badRecord: null })
})

test('of a resident of China alone nothing about other countries is sent', () => {
  expect(sentTax({ ...readTax(STORED), crsType: 'A' })).toMatchObject({
    crsType: 'A',
    familyName: '',
    taxResidences: [],
  })
})
