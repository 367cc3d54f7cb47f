import { expect, it, test } from 'vitest'
import { fieldProblem, firstProblem, type CalculatorField } from './calculator-fields.ts'

const AMOUNT: CalculatorField = {
  kind: 'amount',
  key: 'paid',
  label: '每年缴存',
  least: '1',
  most: '12000',
}
const CLOSED: CalculatorField = { ...AMOUNT, most: '0', closed: '今年的额度已用完' }
const RATE: CalculatorField = {
  kind: 'percent',
  key: 'rate',
  label: '收益率',
  least: '0',
  most: '5',
}
const COUNT: CalculatorField = { kind: 'count', key: 'n', label: '人数', least: '0', most: '10' }
const MONTH: CalculatorField = {
  kind: 'month',
  key: 'birth',
  label: '出生年月',
  first: '194601',
  last: '201003',
}
const CHOICE: CalculatorField = {
  kind: 'choice',
  key: 'group',
  label: '性别',
  choices: [{ key: 'man', label: '男', notes: [] }],
}

const OPEN: CalculatorField = { kind: 'amount', key: 'sum', label: '金额', least: '0.01' }
const WORDED: CalculatorField = { ...COUNT, wrong: '请输入 0 到 10 的整数' }

test.each([
  [OPEN, '999999999999.99', null],
  [OPEN, '1.', null],
  [OPEN, '0', '金额至少 0.01 元'],
  [WORDED, '10', null],
  [WORDED, '11', '请输入 0 到 10 的整数'],
  [WORDED, '1.5', '请输入 0 到 10 的整数'],
  [AMOUNT, '12000', null],
  [AMOUNT, '12000.', null],
  [AMOUNT, '0.99', '每年缴存为 1 至 12,000 元'],
  [AMOUNT, '12000.01', '每年缴存为 1 至 12,000 元'],
  [AMOUNT, '-5', '每年缴存为 1 至 12,000 元'],
  [AMOUNT, '1e3', '每年缴存为 1 至 12,000 元'],
  [AMOUNT, '', '请输入每年缴存'],
  [CLOSED, '1', '今年的额度已用完'],
  [CLOSED, '', '今年的额度已用完'],
  [RATE, '0', null],
  [RATE, '5.01', '收益率为 0 至 5%'],
  [COUNT, '2', null],
  [COUNT, '2.5', '人数为 0 至 10'],
  [COUNT, '11', '人数为 0 至 10'],
  [MONTH, '199006', null],
  [MONTH, '201004', '请选择出生年月'],
  [MONTH, '', '请选择出生年月'],
  [CHOICE, 'man', null],
  [CHOICE, 'constructor', '请选择性别'],
] as const)('the field %o with the entry %j says %j', (field, entry, problem) => {
  expect(fieldProblem(field, entry)).toBe(problem)
})

it('names the first field that needs something', () => {
  const fields = [CHOICE, AMOUNT, RATE]
  expect(firstProblem(fields, { group: 'man', rate: '9' })?.key).toBe('paid')
  expect(firstProblem(fields, { group: 'man', paid: '5', rate: '3' })).toBeNull()
})
