import { expect, test } from 'vitest'
import {
  captchaForm,
  cardForm,
  codeForm,
  dayForm,
  identityForm,
  mobileForm,
  navForm,
  percentForm,
  wholeDay,
} from './number-forms.ts'

test.each([
  ['13800138000', '13800138000', true],
  ['+86 138 0013 8000', '13800138000', true],
  ['8613800138000', '13800138000', true],
  ['0086-138-0013-8000', '13800138000', true],
  ['（＋８６）１３８００１３８０００', '13800138000', true],
  ['１３８００１３８０００', '13800138000', true],
  ['\u202d138 0013 8000\u202c', '13800138000', true],
  ['138\u00a00013\u20028000', '13800138000', true],
  ['١٣٨٠٠١٣٨٠٠٠', '13800138000', true],
  // On the way to a whole number.
  ['+', '+', true],
  ['+86', '+86', true],
  ['861380013800', '861380013800', true],
  // A number that begins with 86, and numbers of elsewhere.
  ['86138001380', '86138001380', true],
  ['138001380001', '138001380001', false],
  ['+85261234567', '+85261234567', false],
  ['138x', '138x', false],
])('a mobile number %j is %j and may become one: %s', (typed, plain, fits) => {
  expect(mobileForm.plain(typed)).toBe(plain)
  expect(mobileForm.fits(plain)).toBe(fits)
})

test.each([
  [cardForm, '6222 0226-0011', '622202260011', true],
  [cardForm, '６２２２０２', '622202', true],
  [cardForm, '6222\u30000226', '62220226', true],
  [cardForm, '卡号6222', '卡号6222', false],
  [cardForm, '1'.repeat(20), '1'.repeat(20), false],
  [codeForm, '１２３ ４５６', '123456', true],
  [codeForm, '1234567', '1234567', false],
  [codeForm, '验证码123456', '123456', true],
  [codeForm, '验证码 123-456 勿告知他人', '123456', true],
  [codeForm, '尾号 123456，验证码 654321', '尾号123456,验证码654321', false],
  [codeForm, '验证码1234567', '验证码1234567', false],
  [captchaForm, 'ａＢ３ x', 'aB3x', true],
  [captchaForm, '图', '图', false],
  [identityForm, '11010519491231002Ｘ', '11010519491231002X', true],
  [identityForm, '110105 19491231 002x', '11010519491231002X', true],
  [identityForm, '11010519491231002×', '11010519491231002X', true],
  [identityForm, '11010519491231002х', '11010519491231002X', true],
  [identityForm, '110105194912310021X', '110105194912310021X', false],
  [identityForm, '1101X', '1101X', true],
  [identityForm, 'X1', 'X1', false],
  [codeForm, '【禾岸】验证码 204817，5 分钟内有效', '204817', true],
  [dayForm, '2025 03 11', '20250311', true],
  [dayForm, '２０２５０３１１', '20250311', true],
  [dayForm, '2025年03月11日', '20250311', true],
  [dayForm, '2025.03.11', '20250311', true],
  [dayForm, '2025-03-', '2025-03-', true],
  [dayForm, '2025.3.11', '20250311', true],
  [dayForm, '2020-1-5', '20200105', true],
  [dayForm, '2020/1/5', '20200105', true],
  [dayForm, '2020.1.5', '20200105', true],
  [dayForm, '2040年1月5日', '20400105', true],
  [dayForm, '2040 年 12 月 1 日', '20401201', true],
  [dayForm, '２０２０－１－５', '20200105', true],
  // A digit more may follow.
  [dayForm, '2020-1-1', '2020-1-1', true],
  [dayForm, '2020-1-', '2020-1-', true],
  [dayForm, '2020-111', '2020-111', false],
  [dayForm, '202503111', '202503111', false],
  [percentForm, '１２．５％', '12.5', true],
  [percentForm, '12,5', '12.5', true],
  [navForm, '１。2345', '1.2345', true],
  [navForm, '1,23456', '1.23456', false],
  [navForm, '-1', '-1', false],
  [percentForm, '12。5', '12.5', true],
  [percentForm, '12.555', '12.555', false],
  [percentForm, '1000', '1000', true],
  [percentForm, '1e2', '1e2', false],
])('%# a number %j is %j and may become one: %s', (form, typed, plain, fits) => {
  expect(form.plain(typed)).toBe(plain)
  expect(form.fits(plain)).toBe(fits)
})

test.each([
  ['2020-1-1', '20200101'],
  ['2020年1月3', '20200103'],
  ['2020.12.1', '20201201'],
  ['20200101', '20200101'],
  ['2020-1', '2020-1'],
  ['', ''],
])('a day left as %j is %j', (left, day) => {
  expect(wholeDay(left)).toBe(day)
})

test('a day can be typed key by key with signs between its parts', () => {
  for (const typed of ['2020-1-15', '2020.11.30', '2020年1月15日', '2020/1/5'])
    expect(wholeDay(Array.from(typed).reduce((value, key) => dayForm.plain(value + key), ''))).toBe(
      wholeDay(typed),
    )
})
