/**
 * The facts that the law makes a fund company ask of an investor besides the identity: occupation,
 * how to reach them, for whom the account is, and records of bad credit
 * (rules.md#personal-details).
 */
import { plainLatin, type TextForm } from '#domain/text/plain-form.ts'
import { textProblem, type TextProblem } from './plain-text.ts'

/** A place in China by its codes; the district is that of the lowest level there is. */
export interface Region {
  readonly province: string
  readonly city: string
  readonly district: string
}

export const BAD_RECORD_KINDS = [
  '中国人民银行征信中心',
  '最高人民法院失信被执行人名单',
  '工商行政管理机构',
  '税务管理机构',
  '监管机构、自律组织',
  '证券经营机构',
  '其他组织',
] as const
export type BadRecordKind = (typeof BAD_RECORD_KINDS)[number]

export interface BadRecord {
  readonly kinds: readonly BadRecordKind[]
  readonly detail: string
}

export interface PersonalInfo {
  readonly vocationCode: string
  readonly contact: string
  readonly region: Region | null
  readonly address: string
  /** The person who controls the account, or benefits from it; null: the investor. */
  readonly controller: string | null
  readonly beneficiary: string | null
  /** Null: there is none. */
  readonly badRecord: BadRecord | null
}

export const NO_PERSONAL_INFO: PersonalInfo = {
  vocationCode: '',
  contact: '',
  region: null,
  address: '',
  controller: null,
  beneficiary: null,
  badRecord: null,
}

/** The sections of the form, in their order, with their fields. */
export const PERSONAL_SECTIONS = {
  occupation: ['vocationCode'],
  contact: ['contact', 'region', 'address'],
  interest: ['controller', 'beneficiary'],
  record: ['badRecordKinds', 'badRecordDetail'],
} as const
export type PersonalSection = keyof typeof PERSONAL_SECTIONS
export type PersonalField = (typeof PERSONAL_SECTIONS)[PersonalSection][number]

export type PersonalProblem = TextProblem | 'format'

/** A telephone number with its area or country, or an address of electronic mail. */
const PHONE = /^\+?\d(?:[\d -]{5,18})\d$/
const MAIL = /^[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/

/** An area in brackets, before the number or after the country. */
const AREA = /^\((\d{2,4})\)[\s-]*|\s*\((\d{1,4})\)[\s-]*(?=\d)/g

/** A telephone number or an address of mail with plain signs: `(010)` before a number is `010-`. */
const plainContact = (typed: string): string =>
  plainLatin(typed).replace(AREA, (_, first?: string, later?: string) =>
    first === undefined ? ` ${later ?? ''}-` : `${first}-`,
  )

export const contactForm: TextForm = { plain: plainContact, fits: () => true }

function contactProblem(contact: string): PersonalProblem | null {
  const found = textProblem(contact, { least: 1, most: 100 })
  if (found !== null) return found
  const plain = plainContact(contact).trim()
  return PHONE.test(plain) || MAIL.test(plain) ? null : 'format'
}

const NAME = { least: 2, most: 60 }
const ADDRESS = { least: 5, most: 100 }

/** The longest text of a record, kinds included, as it is stored. */
const RECORD_LENGTH = 500

/** rules.md#personal-details: what is wrong, by field. A name that is null is the investor's. */
export function personalProblems(
  info: PersonalInfo,
): Readonly<Record<PersonalField, PersonalProblem | null>> {
  const { badRecord } = info
  return {
    vocationCode: info.vocationCode === '' ? 'missing' : null,
    contact: contactProblem(info.contact),
    region: info.region === null ? 'missing' : null,
    address: textProblem(info.address, ADDRESS),
    controller: info.controller === null ? null : textProblem(info.controller, NAME),
    beneficiary: info.beneficiary === null ? null : textProblem(info.beneficiary, NAME),
    badRecordKinds: badRecord?.kinds.length === 0 ? 'missing' : null,
    badRecordDetail: badRecord === null ? null : detailProblem(badRecord),
  }
}

/** Returns how many characters are left for the words about a record. */
export const mostDetail = ({ kinds }: BadRecord): number =>
  RECORD_LENGTH - writeBadRecord({ kinds, detail: '' }).length

const detailProblem = (record: BadRecord): PersonalProblem | null =>
  textProblem(record.detail, { least: 2, most: mostDetail(record) })

/** Returns whether nothing is wrong in a section. */
export function sectionComplete(info: PersonalInfo, section: PersonalSection): boolean {
  const problems = personalProblems(info)
  return PERSONAL_SECTIONS[section].every((field) => problems[field] === null)
}

/** Returns what a section holds, to compare it by. */
function sectionText(info: PersonalInfo, section: PersonalSection): string {
  const { vocationCode, contact, region, address, controller, beneficiary, badRecord } = info
  const held = {
    occupation: [vocationCode],
    contact: [contact, region, address],
    interest: [controller, beneficiary],
    record: [badRecord],
  }
  return JSON.stringify(held[section])
}

const SECTIONS: readonly PersonalSection[] = ['occupation', 'contact', 'interest', 'record']

const isChanged = (before: PersonalInfo, info: PersonalInfo, section: PersonalSection): boolean =>
  sectionText(before, section) !== sectionText(info, section)

/** The sections that can be saved: complete, and other than what is saved. */
export function sectionsToSave(
  saved: PersonalInfo,
  info: PersonalInfo,
): readonly PersonalSection[] {
  return SECTIONS.filter(
    (section) => isChanged(saved, info, section) && sectionComplete(info, section),
  )
}

/** Returns whether something was entered since `opened` that is not saved, complete or not. */
export const hasUnsaved = (
  opened: PersonalInfo,
  saved: PersonalInfo,
  info: PersonalInfo,
): boolean =>
  SECTIONS.some((section) => isChanged(opened, info, section) && isChanged(saved, info, section))

/** The first field that needs something, in the order of the form; null for none. */
export function firstPersonalProblem(info: PersonalInfo): PersonalField | null {
  const problems = personalProblems(info)
  const fields = Object.values(PERSONAL_SECTIONS).flat()
  return fields.find((field) => problems[field] !== null) ?? null
}

const BETWEEN = '；'
const AFTER = '：'

/** A record as the one text that is stored: `kind；kind：detail`. */
export const writeBadRecord = ({ kinds, detail }: BadRecord): string =>
  `${kinds.join(BETWEEN)}${AFTER}${detail.trim()}`

/** The record of a stored text. Text without known kinds, from elsewhere, is all detail. */
export function readBadRecord(text: string): BadRecord {
  const end = text.indexOf(AFTER)
  const named = end === -1 ? [] : text.slice(0, end).split(BETWEEN)
  const kinds = BAD_RECORD_KINDS.filter((kind) => named.includes(kind))
  const isOurs = kinds.length > 0 && kinds.length === named.length
  return isOurs ? { kinds, detail: text.slice(end + 1) } : { kinds: ['其他组织'], detail: text }
}
