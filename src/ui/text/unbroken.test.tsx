// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { unbroken } from './unbroken.ts'

test.each([
  ['单位净值（03-10）', ['03-10']],
  ['C20260311，2026-03-11 09:30', ['2026-03-11']],
  ['近10年（2016-03-10 起），截至 2026-03-10', ['2016-03-10', '2026-03-10']],
  ['（1,000.00 + 货币基金 500.00 ÷ 2）÷ 1,000，取整', ['÷ 2', '÷ 1,000']],
  ['致电 400-800-8888', ['400-800-8888']],
  ['持有收益 -23.39', []],
  ['', []],
])('no line ends within a day or a number of %j', async (text, whole) => {
  const page = await inPage(<p>{unbroken(text)}</p>)
  expect(page.host.textContent).toBe(text)
  expect([...page.host.querySelectorAll('span')].map((it) => it.textContent)).toEqual(whole)
  await page.unmount()
})

test('what is no text stays as it is', () => {
  const element = <b>2026-03-11</b>
  expect(unbroken(element)).toBe(element)
  expect(unbroken(null)).toBeNull()
  expect(unbroken(7)).toBe(7)
})
