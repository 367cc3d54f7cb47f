import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './course-catalogue.json' with { type: 'json' }

const question = v.strictObject({
  question: v.string(),
  options: v.array(v.string()),
  /** The number of the right option, from 0. */
  right: v.number(),
})

const course = v.strictObject({
  courseId: v.string(),
  title: v.string(),
  about: v.string(),
  teacherId: v.string(),
  media: v.picklist(['text', 'audio', 'video']),
  lessons: v.array(v.string()),
  /** Lessons, from 1, that are a recording alone. */
  withoutText: v.exactOptional(v.array(v.number())),
  questions: v.pipe(v.array(question), v.length(4)),
})
export type CourseData = v.InferOutput<typeof course>

/** The courses: 44 lessons, each with three questions of its course. */
export const COURSES = dataFile('course-catalogue.json', v.array(course), data)

const READING_SECONDS = 480
/** Sound is made by the sandbox: as short as a lesson may be. */
const SOUND_SECONDS = 96

export const lessonSeconds = ({ media }: Pick<CourseData, 'media'>): number =>
  media === 'text' ? READING_SECONDS : SOUND_SECONDS

export const LESSON_COINS = 5

export interface Lesson {
  readonly lessonId: string
  readonly course: CourseData
  /** Counts from 1. */
  readonly no: number
  readonly title: string
  readonly hasText: boolean
  readonly questions: CourseData['questions']
}

export const LESSONS: readonly Lesson[] = COURSES.flatMap((from) =>
  from.lessons.map((title, index) => ({
    lessonId: `l-${from.courseId.slice(2)}-${index + 1}`,
    course: from,
    no: index + 1,
    title,
    hasText: from.withoutText?.includes(index + 1) !== true,
    questions: [0, 1, 2].flatMap((it) => from.questions[(it + index) % 4] ?? []),
  })),
)

export const lessonById = (id: string): Lesson | undefined =>
  LESSONS.find((it) => it.lessonId === id)
