// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { axeFindings, click, inPage } from '#ui/testing/in-page.tsx'
import { TabBar, type TabItem } from './TabBar.tsx'
import { HomeTabIcon, MineTabIcon } from './TabIcons.tsx'

const ITEMS: readonly TabItem[] = [
  { name: 'home', label: '首页', href: '/', Icon: HomeTabIcon, badge: 'dot' },
  { name: 'mine', label: '我的', href: '/myCenter/centerHome', Icon: MineTabIcon, badge: '99+' },
]

test('says which tab is in view, what is unread and what is refreshed, and calls back with a tap', async () => {
  const taps: string[] = []
  const bar = (refreshing: boolean) => (
    <TabBar
      items={ITEMS}
      current="home"
      refreshing={refreshing}
      onTap={(name, href) => taps.push(`${name} ${href}`)}
    />
  )
  const page = await inPage(bar(false))
  const links = [...page.host.querySelectorAll('a')]
  expect(links.map((it) => [it.textContent, it.getAttribute('aria-current')])).toEqual([
    ['首页，有新内容', 'page'],
    ['我的99+ 条未读', null],
  ])
  expect(page.host.querySelector('[role="status"]')?.textContent).toBe('')
  expect(document.documentElement.dataset['tabs']).toBe('shown')
  for (const link of links) await click(link)
  expect(taps).toEqual(['home /', 'mine /myCenter/centerHome'])
  await page.rerender(bar(true))
  expect(page.host.querySelector('[role="status"]')?.textContent).toBe('刷新中')
  expect(await axeFindings()).toEqual([])
  await page.unmount()
  expect(document.documentElement.dataset['tabs']).toBeUndefined()
})
