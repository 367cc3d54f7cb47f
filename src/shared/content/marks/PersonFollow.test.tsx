// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { fakeShell } from '#shared/content/testing/fake-shell.ts'
import { testItem } from '#shared/content/testing/test-item.ts'
import { ShellContext } from '#templates/shell-context.ts'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { PersonFollow } from './PersonFollow.tsx'

let page: InPage
afterEach(() => page.unmount())

const mine = { followed: false, blocked: false, self: false }
const LEFT = '20251231'

test.each([
  ['a reader who is signed out', { mine: null }, '关注 纪闻川'],
  ['a reader', {}, '关注 纪闻川'],
  ['a follower', { mine: { ...mine, followed: true } }, '已关注 纪闻川'],
  ['the person', { mine: { ...mine, self: true } }, ''],
  ['a reader of who has left', { left: LEFT }, ''],
  [
    'a follower of who has left',
    { left: LEFT, mine: { ...mine, followed: true } },
    '已关注 纪闻川',
  ],
])('%s is offered what makes sense', async (_, about, words) => {
  const { author } = testItem()
  const person = { ...author, line: '', followers: 3, items: 1, ipPlace: '', mine, ...about }
  page = await inPage(
    <QueryClientProvider client={new QueryClient()}>
      <ShellContext value={fakeShell()}>
        <PersonFollow person={person} />
      </ShellContext>
    </QueryClientProvider>,
  )
  expect(page.host.textContent).toBe(words)
})
