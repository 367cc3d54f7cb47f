// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listComments } from '#api/calls/content.ts'
import { queries } from '#app/data/queries.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { path } from '#paths/path.ts'
import { signIn } from '#session/session.ts'
import { testComment } from '#shared/views/content/testing/test-item.ts'
import { screen } from '#templates/screen.ts'
import { button, click, one, axeFindings, eventually } from '#ui/testing/in-page.tsx'
import { WriteSheet } from './WriteSheet.tsx'

const PROBE = path('/probe', {})
const text = () => document.body.textContent

function Probe() {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <WriteSheet
        open={open}
        writing={{ kind: 'comment', itemId: 'a-1' }}
        onClose={() => setOpen(false)}
        onSent={() => {}}
      />
    </div>
  )
}

const row = screen({
  path: PROBE,
  title: '测试页',
  needs: [],
  load: async () => ({ default: Probe }),
})
const settings = {
  personal: false,
  rulesAgreed: true,
  mutedUntil: null as string | null,
  mobileBound: true,
  personId: 'u-zhang',
  blocked: [],
}
let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
beforeEach(() => localStorage.clear())
afterEach(() => mounted.close())

async function opened(about: Partial<typeof settings> = {}) {
  provider.reply = replies.payload({
    items: [],
    comments: [],
    reports: [],
    nextCursor: '',
    settings: { ...settings, ...about },
  })
  mounted = await mountedScreen(row, PROBE.to())
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  await click(button('open'))
}

async function typeText(words: string) {
  await eventually(() => one('textarea'))
  const area = one('textarea')
  await act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', words, area)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a text that breaks a rule is not sent, and says which', async () => {
  await opened()
  await typeText('加我微信 abc12345')
  const asked = provider.requestedUrls.length
  await click(button('发布'))
  await eventually(() => expect(text()).toContain('请不要留下联系方式或个人信息'))
  expect(provider.requestedUrls.slice(asked).join()).not.toContain('addComment')
})

test('the comments are read with what was sent when they are opened again', async () => {
  const list = [listComments.name, 'cursor', { itemId: 'a-1', sort: 'hot' }]
  await opened()
  queries.setQueryData(list, { pages: [], pageParams: [] })
  await typeText('讲得很清楚')
  const comment = testComment({ state: 'pending', mine: true })
  provider.reply = replies.payload({ commentId: 'c-1', state: 'pending', comment })
  await click(button('发布'))
  await eventually(() => expect(text()).toContain('已提交，审核通过后公开'))
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true)
})

test('what was written is there again, line breaks and all', async () => {
  await opened()
  await typeText('第一行\n第二行')
  await click(button('关闭'))
  await eventually(() => expect(document.querySelector('textarea')).toBeNull())
  await click(button('open'))
  await eventually(() => expect(one('textarea').textContent).toBe('第一行\n第二行'))
  expect(await axeFindings()).toEqual([])
  expect(localStorage.getItem('own:contentDraft:u-zhang:comment:a-1')).not.toBeNull()
})

test('a muted user reads until when', async () => {
  await opened({ mutedUntil: '20260318100000' })
  await eventually(() => expect(text()).toContain('2026-03-18 10:00 前不能发布'))
})

test('who has no mobile number is led to bind one', async () => {
  await opened({ mobileBound: false })
  await eventually(() => expect(button('绑定手机号')).toBeDefined())
})

test('the community rules are agreed to before the first text', async () => {
  await opened({ rulesAgreed: false })
  await typeText('讲得很清楚')
  await click(button('发布'))
  await eventually(() => expect(text()).toContain('请先阅读并同意社区公约'))
})
