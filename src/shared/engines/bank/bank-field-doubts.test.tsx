// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { field, inPage, type, type InPage } from '#ui/testing/in-page.tsx'
import { CardNumberField } from '#shared/engines/proof/BankFields.tsx'

let page: InPage
afterEach(() => page.unmount())

function Field() {
  const [value, setValue] = useState('')
  return <CardNumberField value={value} onChange={setValue} note="仅支持本人名下的储蓄卡" />
}

async function leaveWith(cardNo: string): Promise<string> {
  page = await inPage(<Field />, 'div')
  field().focus()
  await type(field(), cardNo)
  const whileTyping = document.body.textContent ?? ''
  expect(whileTyping).not.toContain('请核对卡号')
  await act(async () => field().blur())
  return document.body.textContent ?? ''
}

test('a number that fails the Luhn sum is doubted in the note once the field is left', async () => {
  const shown = await leaveWith('6214830000000001')
  expect(shown).toContain('请核对卡号，可能有一位数字错误。仅支持本人名下的储蓄卡')
  expect(field().getAttribute('aria-invalid')).not.toBe('true')
})

test('a likely number keeps its note', async () => {
  const shown = await leaveWith('6299013964480404')
  expect(shown).toContain('仅支持本人名下的储蓄卡')
  expect(shown).not.toContain('请核对卡号')
})
