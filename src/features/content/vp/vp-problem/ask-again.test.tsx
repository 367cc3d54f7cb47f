// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { testPages, text } from '#app/testing/test-pages.tsx'
import { vpPaths } from '#paths/vp.ts'
import { signIn } from '#session/session.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import {
  EMPTY_PAGE,
  testOwnContent,
  testSettings,
  testWholeItem,
} from '#shared/views/content/testing/test-item.ts'
import { field, one, eventually } from '#ui/testing/in-page.tsx'
import { vpModule } from '../routes.ts'

const { provider, open } = testPages()

beforeEach(() => localStorage.clear())

async function opened(about: Partial<WholeItem>): Promise<void> {
  const item = testWholeItem({
    itemId: 'q-1',
    kind: 'question',
    title: '纯债基金的收益从哪里来？',
    text: '想了解票息和久期',
    funds: [{ fundCode: '980101', fundName: '和衡纯债' }],
    questionState: 'waiting',
    ...about,
  })
  provider.reply = replies.byAddress({
    queryFundOne: replies.breakdown,
    queryItem: { item, related: [] },
    listMyContent: testOwnContent(testSettings(item.author.personId)),
    '': EMPTY_PAGE,
  })
  await open(vpModule, vpPaths.vpProblem.to({ questionId: 'q-1', write: '1' }))
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
}

test('a question that was rejected is asked again with its words and its fund', async () => {
  await opened({ state: 'rejected', stateReason: '请写清问题' })
  await eventually(() => expect(field().value).toBe('纯债基金的收益从哪里来？'))
  expect(one('textarea').textContent).toBe('想了解票息和久期')
  expect(text()).toContain('提问关于')
  expect(text()).toContain('980101')
})

test('a question that was not rejected is only shown', async () => {
  await opened({ state: 'shown' })
  await eventually(() =>
    expect(`${location.pathname}${location.search}`).toBe(
      vpPaths.vpProblem.to({ questionId: 'q-1' }),
    ),
  )
})
