import { RET } from '#api/endpoint.ts'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { firstPersonalProblem, readBadRecord } from '#domain/person/personal-info.ts'
import { taxInfoComplete, type CrsType, type TaxResidence } from '#domain/person/tax-residence.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'

/** The occupations to choose from. */
export const VOCATIONS = [
  '国家机关、党群组织负责人',
  '企事业单位负责人',
  '专业技术人员',
  '办事人员',
  '商业、服务业人员',
  '农、林、牧、渔业人员',
  '生产、运输设备操作人员',
  '军人',
  '学生',
  '自由职业者',
  '离退休人员',
  '其他从业人员',
].map((vocationName, index) => ({ vocationCode: String(index + 1).padStart(2, '0'), vocationName }))

/** The facts that a person has filled in of themselves, and the tax residence. */
interface FilledIn {
  vocationCode: string
  contactInfo: string
  province: string
  city: string
  district: string
  address: string
  auctualCtrlName: string
  auctualBenefitName: string
  hasBadRecord: '0' | '1'
  badRecord: string
}

interface TaxDeclared {
  crsType: CrsType
  familyName: string
  givenName: string
  birthPlace: string
  residence: string
  residenceEn: string
  taxResidences: TaxResidence[]
}

const refuse = (field: string) => new Refusal(RET.badRequest, `参数 ${field} 不正确`)

/** RET.badRequest where what was filled in is not as rules.md#personal-details asks. */
export function requirePersonalDetails(info: FilledIn): void {
  if (!VOCATIONS.some((it) => it.vocationCode === info.vocationCode)) throw refuse('vocationCode')
  const problem = firstPersonalProblem({
    vocationCode: info.vocationCode,
    contact: info.contactInfo,
    region: { province: info.province, city: info.city, district: info.district },
    address: info.address,
    controller: info.auctualCtrlName || null,
    beneficiary: info.auctualBenefitName || null,
    badRecord: info.hasBadRecord === '1' ? readBadRecord(info.badRecord) : null,
  })
  if (problem !== null) throw refuse(problem)
}

/** RET.badRequest where the tax residence is not as rules.md#tax-residence asks. */
export function requireTaxInfo(info: TaxDeclared): void {
  if (!taxInfoComplete(info)) throw refuse('taxResidences')
}

/** RET.badRequest for a day that is none. */
export function requireDay(field: string, day: string): void {
  if (!isDate8(day)) throw refuse(field)
}

/** RET.badRequest for markup in any text of some sections, which are not complete yet. */
export function requirePlainTexts(sections: object): void {
  const wrong = Object.entries(sections).find(([, text]) => JSON.stringify(text).match(/[<>]/))
  if (wrong !== undefined) throw refuse(wrong[0])
}
