import {
  add,
  isZero,
  maximum,
  multiply,
  parseDecimal,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { paymentResult } from '#domain/pension/pension-saving.ts'
import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import {
  costlyEdge,
  ILLNESS,
  PARENTS_SHARE,
  salarySaving,
  type SalaryFacts,
} from '#domain/tax/salary-income.ts'
import { useCalculator } from '#shared/calculator/use-calculator.ts'
import { decimal, pensionYear, wholeYuan } from '#shared/pension/pension-year.ts'

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

/** What may still be paid in this year, yuan. */
const restOf = (entries: Entries, limit: string): Decimal =>
  maximum('0', subtract(limit, parseDecimal(decimal(entries['contributed'])) ?? '0'))

/** The fields of each step, which what was entered before decides. */
function fieldsOf(entries: Entries, limit: string): readonly (readonly CalculatorField[])[] {
  const rest = restOf(entries, limit)
  return [
    [
      amount('salary', '税前月薪', '10000000', '元/月，工资单上的应发合计'),
      amount('bonus', '全年一次性奖金', '100000000', '没有请填 0'),
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
              ['full', '由本人全额扣除', '每人每月 2,000 元'],
              ['half', '与配偶各扣一半', '每人每月 1,000 元'],
            ]),
          ]
        : []),
      choice('parents', '赡养老人', [
        NONE,
        ['alone', '独生子女', '每月扣 3,000 元'],
        ['shared', '与兄弟姐妹分摊', '每月最多扣 1,500 元'],
      ]),
      ...(entries['parents'] === 'shared'
        ? [amount('parentsShare', '本人分摊', PARENTS_SHARE, '元/月')]
        : []),
      choice('housing', '住房', [
        NONE,
        ['loan', '首套房贷利息', '每月扣 1,000 元'],
        ['rentLarge', '租房，直辖市和省会等', '每月扣 1,500 元'],
        ['rentMiddle', '租房，市区人口超过 100 万', '每月扣 1,100 元'],
        ['rentSmall', '租房，其他城市', '每月扣 800 元'],
      ]),
      choice('study', '继续教育', [
        NONE,
        ['degree', '学历教育', '每月扣 400 元'],
        ['certificate', '今年取得职业资格证书', '当年扣 3,600 元'],
      ]),
      amount(
        'illness',
        '大病医疗可扣金额',
        ILLNESS,
        '自付超过 15,000 元的部分，每年最多 80,000 元',
      ),
    ],
    [amount('other', '其他依法扣除', '1000000', '元/年，企业年金、商业健康保险等')],
    [
      amount('contributed', '今年已缴存', limit, '在开户银行查询'),
      {
        kind: 'amount',
        key: 'paid',
        label: '今年再缴存',
        note: `今年还可缴存 ${wholeYuan(rest)} 元`,
        least: '1',
        most: rest,
        ...(isZero(rest) ? { closed: '今年的额度已用完，次年 1 月 1 日重新计算' } : {}),
      },
    ],
  ]
}

const INITIAL = {
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
  const law = pensionYear()
  const { limit, table, terms } = law
  const calculator = useCalculator(
    'pension-exact',
    (entries) => fieldsOf(entries, limit).flat(),
    INITIAL,
  )
  const { entries, change, complete } = calculator
  const compute = () => {
    if (!complete || table === null) return null
    const [facts, paid] = [factsOf(entries), decimal(entries['paid'])]
    const contributed = decimal(entries['contributed'])
    // What was contributed before is deducted first: the payment saves what comes on top.
    const earlier = { ...facts, other: add(facts.other, contributed) }
    const saving = salarySaving(table, earlier, paid)
    const { before, taxable } = saving
    const of = { taxable, paid, limit: restOf(entries, limit), payoutTax: terms.payoutTax }
    return { ...paymentResult(saving, of), before, taxable, edge: costlyEdge(facts.bonus) }
  }
  return {
    steps: fieldsOf(entries, limit),
    entries,
    change,
    complete,
    /** Something was entered before. */
    begun: entries['salary'] !== '',
    law,
    result: compute(),
  }
}
