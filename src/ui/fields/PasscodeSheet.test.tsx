// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

import { PasscodeSheet, type PasscodeSheetProps } from './PasscodeSheet.tsx'
import {
  axeFindings,
  button,
  click,
  inPage,
  one,
  press,
  type InPage,
} from '#ui/testing/in-page.tsx'

const idle = (): void => undefined

function sheet(props: Partial<PasscodeSheetProps>) {
  return (
    <>
      <button type="button">确认买入</button>
      <PasscodeSheet
        open
        title="输入交易密码"
        amount="1,000.00"
        onComplete={idle}
        onClose={idle}
        onForgot={idle}
        {...props}
      />
    </>
  )
}

/** The page as text, for comparing; React's generated ids are left out. */
const pageText = (): string => document.body.innerHTML.replace(/_r_\w+_/gu, '')
const filled = (): string | null => one('[role=img]').getAttribute('aria-label')

async function enter(digits: string): Promise<void> {
  for (const digit of digits) await press(digit)
}

describe('PasscodeSheet', () => {
  let page: InPage
  afterEach(() => page.unmount())

  it('hands six digits over once, by keypad or keyboard, with a correction between', async () => {
    const codes: string[] = []
    page = await inPage(sheet({ onComplete: (code) => void codes.push(code) }))
    await click(button('1'))
    await enter('359')
    await press('Backspace')
    await click(button('删除'))
    expect(filled()).toBe('已输入 2 位，共 6 位')
    await enter('5790')
    expect(codes).toEqual(['135790'])
  })

  it('is empty again after six digits, whatever the outcome', async () => {
    const codes: string[] = []
    page = await inPage(sheet({ onComplete: (code) => void codes.push(code) }))
    await enter('111111222222')
    expect(codes).toEqual(['111111', '222222'])
  })

  it('leaves the same page behind whatever the digits, at every length', async () => {
    const pages = async (code: string): Promise<string[]> => {
      page = await inPage(sheet({ onComplete: () => new Promise(() => undefined) }))
      const seen: string[] = []
      for (const digit of code) {
        await press(digit)
        seen.push(pageText())
      }
      const values = [...document.querySelectorAll('input')].map((input) => input.value)
      expect(values.join('')).toBe('')
      await page.unmount()
      return seen
    }
    expect(await pages('135790')).toEqual(await pages('246813'))
    page = await inPage(null)
  })

  it('is busy and stays while its handler works, then is ready for another try', async () => {
    let settle = idle
    let closed = 0
    const codes: string[] = []
    const props: Partial<PasscodeSheetProps> = {
      onClose: () => void (closed += 1),
      onComplete: (code) => {
        codes.push(code)
        return new Promise<void>((resolve) => {
          settle = resolve
        })
      },
    }
    page = await inPage(sheet(props))
    await enter('1111112')
    await press('Escape')
    expect(codes).toEqual(['111111'])
    expect(closed).toBe(0)
    expect(button('1').disabled).toBe(true)
    await act(async () => settle())
    await page.rerender(sheet({ ...props, error: '交易密码错误' }))
    expect(one('[role=alert]').textContent).toBe('交易密码错误')
    expect(filled()).toBe('已输入 0 位，共 6 位')
    await enter('222222')
    expect(codes).toEqual(['111111', '222222'])
    await act(async () => settle())
    await press('Escape')
    expect(closed).toBe(1)
  })

  it('forgets what was typed when it closes, and gives the focus back', async () => {
    const codes: string[] = []
    const props = { onComplete: (code: string) => void codes.push(code) }
    page = await inPage(sheet({ ...props, open: false }))
    button('确认买入').focus()
    await page.rerender(sheet(props))
    expect(one('[role=dialog]').contains(document.activeElement)).toBe(true)
    await enter('123')
    await page.rerender(sheet({ ...props, open: false }))
    expect(document.activeElement).toBe(button('确认买入'))
    await page.rerender(sheet(props))
    await enter('456')
    expect(codes).toEqual([])
    expect(filled()).toBe('已输入 3 位，共 6 位')
  })

  it('has nothing that axe finds wrong', async () => {
    page = await inPage(sheet({ error: '交易密码错误' }))
    expect(await axeFindings()).toEqual([])
  })
})
