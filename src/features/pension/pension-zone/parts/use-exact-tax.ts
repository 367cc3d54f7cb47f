import {
  add,
  compare,
  isZero,
  maximum,
  multiply,
  parseDecimal,
  roundCent,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { paymentResult } from '#domain/pension/pension-saving.ts'
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { incomeTax, savingOf, type Saving } from '#domain/tax/income-tax.ts'
import {
  costlyEdge,
  DEDUCTIONS,
  salarySaving,
  type DeductionAmounts,
  type SalaryFacts,
} from '#domain/tax/salary-income.ts'
import { salaryLawOf, taxLawOf } from '#domain/tax/tax-rules.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'
import {
  decimal,
  pensionYear,
  wholeYuan,
  yearFields,
  type PensionYear,
} from '#shared/engines/pension/pension-year.ts'
import { useTaxRules } from '#shared/engines/pension/use-tax-rules.ts'

type Entries = Readonly<Record<string, string>>

export const STEPS = ['收入', '社保', '专项扣除', '其他扣除', '缴存'] as const

const amount = (key: string, label: string, most: string, note: string): CalculatorField => ({
  kind: 'amount',
  key,
  label,
  note,
  least: '0',
  most,
})
const choice = (
  key: string,
  label: string,
  choices: readonly (readonly [key: string, label: string, note: string])[],
): CalculatorField => ({
  kind: 'choice',
  key,
  label,
  choices: choices.map(([of, text, note]) => ({ key: of, label: text, notes: [note] })),
})

const NONE = ['none', '没有', '不扣除'] as const

/** Returns what may still be paid in this year, yuan. */
const restOf = (entries: Entries, limit: string): Decimal =>
  maximum('0', subtract(limit, parseDecimal(decimal(entries['contributed'])) ?? '0'))

const aMonth = (amountOf: Decimal) => `每月扣 ${wholeYuan(amountOf)} 元`

/** The fields of each step, which what was entered before decides. */
function fieldsOf(
  entries: Entries,
  { limit, year, isOver }: PensionYear,
  sums: DeductionAmounts,
): readonly (readonly CalculatorField[])[] {
  const rest = restOf(entries, limit)
  return [
    [
      ...yearFields(),
      amount('salary', '税前月薪', '10000000', '元/月，工资单上的应发合计'),
      amount('bonus', '全年一次性奖金', '100000000', '没有请填 0'),
      choice('business', '另有经营所得', [
        ['none', '没有', '只有工资'],
        ['soleTrader', '个体工商户', '有减半征收的优惠'],
        ['business', '个人独资、合伙企业等', '没有减半征收的优惠'],
      ]),
      ...(businessOf(entries) === null
        ? []
        : [
            amount(
              'businessIncome',
              '经营所得的年应纳税所得额',
              '100000000',
              '没有再扣 60,000 元的',
            ),
          ]),
    ],
    [amount('insurance', '个人缴纳的社保公积金', '1000000', '元/月，工资单上的代扣合计')],
    [
      {
        kind: 'count',
        key: 'children',
        label: '子女或婴幼儿人数',
        note: '没有请填 0',
        least: '0',
        most: '10',
      },
      ...(/^[1-9]/.test(entries['children'] ?? '')
        ? [
            choice('childShare', '子女扣除方式', [
              ['full', '由本人全额扣除', `每人每月 ${wholeYuan(sums.child)} 元`],
              ['half', '与配偶各扣一半', `每人每月 ${wholeYuan(multiply(sums.child, '0.5'))} 元`],
            ]),
          ]
        : []),
      choice('parents', '赡养老人', [
        NONE,
        ['alone', '独生子女', aMonth(sums.parentsAlone)],
        ['shared', '与兄弟姐妹分摊', `每月最多扣 ${wholeYuan(sums.parentsShare)} 元`],
      ]),
      ...(entries['parents'] === 'shared'
        ? [amount('parentsShare', '本人分摊', sums.parentsShare, '元/月')]
        : []),
      choice('housing', '住房', [
        NONE,
        ['loan', '首套房贷利息', aMonth(sums.housing.loan)],
        ['rentLarge', '租房，直辖市和省会等', aMonth(sums.housing.rentLarge)],
        ['rentMiddle', '租房，市区人口超过 100 万', aMonth(sums.housing.rentMiddle)],
        ['rentSmall', '租房，其他城市', aMonth(sums.housing.rentSmall)],
      ]),
      choice('study', '继续教育', [
        NONE,
        ['degree', '学历教育', aMonth(sums.degree)],
        ['certificate', '今年取得职业资格证书', `当年扣 ${wholeYuan(sums.certificate)} 元`],
      ]),
      amount(
        'illness',
        '大病医疗可扣金额',
        sums.illness,
        `自付超过 15,000 元的部分，每年最多 ${wholeYuan(sums.illness)} 元`,
      ),
    ],
    [amount('other', '其他依法扣除', '1000000', '元/年，企业年金、商业健康保险等')],
    [
      ...(isOver ? [] : [amount('contributed', '今年已缴存', limit, '在开户银行查询')]),
      {
        kind: 'amount',
        key: 'paid',
        label: isOver ? `${year} 年已缴存` : '今年再缴存',
        note: isOver ? '在开户银行查询' : `今年还可缴存 ${wholeYuan(rest)} 元`,
        least: '1',
        most: isOver ? limit : rest,
        ...(isZero(rest) && !isOver ? { closed: '今年的额度已用完，次年 1 月 1 日重新计算' } : {}),
      },
    ],
  ]
}

const INITIAL = {
  year: 'this',
  business: 'none',
  businessIncome: '0',
  salary: '',
  bonus: '0',
  insurance: '',
  children: '0',
  childShare: 'full',
  parents: 'none',
  parentsShare: '0',
  housing: 'none',
  study: 'none',
  illness: '0',
  other: '0',
  contributed: '0',
  paid: '12000',
} as const

/** The kind of an own business; null without one. */
const businessOf = (entries: Entries): 'soleTrader' | 'business' | null =>
  entries['business'] === 'soleTrader' || entries['business'] === 'business'
    ? entries['business']
    : null

const oneOf = <T extends string>(known: readonly T[], entry: string | undefined): T | 'none' =>
  known.find((it) => it === entry) ?? 'none'

const factsOf = (entries: Entries): SalaryFacts => ({
  salary: decimal(entries['salary']),
  bonus: decimal(entries['bonus']),
  insurance: decimal(entries['insurance']),
  other: decimal(entries['other']),
  deductions: {
    children: multiply(
      decimal(entries['children']),
      entries['childShare'] === 'half' ? '0.5' : '1',
    ),
    parents: oneOf(['alone', 'shared'], entries['parents']),
    parentsShare: decimal(entries['parentsShare']) || '0',
    housing: oneOf(['loan', 'rentLarge', 'rentMiddle', 'rentSmall'], entries['housing']),
    study: oneOf(['degree', 'certificate'], entries['study']),
    illness: decimal(entries['illness']),
  },
})

/** The exact way: five steps. `result` is null while it cannot be computed. */
export function useExactTax() {
  const rules = useTaxRules()
  const lawOf = (entries: Entries) => pensionYear(rules, { settled: entries['year'] === 'last' })
  const stepsOf = (entries: Entries) => {
    const law = lawOf(entries)
    return fieldsOf(entries, law, salaryLawOf(rules, law.year)?.deductions ?? DEDUCTIONS)
  }
  const calculator = useCalculator('pension-exact', (entries) => stepsOf(entries).flat(), INITIAL)
  const { entries, change, complete } = calculator
  const law = lawOf(entries)
  const { limit, terms, year } = law
  const salaryLaw = salaryLawOf(rules, year)
  const business = businessOf(entries)
  const own = business === null ? null : taxLawOf(rules, year, business)
  const compute = () => {
    if (!complete || salaryLaw === null) return null
    const [facts, paid] = [factsOf(entries), decimal(entries['paid'])]
    const contributed = law.isOver ? '0' : decimal(entries['contributed'])
    // The sum contributed before is deducted first: the payment saves what comes on top.
    const earlier = { ...facts, other: add(facts.other, contributed) }
    const bySalary = salarySaving(salaryLaw, earlier, paid)
    const edge = salaryLaw.bonus && costlyEdge(facts.bonus, salaryLaw.bonus)
    const most = law.isOver ? limit : restOf(entries, limit)
    const resultOf = (saving: Saving, taxable: Decimal) =>
      paymentResult(saving, { taxable, paid, limit: most, payoutTax: terms.payoutTax })
    if (own === null || own.table === null) {
      const { before, taxable } = bySalary
      return { ...resultOf(bySalary, taxable), before, taxable, edge }
    }
    // A payment is deducted from one kind of income: from the one where it saves more.
    const income = decimal(entries['businessIncome'])
    const byBusiness = savingOf(own.table, income, paid)
    const before = roundCent(add(bySalary.before, incomeTax(own.table, income)))
    const [saving, taxable] =
      compare(byBusiness.saved, bySalary.saved) > 0
        ? [byBusiness, income]
        : [bySalary, bySalary.taxable]
    return { ...resultOf(saving, taxable), before, taxable, edge }
  }
  return {
    steps: stepsOf(entries),
    entries,
    change,
    complete,
    /** Something was entered before. */
    begun: entries['salary'] !== '',
    law,
    salaryLaw,
    /** The law of an own business; null without one. */
    own,
    result: compute(),
  }
}
