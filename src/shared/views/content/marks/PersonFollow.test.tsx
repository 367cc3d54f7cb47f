// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { fakeShell } from '#shared/views/content/testing/fake-shell.ts'
import { testItem } from '#shared/views/content/testing/test-item.ts'
import { ShellContext } from '#templates/shell-context.ts'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { AuthorFollow, PersonFollow } from './PersonFollow.tsx'

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

test.each([
  { says: 'is kept', left: null, places: 1 },
  { says: 'is not kept beside who has left', left: LEFT, places: 0 },
])('the place of the button $says until it is known', async ({ left, places }) => {
  const { author } = testItem()
  // Paused: no answer comes.
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  page = await inPage(
    <QueryClientProvider client={client}>
      <ShellContext value={fakeShell()}>
        <AuthorFollow author={{ ...author, left }} />
      </ShellContext>
    </QueryClientProvider>,
  )
  expect(page.host.querySelectorAll('[aria-hidden="true"] button:disabled')).toHaveLength(places)
})
