// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { PersonLine } from './PersonLine.tsx'

let page: InPage
afterEach(() => page.unmount())

const { author } = testItem()
async function said(left: string | null): Promise<string> {
  page = await inPage(<PersonLine author={{ ...author, left }} time="20260311093000" />)
  return page.host.textContent
}

test('who has left the company is shown with the day', async () => {
  const words = await said('20251231')
  expect(words).toContain('已离任 2025-12-31')
  expect(words).not.toContain('本公司')
})

test('who is still there speaks for the company', async () => {
  const words = await said(null)
  expect(words).toContain('本公司')
  expect(words).not.toContain('离任')
})
