// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { vpPaths } from '#paths/vp.ts'
import { EMPTY_PAGE, testPerson, testProfile } from '#shared/views/content/testing/test-item.ts'
import { button, click, one } from '#ui/testing/in-page.tsx'
import { vpModule } from '../routes.ts'

const { provider, open } = testPages()

const mine = { followed: false, blocked: false, self: false }

async function opened(own: Partial<typeof mine>): Promise<void> {
  const person = testPerson({ kind: 'manager', fmUid: 'M1', mine: { ...mine, ...own } })
  provider.reply = replies.byAddress({ queryPerson: testProfile(person), '': EMPTY_PAGE })
  await open(vpModule, vpPaths.managerContent.to({ fmUid: 'M1' }))
  await eventuallySays('任职与业绩')
}

test('a manager can be reported and blocked, as everybody who writes', async () => {
  await opened({})
  await click(button('更多'))
  expect(one('[role=dialog]').textContent).toContain('举报')
  expect(one('[role=dialog]').textContent).toContain('屏蔽 纪闻川')
})

test('a manager who is blocked has nothing listed, which can be ended', async () => {
  await opened({ blocked: true })
  await eventuallySays('已屏蔽的内容不再显示')
  expect(button('取消屏蔽')).not.toBeNull()
})

test('managers do not report themselves', async () => {
  await opened({ self: true })
  expect(text()).not.toContain('更多')
})
