/** Words for what is wrong with personal information and tax residence. */
import type { PersonalField, PersonalProblem } from '#domain/person/personal-info.ts'
import type {
  CountryProblem,
  NoNumberReason,
  TaxNumberProblem,
  TaxTextProblem,
} from '#domain/person/tax-residence.ts'

type TextField = Exclude<PersonalField, 'vocationCode' | 'region' | 'badRecordKinds'>
type TaxTextField =
  | 'familyName'
  | 'givenName'
  | 'birthPlace'
  | 'residence'
  | 'residenceEn'
  | 'explanation'

/** The labels of the fields. */
export const LABELS: Readonly<Record<PersonalField | TaxTextField, string>> = {
  vocationCode: '职业',
  contact: '联系方式',
  region: '所在地区',
  address: '详细地址',
  controller: '实际控制人姓名',
  beneficiary: '受益人姓名',
  badRecordKinds: '记录来源',
  badRecordDetail: '情况说明',
  familyName: '姓（拼音或英文）',
  givenName: '名（拼音或英文）',
  birthPlace: '出生地',
  residence: '现居地址（中文）',
  residenceEn: '现居地址（拼音或英文）',
  explanation: '未能取得的原因',
}

/** The way in which a field is named in a sentence. */
const PLAIN: Partial<Record<PersonalField | TaxTextField, string>> = {
  familyName: '姓',
  givenName: '名',
  residence: '现居地址',
  residenceEn: '现居地址的拼音或英文',
}

const WORDS: Readonly<Record<PersonalProblem | TaxTextProblem, (label: string) => string>> = {
  missing: (label) => `请填写${label}`,
  short: (label) => `${label}太短，请填写完整`,
  long: (label) => `${label}太长，请精简`,
  markup: (label) => `${label}不能包含 < 或 >`,
  format: () => '请填写手机号、带区号的电话或邮箱',
  latin: (label) => `${label.replace('的拼音或英文', '')}请用拼音或英文填写`,
}

/** Null where nothing is wrong. */
export function problemWords(
  field: TextField | TaxTextField,
  problem: PersonalProblem | TaxTextProblem | null,
): string | null {
  return problem === null ? null : WORDS[problem](PLAIN[field] ?? LABELS[field])
}

export const COUNTRY_WORDS: Readonly<Record<CountryProblem, string>> = {
  missing: '请选择国家（地区）',
  china: '中国税收居民身份已在上方选择，请选择其他国家（地区）',
  repeated: '该国家（地区）已填写，请勿重复',
}

export const TAX_NUMBER_WORDS: Readonly<Record<TaxNumberProblem, string>> = {
  missing: '请填写纳税人识别号，或说明没有的原因',
  format: '2 至 40 位字母、数字，可含空格和 - / . ( ) + * & 等符号',
  nineDigits: '美国纳税人识别号为 9 位数字',
}

/** The reason why there is no tax number. */
export const REASONS: Readonly<Record<NoNumberReason, string>> = {
  A: '该国家（地区）不发放纳税人识别号',
  B: '本人未能取得纳税人识别号',
}

/** Returns what to do first, where the field needs something. */
export function askFor(field: PersonalField, problem: PersonalProblem): string {
  if (field === 'vocationCode' || field === 'region' || field === 'badRecordKinds') {
    return `请选择${LABELS[field]}`
  }
  return WORDS[problem](LABELS[field])
}
