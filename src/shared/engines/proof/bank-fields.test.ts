import { expect, test } from 'vitest'
import { cardDoubt, cardProblem, mobileProblem } from './bank-fields.ts'

test.each([
  ['', '卡号应为 15 至 19 位数字，请核对'],
  ['6299010000', '卡号应为 15 至 19 位数字，请核对'],
  ['6299013964480405', null],
  ['6299013964480404', null],
])('the card number "%s" has the problem: %s', (cardNo, problem) => {
  expect(cardProblem(cardNo)).toBe(problem)
})

test.each([
  ['6299013964480404', null],
  ['6299013964480405', '请核对卡号，可能有一位数字错误'],
  ['6214830000000001', '请核对卡号，可能有一位数字错误'],
  ['621483', null],
])('the card number "%s" is in doubt: %s', (cardNo, doubt) => {
  expect(cardDoubt(cardNo)).toBe(doubt)
})

test.each([
  ['1380013800', '手机号应为 11 位数字，请核对'],
  ['1380013800x', '手机号只能是数字，请核对'],
  ['+85261234567', '手机号只能是数字，请核对'],
  ['23800138000', '手机号有误，请核对后重新输入'],
  ['19900000001', null],
])('the mobile number "%s" has the problem: %s', (mobileNo, problem) => {
  expect(mobileProblem(mobileNo)).toBe(problem)
})
