// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { axeFindings, button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { Flash } from './Flash.tsx'

let page: InPage
afterEach(() => page.unmount())

test('a flash can be reported: its own button opens more', async () => {
  const onMore = vi.fn<() => void>()
  const flash = testItem({ kind: 'flash', title: '央行开展逆回购', summary: '操作利率不变' })
  page = await inPage(<Flash item={flash} onMore={onMore} />)
  expect(page.host.textContent).toContain('操作利率不变')
  await click(button('更多 央行开展逆回购'))
  expect(onMore).toHaveBeenCalledOnce()
  expect(await axeFindings()).toEqual([])
})
