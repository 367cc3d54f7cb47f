// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readDocument } from '#domain/page/document.ts'
import { pageFacts } from './use-page.ts'

const HILLS = '/documents/pages/hills.png'

function sharedPicture(shareImgUrl: string): string {
  const page = readDocument({ root: { props: { title: '页', shareImgUrl } }, content: [] })
  if (typeof page === 'string') throw new Error(page)
  const of = { pageId: 'p-1', version: 1, arm: null, preview: null, nextChangeAt: null }
  return pageFacts({ kind: 'page', page, of, keptAt: null }, '/pageBuilder').share.picture
}

test.each([
  ['none', '', ''],
  ['its own', HILLS, HILLS],
  ['a host of media', 'https://media.hean.example/a.png', 'https://media.hean.example/a.png'],
  ['a site that pages may lead to', 'https://mall.hean.example/a.png', ''],
  ['another site', 'https://evil.example/a.png', ''],
  ['a script', 'javascript:alert(1)', ''],
  ['plain http', 'http://media.hean.example/a.png', ''],
])('a page is shared with a picture of %s: %j gives %j', (_, written, shared) => {
  expect(sharedPicture(written)).toBe(shared)
})
