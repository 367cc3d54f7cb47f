/** Personal information between the provider's words and the form's. */
import type * as v from 'valibot'
import type { queryPersonalAndCRS } from '#api/calls/auth.ts'
import {
  readBadRecord,
  writeBadRecord,
  type PersonalInfo,
  type PersonalSection,
} from '#domain/person/personal-info.ts'
import { declaredTaxInfo, type TaxInfo } from '#domain/person/tax-residence.ts'

export type StoredInfo = v.InferOutput<typeof queryPersonalAndCRS.payload>

type StoredPersonal = Pick<
  StoredInfo,
  | 'investorName'
  | 'vocationCode'
  | 'contactInfo'
  | 'province'
  | 'city'
  | 'district'
  | 'address'
  | 'auctualCtrlName'
  | 'auctualBenefitName'
  | 'badRecord'
> & {
  /** Empty before the user has answered. */
  readonly hasBadRecord: StoredInfo['hasBadRecord'] | ''
}

/** Returns what is stored, as the form shows it. */
export function readPersonal(stored: StoredPersonal): PersonalInfo {
  const { province, city, district, investorName } = stored
  const other = (name: string) => (name === '' || name === investorName ? null : name)
  return {
    vocationCode: stored.vocationCode,
    contact: stored.contactInfo,
    region: province === '' || city === '' || district === '' ? null : { province, city, district },
    address: stored.address,
    controller: other(stored.auctualCtrlName),
    beneficiary: other(stored.auctualBenefitName),
    badRecord: stored.hasBadRecord === '1' ? readBadRecord(stored.badRecord) : null,
  }
}

/** As one section of it is sent, once nothing is wrong there. */
const SENT = {
  occupation: ({ vocationCode }: PersonalInfo) => ({ vocationCode }),
  contact: ({ contact, region, address }: PersonalInfo) => ({
    contactInfo: contact.trim(),
    province: region?.province ?? '',
    city: region?.city ?? '',
    district: region?.district ?? '',
    address: address.trim(),
  }),
  interest: ({ controller, beneficiary }: PersonalInfo) => ({
    auctualCtrlName: controller?.trim() ?? '',
    auctualBenefitName: beneficiary?.trim() ?? '',
  }),
  record: ({ badRecord }: PersonalInfo) => ({
    hasBadRecord: badRecord === null ? ('0' as const) : ('1' as const),
    badRecord: badRecord === null ? '' : writeBadRecord(badRecord),
  }),
} satisfies Readonly<Record<PersonalSection, (info: PersonalInfo) => object>>

/** As it is sent, once nothing is wrong with it. */
export const sentPersonal = (info: PersonalInfo) => ({
  ...SENT.occupation(info),
  ...SENT.contact(info),
  ...SENT.interest(info),
  ...SENT.record(info),
})

/** Some sections, as they are sent. */
export const sentSections = (info: PersonalInfo, sections: readonly PersonalSection[]) => ({
  ...(sections.includes('occupation') ? SENT.occupation(info) : {}),
  ...(sections.includes('contact') ? SENT.contact(info) : {}),
  ...(sections.includes('interest') ? SENT.interest(info) : {}),
  ...(sections.includes('record') ? SENT.record(info) : {}),
})

export const readTax = (stored: Pick<StoredInfo, keyof TaxInfo>): TaxInfo => ({
  crsType: stored.crsType,
  familyName: stored.familyName,
  givenName: stored.givenName,
  birthPlace: stored.birthPlace,
  residence: stored.residence,
  residenceEn: stored.residenceEn,
  taxResidences: stored.taxResidences,
})

/** As it is sent, once nothing is wrong with it. */
export function sentTax(info: TaxInfo) {
  const { crsType, taxResidences, ...rest } = declaredTaxInfo(info)
  return {
    ...rest,
    taxResidences: Array.from(taxResidences),
    ...(crsType === '' ? {} : { crsType }),
  }
}
