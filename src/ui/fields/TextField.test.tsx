// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, test } from 'vitest'

import { TextField, type TextFieldProps } from './TextField.tsx'
import type { TextForm } from './use-typed-text.ts'
import { axeFindings, button, click, field, inPage, type } from '#ui/testing/in-page.tsx'

const form: TextForm = {
  plain: (text) => text.replace(/[\s-]/g, ''),
  fits: (value) => /^\d*$/.test(value),
}
const fours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ')

function Card(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="银行卡号"
      inputMode="numeric"
      form={form}
      format={fours}
      value={value}
      onChange={setValue}
      problem={form.fits(value) ? (value.length < 6 ? '卡号不完整' : null) : '卡号只能是数字'}
      note="仅支持储蓄卡"
      clearable
      {...props}
    />
  )
}
const leave = (input: HTMLInputElement) =>
  act(async () => {
    input.focus()
    input.blur()
  })
const hint = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')

test('says what is wrong once the field was left, and takes it back when it is right', async () => {
  const page = await inPage(<Card />)
  await type(field(), '12345')
  expect(hint()?.textContent).toBe('仅支持储蓄卡')
  await leave(field())
  expect(hint()?.textContent).toBe('卡号不完整')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(await axeFindings()).toEqual([])
  await type(field(), '123456')
  expect(hint()?.textContent).toBe('仅支持储蓄卡')
  await page.unmount()
})

test('an empty field that was only passed through is not called wrong', async () => {
  const page = await inPage(<Card />)
  await leave(field())
  expect(hint()?.textContent).toBe('仅支持储蓄卡')
  await page.unmount()
})

test("says the provider's word at once", async () => {
  const page = await inPage(<Card error="暂不支持该银行卡" />)
  expect(hint()?.textContent).toBe('暂不支持该银行卡')
  await page.unmount()
})

test('groups what is typed and keeps the caret', async () => {
  const page = await inPage(<Card />)
  const input = field()
  input.focus()
  await type(input, '12345678')
  expect(input.value).toBe('1234 5678')
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, 'value', '1294 5678', input)
    input.setSelectionRange(3, 3)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(input.value).toBe('1294 5678')
  expect(input.selectionStart).toBe(3)
  await click(button('清除银行卡号'))
  expect(input.value).toBe('')
  await page.unmount()
})

test('keeps what it cannot use in sight, and says at once what is wrong', async () => {
  const page = await inPage(<Card />)
  await type(field(), '6222 02x')
  expect(field().value).toBe('6222 02x')
  expect(hint()?.textContent).toBe('卡号只能是数字')
  expect(hint()?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(await axeFindings()).toEqual([])
  await type(field(), '6222-0226')
  expect(field().value).toBe('6222 0226')
  expect(hint()?.textContent).toBe('仅支持储蓄卡')
  await page.unmount()
})

test('brings up the right keyboard and lets nothing be filled in', async () => {
  const page = await inPage(<Card />)
  expect(field().inputMode).toBe('numeric')
  expect(field().autocomplete).toBe('off')
  await page.unmount()
})
