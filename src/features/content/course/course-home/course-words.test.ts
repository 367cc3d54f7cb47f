import { expect, test } from 'vitest'
import { courseFacts, type Course } from './course-words.ts'

const lesson = {
  lessonId: 'l-1',
  courseId: 'k-1',
  no: 1,
  title: '写下计划',
  media: 'text',
  seconds: 96,
  progress: null,
} as const
const course = (passed: number, lost = 0): Course => ({
  courseId: 'k-1',
  title: '第一课',
  about: '',
  teacher: {
    personId: 'm-1',
    kind: 'manager',
    name: '唐景澄',
    avatar: '',
    title: '',
    certNo: '',
    fmUid: '',
    left: null,
  },
  cover: null,
  lessons: lost === 0 ? [lesson] : Object.assign([lesson], { unreadable: lost }),
  passed,
  nextLessonId: null,
  coins: 10,
})

test.each([
  ['all its lessons', course(1), ['1 课', '图文', '全部通过']],
  ['one lesson that cannot be shown', course(1, 1), ['2 课', '图文', '已通过 1 课']],
])('a course with %s is counted whole', (_, given, facts) => {
  expect(courseFacts(given)).toEqual(facts)
})
