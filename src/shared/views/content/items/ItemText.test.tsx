// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { testWholeItem } from '#shared/views/content/testing/test-item.ts'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { ItemText } from './ItemText.tsx'

let page: InPage
afterEach(() => page.unmount())

const picture = (url: string) => ({ url, alt: '净值走势', width: 640, height: 320 })

test('a picture that comes twice is shown in both places, and stays there', async () => {
  const text = (urls: readonly string[]) => (
    <ItemText item={testWholeItem({ pictures: urls.map(picture) })} />
  )
  page = await inPage(text(['/one.png', '/two.png', '/one.png']))
  const shown = () => [...page.host.querySelectorAll('img')].map((it) => it.getAttribute('src'))
  expect(shown()).toEqual(['/one.png', '/two.png', '/one.png'])
  await page.rerender(text(['/one.png', '/one.png']))
  expect(shown()).toEqual(['/one.png', '/one.png'])
})
