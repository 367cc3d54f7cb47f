// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages } from '#app/testing/test-pages.tsx'
import { vpPaths } from '#paths/vp.ts'
import { signIn } from '#session/session.ts'
import {
  testOwnContent,
  testPerson,
  testProfile,
  testSettings,
} from '#shared/views/content/testing/test-item.ts'
import { click, one, eventually } from '#ui/testing/in-page.tsx'
import { vpModule } from '../routes.ts'

const { provider, open } = testPages()

const person = testPerson({ mine: { followed: false, blocked: false, self: true } })
const report = {
  reportId: 'r-1',
  about: '一条评论',
  time: '20260311093000',
  state: 'upheld',
  outcome: '已隐藏',
}

beforeEach(() => {
  provider.reply = replies.byAddress({
    queryPerson: testProfile(person),
    '': { ...testOwnContent(testSettings(person.personId)), reports: [report] },
  })
})

test('the outcome of a report is marked at the settings until the user has looked', async () => {
  await open(vpModule, vpPaths.personalHome.to())
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  const settings = () => one('[role=tab]:nth-child(3)')
  await eventually(() => expect(settings().textContent).toBe('设置，有新的举报结果'))
  await click(settings())
  await eventuallySays('已隐藏')
  expect(settings().textContent).toBe('设置')
  await click(one('[role=tab]'))
  expect(settings().textContent).toBe('设置')
})
