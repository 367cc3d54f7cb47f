import type * as v from 'valibot'
import type { course, lessonRow } from '#api/content-entities.ts'
import { unreadable } from '#api/rows.ts'
import { learnedPercent, lessonStep } from '#domain/content/lesson.ts'

export type Course = v.InferOutput<typeof course>
export type LessonRow = v.InferOutput<typeof lessonRow>

export const MEDIA_WORDS: Readonly<Record<LessonRow['media'], string>> = {
  text: '图文',
  audio: '音频',
  video: '音频与课件',
}

/** Returns what counts as learned: a recording by what was heard of it. */
const learnedSeconds = (media: LessonRow['media'], progress: LessonRow['progress']): number =>
  (media === 'text' ? progress?.seconds : progress?.heard) ?? 0

/** Returns where the user is in a lesson; `''` where nothing is known. */
export function stepWords({ progress, seconds, media }: LessonRow): string {
  switch (lessonStep(progress)) {
    case 'passed':
      return '已通过'
    case 'quiz':
      return '待答题'
    case 'begun':
      return `已学 ${learnedPercent(learnedSeconds(media, progress), seconds)}%`
    case 'new':
      return ''
  }
}

/** Returns how many lessons a course has, with those that cannot be shown. */
export const lessonCount = (lessons: Course['lessons']): number =>
  lessons.length + unreadable(lessons)

/** Returns how much there is of a course, and how far the user is. */
export function courseFacts({ lessons, passed }: Course): readonly string[] {
  const [first] = lessons
  const all = lessonCount(lessons)
  return [
    `${all} 课`,
    first === undefined ? '' : MEDIA_WORDS[first.media],
    passed === null || passed === 0 ? '' : passed === all ? '全部通过' : `已通过 ${passed} 课`,
  ].filter((it) => it !== '')
}

/** The lesson to go on with, of the first course that was begun; null where none was. */
export function lessonToContinue(
  courses: readonly Course[],
): { readonly course: Course; readonly lesson: LessonRow } | null {
  for (const course of courses) {
    const lesson = course.lessons.find((it) => it.lessonId === course.nextLessonId)
    if (lesson !== undefined) return { course, lesson }
  }
  return null
}
