// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import type { ContentPerson } from '#shared/views/content/people/PersonRow.tsx'
import { financialExpertPaths } from '#paths/financial-expert.ts'
import { button, click } from '#ui/testing/in-page.tsx'
import {
  EMPTY_PAGE,
  testPerson,
  testProfile,
  testSettings,
} from '#shared/views/content/testing/test-item.ts'
import { financialExpertModule } from '../routes.ts'

const pages = testPages()
const { provider } = pages

const mine = { followed: false, blocked: false, self: false }

async function open(about: Partial<ContentPerson>): Promise<void> {
  const answer = (person: Partial<ContentPerson>) => {
    provider.reply = replies.byAddress({
      queryPerson: testProfile(testPerson({ personId: 'b-lu', name: '陆行', ...person })),
      queryExpert: { badge: null, facts: null },
      setContentSettings: (response: ServerResponse) => {
        answer({ ...person, mine })
        replies.payload({ settings: testSettings() })(response)
      },
      '': EMPTY_PAGE,
    })
  }
  answer(about)
  const { to } = financialExpertPaths.financialExpertPersonal
  await pages.open(financialExpertModule, to({ personId: 'b-lu' }))
  await eventuallySays('陆行')
}

test('who is blocked has nothing here, is not offered to be followed, and can be unblocked', async () => {
  await open({ mine: { ...mine, blocked: true } })
  await eventuallySays('已屏蔽的内容不再显示')
  expect(text()).toContain('您已屏蔽 陆行')
  expect(text()).not.toContain('还没有公开的内容')
  expect(text()).not.toContain('关注 陆行')
  expect(text()).not.toContain('举报或屏蔽')
  await click(button('取消屏蔽'))
  await eventuallySays('关注 陆行')
  expect(text()).not.toContain('您已屏蔽')
})

test.each([
  ['who has left', { left: '20251231' }, false],
  ['who has left, to a follower', { left: '20251231', mine: { ...mine, followed: true } }, true],
  ['anybody else', {}, true],
])('following of %s is offered where it makes sense', async (_, about, offered) => {
  await open(about)
  await eventuallySays('举报或屏蔽')
  expect(text().includes('关注 陆行')).toBe(offered)
})
