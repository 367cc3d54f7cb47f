// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { ServerResponse } from 'node:http'
import { act } from 'react'
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'
import { queryItem } from '#api/calls/content.ts'
import { queries } from '#app/data/queries.ts'
import { coursePaths } from '#paths/course.ts'
import { session, signIn } from '#session/session.ts'
import { testWholeItem } from '#shared/views/content/testing/test-item.ts'
import { button, click, one, eventually } from '#ui/testing/in-page.tsx'
import { courseModule } from '../routes.ts'

const pages = testPages()
const { provider } = pages

const recording = (body: string) => ({
  ...testWholeItem({ itemId: 'l-1', kind: 'lesson', title: '写下计划', body, text: '' }),
  lesson: {
    lessonId: 'l-1',
    courseId: 'k-1',
    no: 1,
    title: '写下计划',
    media: 'audio',
    seconds: 96,
    progress: { seconds: 0, heard: 0, done: false, passed: false },
    mediaUrl: '/documents/media/l-1.wav',
    poster: '',
    slides: [],
    questions: [{ question: '什么时候写？', options: ['之前', '之后'] }],
  },
})

let saves: boolean

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {}

/** Opens the recording as a signed-in user. `body` is its text; empty for none. */
async function open(body: string): Promise<void> {
  saves = true
  provider.reply = replies.byAddress({
    queryItem: { item: recording(body), related: [] },
    saveLessonProgress: (response: ServerResponse) => {
      const reply = saves
        ? replies.payload({ seconds: 1, heard: 0, done: true })
        : replies.noNetwork
      reply(response)
    },
    '': { courses: [] },
  })
  await pages.open(courseModule, coursePaths.courseHome.to({ lessonId: 'l-1' }))
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  expect(session.openId).toBe('o-1')
  await eventually(() => expect(document.querySelector('audio')).not.toBeNull())
}
const failToLoad = () => act(async () => void one('audio').dispatchEvent(new Event('error')))

/** Answers the question and submits it. */
async function submit(): Promise<void> {
  await click(one('main [role="radiogroup"] input'))
  await click(button('提交答案'))
}
const submitted = () => pages.asked('submitQuiz').length > 0

test('if a recording does not load, reading its text unlocks the quiz', async () => {
  await open('<p>先写下为什么买。</p>')
  await failToLoad()
  expect(text()).toContain('录音没有加载出来')
  expect(text()).toContain('读完下面的文字，也可以答题')
  await submit()
  expect(submitted()).toBe(false)
  saves = false
  await click(button('文字读完了，去答题'))
  await eventuallySays('进度没有保存成功')
  saves = true
  await click(button('文字读完了，去答题'))
  await eventually(() => expect(text()).not.toContain('文字读完了'))
  await submit()
  await eventually(() => expect(submitted()).toBe(true))
})

test('a recording that failed to load can be retried', async () => {
  await open('<p>先写下为什么买。</p>')
  await failToLoad()
  expect(document.querySelector('audio')).toBeNull()
  await click(button('重试'))
  expect(document.querySelector('audio')).not.toBeNull()
})

test('seconds heard in earlier visits count even if the user is signed in after the lesson is shown', async () => {
  const before = { seconds: 50, heard: 50, done: false, passed: false }
  let progress: typeof before | null = null
  const reports: string[] = []
  provider.reply = replies.byAddress({
    queryItem: (response: ServerResponse) => {
      const item = recording('')
      const lesson = { ...item.lesson, progress }
      replies.payload({ item: { ...item, lesson }, related: [] })(response)
    },
    saveLessonProgress: (response: ServerResponse) => {
      response.req.on('data', (part) => reports.push(String(part)))
      replies.payload({ seconds: 96, heard: 96, done: true })(response)
    },
    '': { courses: [] },
  })
  await pages.open(courseModule, coursePaths.courseHome.to({ lessonId: 'l-1' }))
  await eventually(() => expect(document.querySelector('audio')).not.toBeNull())
  // Signed in, while the signed-out answer is still shown.
  await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  progress = before
  await act(() => queries.invalidateQueries({ queryKey: [queryItem.name] }))
  await eventually(() => expect(text()).not.toContain('登录后保存学习进度'))
  const audio = one('audio')
  Object.defineProperty(audio, 'currentTime', { value: 96 })
  Object.defineProperty(audio, 'played', {
    value: { length: 1, start: () => 50, end: () => 96 },
  })
  await act(async () => void audio.dispatchEvent(new Event('timeupdate')))
  await eventually(() => expect(reports).not.toEqual([]))
  expect(reports.join('')).toMatch(/heard\W+96/)
})

test('a recording without a text does not offer to read it', async () => {
  await open('')
  await failToLoad()
  expect(text()).toContain('这一课没有文字版')
  expect(text()).not.toContain('文字读完了')
})

test('a lesson can be reported', async () => {
  await open('<p>先写下为什么买。</p>')
  await click(button('更多'))
  expect(text()).toContain('由审核人员处理，结果可在')
})
