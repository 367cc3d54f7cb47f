import { expect, test } from 'vitest'
import { firstMissing, FORM_PARTS, type FormState } from './first-missing.ts'

const ALL: FormState = {
  closed: '该基金暂不可卖出',
  targetProblem: '请选择转入基金',
  amountProblem: '请输入金额',
  accountProblem: '请先添加银行卡',
  agreed: false,
}

test.each<[string, FormState, ReturnType<typeof firstMissing>]>([
  ['a fund that takes no order', ALL, { reason: '该基金暂不可卖出' }],
  [
    'the fund to convert into',
    { ...ALL, closed: '' },
    { reason: '请选择转入基金', target: FORM_PARTS.target },
  ],
  [
    'the amount',
    { ...ALL, closed: '', targetProblem: '' },
    { reason: '请输入金额', target: FORM_PARTS.amount },
  ],
  [
    'the account',
    { accountProblem: '请先添加银行卡', agreed: false },
    { reason: '请先添加银行卡', target: FORM_PARTS.account },
  ],
  [
    'the documents',
    { agreed: false },
    { reason: '请先阅读并同意下方文件', target: FORM_PARTS.documents },
  ],
  ['nothing', {}, null],
])('the first thing missing is %s', (_, form, missing) => {
  expect(firstMissing(form)).toEqual(missing)
})
