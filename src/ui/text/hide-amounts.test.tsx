// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HideAmountsButton } from './HideAmountsButton.tsx'
import { useHiddenAmounts } from './hide-amounts.ts'
import { axeFindings, button, click, inPage, one } from '#ui/testing/in-page.tsx'

function Amount() {
  const { veil } = useHiddenAmounts()
  return <output>{veil('1,234.00')}</output>
}

function Page() {
  return (
    <>
      <HideAmountsButton />
      <Amount />
    </>
  )
}

beforeEach(() => localStorage.clear())

test('hides every amount of the page at once, and shows them again', async () => {
  const page = await inPage(<Page />)
  expect(one('output').textContent).toBe('1,234.00')
  await click(button('隐藏金额'))
  expect(one('output').textContent).toBe('****')
  expect(button('隐藏金额').getAttribute('aria-pressed')).toBe('true')
  expect(await axeFindings()).toEqual([])
  await click(button('隐藏金额'))
  expect(one('output').textContent).toBe('1,234.00')
  await page.unmount()
})

test('is remembered for the next visit', async () => {
  const first = await inPage(<Page />)
  await click(button('隐藏金额'))
  await first.unmount()
  const second = await inPage(<Page />)
  expect(one('output').textContent).toBe('****')
  await second.unmount()
})

test.each([
  ['is full', ['setItem']],
  ['is closed', ['getItem', 'setItem']],
] as const)('is a choice for the page where the storage %s', async (_, methods) => {
  for (const method of methods) {
    const refuse = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    onTestFinished(() => refuse.mockRestore())
  }
  const page = await inPage(<Page />)
  await click(button('隐藏金额'))
  expect(one('output').textContent).toBe('****')
  await click(button('隐藏金额'))
  expect(one('output').textContent).toBe('1,234.00')
  await page.unmount()
})
