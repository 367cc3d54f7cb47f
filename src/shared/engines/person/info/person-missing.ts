/** The form's needs before it can be saved. */
import {
  firstPersonalProblem,
  personalProblems,
  type PersonalInfo,
} from '#domain/person/personal-info.ts'
import { taxProblems, type TaxInfo } from '#domain/person/tax-residence.ts'
import type { Missing } from '#ui/base/Button.tsx'
import { fieldId } from './field-id.ts'
import { askFor, problemWords } from './person-words.ts'

/** The first thing missing in the personal information; null for nothing. */
export function personalMissing(info: PersonalInfo): Missing | null {
  const field = firstPersonalProblem(info)
  if (field === null) return null
  const problem = personalProblems(info)[field] ?? 'missing'
  return { reason: askFor(field, problem), target: fieldId(field) }
}

const TEXTS = ['familyName', 'givenName', 'birthPlace', 'residence', 'residenceEn'] as const

/** The first thing missing in the tax residence; null for nothing. */
export function taxMissing(info: TaxInfo): Missing | null {
  const problems = taxProblems(info)
  if (problems.crsType !== null) {
    return { reason: '请选择税收居民身份', target: fieldId('crsType') }
  }
  for (const field of TEXTS) {
    const words = problemWords(field, problems[field])
    if (words !== null) return { reason: words, target: fieldId(field) }
  }
  const target = fieldId('taxResidences')
  if (problems.taxResidences === 'missing') return { reason: '请添加税收居民国（地区）', target }
  if (problems.taxResidences === 'tooMany') return { reason: '最多填写 3 个国家（地区）', target }
  const isWrong = problems.each.some((each) => Object.values(each).some((it) => it !== null))
  return isWrong ? { reason: '请补充标记的国家（地区）', target } : null
}

/** The parts that are missing until the declaration is made. */
export const DECLARATION_MISSING = {
  reason: '请阅读并勾选声明',
  target: 'tax-declaration',
} as const satisfies Missing
