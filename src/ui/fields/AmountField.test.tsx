// @vitest-environment jsdom
import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'

import { amountForm } from '#domain/money/amount-text.ts'
import { AmountField } from './AmountField.tsx'
import { button, click, field, inPage, one, type } from '#ui/testing/in-page.tsx'

function Form({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('')
  return (
    <AmountField
      label="买入金额"
      unit="元"
      form={amountForm}
      clearable
      value={value}
      onChange={setValue}
      note="最低 10.00 元"
      {...(error === undefined ? {} : { error })}
    />
  )
}

describe('AmountField', () => {
  it('takes digits and two decimals, and refuses the rest', async () => {
    const page = await inPage(<Form />)
    const input = field()
    expect(input.inputMode).toBe('decimal')
    await type(input, '1000.5')
    expect(input.value).toBe('1,000.5')
    await type(input, '1000.555')
    expect(input.value).toBe('1,000.5')
    await type(input, '1000.5x')
    expect(input.value).toBe('1,000.5')
    await page.unmount()
  })

  it('says why a pasted amount is not taken, until the next edit that is', async () => {
    const page = await inPage(<Form />)
    const input = field()
    const said = () => one('[aria-live]').textContent
    await type(input, '5万')
    expect(said()).toBe('请输入完整数字，例如 5万 请输入 50000')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await type(input, '10.005')
    expect(said()).toBe('最多输入两位小数')
    await type(input, '10.05')
    expect(said()).toBe('最低 10.00 元')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    await page.unmount()
  })

  it('groups the digits, names the place of the first, and keeps the caret among them', async () => {
    const page = await inPage(<Form />)
    const input = field()
    await type(input, '123456')
    expect(input.value).toBe('123,456')
    expect(page.host.textContent).toContain('首位 十万')
    input.focus()
    await act(async () => {
      Reflect.set(HTMLInputElement.prototype, 'value', '1293,456', input)
      input.setSelectionRange(3, 3)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(input.value).toBe('1,293,456')
    expect(input.selectionStart).toBe(4)
    await page.unmount()
  })

  it('describes the field by its note, and by its error once there is one', async () => {
    const page = await inPage(<Form />)
    const input = field()
    const description = () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
    expect(description()).toBe('最低 10.00 元')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    await page.rerender(<Form error="余额不足，请减少金额" />)
    expect(description()).toBe('余额不足，请减少金额')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(field().labels?.[0]?.control).toBe(input)
    await page.unmount()
  })

  it('clears and keeps the focus', async () => {
    const page = await inPage(<Form />)
    const input = field()
    await type(input, '10')
    await click(button('清除买入金额'))
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
    await page.unmount()
  })
})
