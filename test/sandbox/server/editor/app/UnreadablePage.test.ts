import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnreadablePage } from './UnreadablePage.tsx'

it('offers a file and the way back where a draft cannot be opened', () => {
  const page = createElement(UnreadablePage, {
    pageId: 'p-lost',
    who: '编辑甲',
    onImport: () => {},
  })
  const html = renderToStaticMarkup(page)
  expect(html).toContain('<a href="#/p-lost">')
  expect(html).toContain('type="file"')
  expect(html).toContain('导入 JSON</button>')
})
