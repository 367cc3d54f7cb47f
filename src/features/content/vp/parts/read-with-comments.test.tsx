// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { EMPTY_PAGE, testWholeItem } from '#shared/views/content/testing/test-item.ts'
import { vpModule } from '../routes.ts'

const { provider, open } = testPages()

async function opened(about: Partial<WholeItem>): Promise<void> {
  const item = testWholeItem({
    itemId: 'f-1',
    summary: '操作利率不变',
    text: '',
    comments: 'off',
    ...about,
  })
  provider.reply = replies.byAddress({ queryItem: { item, related: [] }, '': EMPTY_PAGE })
  await open(vpModule, vpPaths.vpDiscuss.to({ itemId: 'f-1' }))
  await eventuallySays('本文不开放评论')
}

test('a flash opened with its comments says all it has to say', async () => {
  await opened({ kind: 'flash' })
  expect(text()).toContain('操作利率不变')
  expect(text()).toContain('查看原文')
})

test('what has no other screen does not lead to the one it is on', async () => {
  await opened({ kind: 'milestone' })
  expect(text()).toContain('操作利率不变')
  expect(text()).not.toContain('查看原文')
})
