// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeShell } from '#shared/views/content/testing/fake-shell.ts'
import { ShellContext } from '#templates/shell-context.ts'
import { axeFindings, button, click, inPage, one, type InPage } from '#ui/testing/in-page.tsx'
import type { ContentReply } from '#shared/views/content/content-types.ts'
import { testComment, testItem } from '#shared/views/content/testing/test-item.ts'
import { CommentView } from './CommentView.tsx'

let page: InPage
afterEach(() => page.unmount())

async function shown(about: Partial<ContentReply>, onReply: (() => void) | null = () => {}) {
  const onMore = vi.fn<(comment: ContentReply) => void>()
  page = await inPage(
    <ShellContext value={fakeShell()}>
      <CommentView comment={testComment(about)} onReply={onReply} onMore={onMore} />
    </ShellContext>,
  )
  return { text: page.host.textContent, onMore }
}

test('a comment says who, what, when and from where', async () => {
  const { text, onMore } = await shown({ byAuthor: true, replyTo: '李*' })
  for (const part of ['张*', '作者', '回复 李*', '讲得很清楚', '浙江', '3']) {
    expect(text).toContain(part)
  }
  expect(await axeFindings()).toEqual([])
  await click(button('张*的评论：更多'))
  expect(onMore).toHaveBeenCalledOnce()
})

test('a reply quotes what it answers', async () => {
  await shown({ replyTo: '李*', quoted: '低利率下应该先看哪一块？' })
  expect(one('blockquote').textContent).toBe('低利率下应该先看哪一块？')
  await page.unmount()
  await shown({ replyTo: '李*', quoted: '' })
  expect(page.host.querySelector('blockquote')).toBeNull()
})

test('who comments for the company does so with post and certificate number', async () => {
  const author = { ...testItem().author, title: '投资顾问', certNo: 'P1090000000001' }
  const { text } = await shown({ byStaff: true, author })
  for (const part of ['本公司', '投资顾问', '从业资格编号 P1090000000001']) {
    expect(text).toContain(part)
  }
  await page.unmount()
  expect((await shown({ author })).text).not.toContain('从业资格编号')
})

test.each([
  ['deleted', '该评论已删除'],
  ['hidden', '内容已被隐藏'],
] as const)('of a %s comment the place alone is left', async (state, words) => {
  expect((await shown({ state, text: '' })).text).toBe(words)
})

test.each([
  ['pending', '', '审核中，仅自己可见'],
  ['rejected', '含有广告', '未通过审核，仅自己可见'],
] as const)(
  'the author of a %s comment sees that, and cannot have it liked',
  async (state, stateReason, words) => {
    const { text } = await shown({ state, stateReason })
    expect(text).toContain(words)
    expect(text).toContain(stateReason)
    expect(page.host.querySelector('[aria-pressed]')).toBeNull()
  },
)

test('no user is prompted to reply where comments are closed', async () => {
  expect((await shown({}, null)).text).not.toContain('回复')
})

test('markup in a comment is text', async () => {
  await shown({ text: '<img src=x onerror=alert(1)>' })
  expect(page.host.querySelector('img')).toBeNull()
  expect(page.host.textContent).toContain('<img src=x onerror=alert(1)>')
})
