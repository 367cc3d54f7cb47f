/** The laws of income tax and of the personal pension (rules.md#income-tax). Assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, nothing } from '#api/fields.ts'
import { matching } from '#domain/text-formats.ts'

const decimal = matching(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/, 'A decimal of 0 and more')
const year = v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2200))
const source = v.object({ title: v.string(), published: date8 })
/** The years of a rule; `until` is null where the law names no end. */
const inForce = { from: year, until: v.nullable(year) }

/**
 * Brackets and rows rise, and the last one has no end: a set that does not is refused whole, and
 * the built-in one is kept.
 */
function rising(rows: readonly { readonly upTo: string | null }[]): boolean {
  return rows.every(({ upTo }, at) => {
    const next = rows[at + 1]
    if (next === undefined) return upTo === null
    return upTo !== null && (next.upTo === null || Number(next.upTo) > Number(upTo))
  })
}

const brackets = v.pipe(
  v.array(v.object({ upTo: v.nullable(decimal), rate: decimal })),
  v.minLength(1),
  v.check((all) => rising(all), 'The brackets do not rise to one without an end'),
)
const bonusRows = v.pipe(
  v.array(v.object({ upTo: v.nullable(decimal), rate: decimal, less: decimal })),
  v.minLength(1),
  v.check((all) => rising(all), 'The rows do not rise to one without an end'),
)
const payoutReason = v.picklist([
  'pensionAge',
  'unableToWork',
  'settledAbroad',
  'medicalCost',
  'unemployment',
  'minimumAllowance',
])

export const queryTaxRules = query({
  name: 'queryTaxRules',
  about:
    'Gives the laws of income tax and of the personal pension, each with its years and source.',
  method: 'GET',
  path: '/api/pension/queryTaxRules',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  // Read whole: a sum needs all of its rules.
  payload: v.object({
    /** The day on which the set was compared with what is published. */
    knownOn: date8,
    /** Rates in percent, amounts in yuan a year. */
    tables: v.array(
      v.object({ kind: v.picklist(['comprehensive', 'business']), ...inForce, brackets, source }),
    ),
    /** The way in which a yearly bonus is taxed apart, by a twelfth of it. */
    bonus: v.array(v.object({ ...inForce, rows: bonusRows, source })),
    /** Percent of the tax of a sole trader that is still due up to an income. */
    soleTraderReliefs: v.array(v.object({ ...inForce, upTo: decimal, due: decimal, source })),
    deductions: v.array(
      v.object({
        ...inForce,
        basic: decimal,
        child: decimal,
        parentsAlone: decimal,
        parentsShare: decimal,
        housing: v.object({
          loan: decimal,
          rentLarge: decimal,
          rentMiddle: decimal,
          rentSmall: decimal,
        }),
        degree: decimal,
        certificate: decimal,
        illness: decimal,
        source,
      }),
    ),
    /** Newest first. */
    pension: v.array(
      v.object({
        from: date8,
        yearlyLimit: decimal,
        payoutTax: decimal,
        payoutReasons: v.array(payoutReason),
        sources: v.array(source),
      }),
    ),
  }),
})
