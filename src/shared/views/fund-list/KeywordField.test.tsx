// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, field, inPage, one, type } from '#ui/testing/in-page.tsx'
import { KeywordField } from './KeywordField.tsx'

const onRest = vi.fn<(words: string | undefined) => void>()
const keys = vi.fn<(text: string) => void>()
const box = (words: string | undefined) => (
  <KeywordField label="搜索" words={words} onRest={onRest} onKey={keys} />
)
const rest = () => act(async () => vi.advanceTimersByTime(400))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onRest.mockClear()
  keys.mockClear()
})

describe('the search box of a list', () => {
  it('reports each keystroke at once, and the words when typing pauses', async () => {
    const page = await inPage(box(undefined))
    await type(field(), '成')
    await type(field(), ' 成长 ')
    expect(keys.mock.calls).toEqual([['成'], [' 成长 ']])
    expect(onRest).not.toHaveBeenCalled()
    await rest()
    expect(onRest.mock.calls).toEqual([['成长']])
    await page.unmount()
  })

  it('keeps text that was typed while the address changed to the words before it', async () => {
    const page = await inPage(box(undefined))
    await type(field(), '成')
    await rest()
    await type(field(), '成长')
    await page.rerender(box('成'))
    expect(field().value).toBe('成长')
    await rest()
    expect(onRest.mock.calls).toEqual([['成'], ['成长']])
    await page.unmount()
  })

  it('follows the address when something else changes it', async () => {
    const page = await inPage(box('成长'))
    expect(field().value).toBe('成长')
    await page.rerender(box(undefined))
    expect(field().value).toBe('')
    await rest()
    expect(onRest).not.toHaveBeenCalled()
    await page.unmount()
  })

  it('reports no words when it is cleared, and nothing for blanks', async () => {
    const page = await inPage(box('成长'))
    await click(one('[aria-label=清除]'))
    await rest()
    expect(onRest.mock.calls).toEqual([[undefined]])
    await page.rerender(box(undefined))
    await type(field(), '  ')
    await rest()
    expect(onRest).toHaveBeenCalledTimes(1)
    await page.unmount()
  })
})
