import * as v from 'valibot'
import type { lessonRow } from '#api/content-entities.ts'
import type { saveLessonProgress, submitQuiz } from '#api/calls/content.ts'
import { RET } from '#api/endpoint.ts'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { creditedSeconds, isLearned, PASS } from '#domain/content/lesson.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { coinToast, giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { drawForLesson } from '#test/sandbox/departments/lottery/chest.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  COURSES,
  LESSON_COINS,
  LESSONS,
  lessonById,
  lessonSeconds,
  type Lesson,
} from './course-catalogue.ts'
import { authorOf, type Viewer } from './people.ts'

const progressRow = v.object({
  seconds: v.number(),
  heard: v.number(),
  done: v.number(),
  saved_at: v.string(),
  passed_at: v.string(),
})

const NOTHING = { seconds: 0, heard: 0, done: 0, saved_at: '', passed_at: '' }

const progressOf = ({ db }: World, userId: string, lessonId: string) =>
  db.get(
    progressRow,
    'SELECT seconds, heard, done, saved_at, passed_at FROM content_lessons WHERE user_id = ? AND lesson_id = ?',
    userId,
    lessonId,
  ) ?? NOTHING

function requireLesson(lessonId: string): Lesson {
  const lesson = lessonById(lessonId)
  if (!lesson) throw new Refusal(RET.notFound, '没有这一课')
  return lesson
}

function lessonInList(
  world: World,
  { user }: Viewer,
  { lessonId, course, no, title }: Lesson,
): v.InferInput<typeof lessonRow> {
  const progress = user ? progressOf(world, user.user_id, lessonId) : null
  return {
    lessonId,
    courseId: course.courseId,
    no,
    title,
    media: course.media,
    seconds: lessonSeconds(course),
    progress: progress && {
      seconds: progress.seconds,
      heard: progress.heard,
      done: progress.done === 1,
      passed: progress.passed_at !== '',
    },
  }
}

/** The slides that go with the sound of a filmed lesson: no film is made here. */
function slidesOf({ course, no, title, questions }: Lesson) {
  const part = Math.floor(lessonSeconds(course) / (questions.length + 1))
  return [
    { second: 0, title, points: [`${course.title}第 ${no} 课`] },
    ...questions.map(({ question, options, right }, index) => ({
      second: (index + 1) * part,
      title: question,
      points: [options[right] ?? ''],
    })),
  ]
}

/** A lesson with its questions, without their answers. */
export function lessonView(world: World, viewer: Viewer, lessonId: string) {
  const lesson = lessonById(lessonId)
  if (!lesson) return null
  return {
    ...lessonInList(world, viewer, lesson),
    mediaUrl: lesson.course.media === 'text' ? '' : `/documents/media/${lessonId}.wav`,
    poster: lesson.course.media === 'video' ? `/documents/pictures/${lessonId}.svg` : '',
    slides: lesson.course.media === 'video' ? slidesOf(lesson) : [],
    questions: lesson.questions.map(({ question, options }) => ({
      question,
      options: [...options],
    })),
  }
}

export function courseList(world: World, viewer: Viewer, courseId: string | undefined) {
  const found = COURSES.filter((it) => courseId === undefined || it.courseId === courseId)
  if (found.length === 0) throw new Refusal(RET.notFound, '没有这门课程')
  return found.map((course) => {
    const lessons = LESSONS.filter((it) => it.course === course).map((it) =>
      lessonInList(world, viewer, it),
    )
    const passed = lessons.filter((it) => it.progress?.passed).length
    const begun = lessons.some((it) => it.progress !== null && it.progress.seconds > 0)
    const next = lessons.find((it) => !it.progress?.passed)
    return {
      courseId: course.courseId,
      title: course.title,
      about: course.about,
      teacher: authorOf(world.db, course.teacherId),
      cover: {
        url: `/documents/pictures/${course.courseId}.svg`,
        width: 690,
        height: 345,
        alt: course.title,
      },
      lessons,
      passed: viewer.user ? passed : null,
      nextLessonId: begun && next ? next.lessonId : null,
      coins: LESSON_COINS,
    }
  })
}

/**
 * The counted part of a report is never less than before; a text of its own can end a recording
 * too.
 */
export function saveProgress(
  world: World,
  user: User,
  { lessonId, seconds, heard = 0, done }: v.InferOutput<typeof saveLessonProgress.request>,
) {
  const { course, hasText } = requireLesson(lessonId)
  const whole = lessonSeconds(course)
  const before = progressOf(world, user.user_id, lessonId)
  const time = world.clock.now()
  const elapsed = before.saved_at === '' ? null : secondsBetween(before.saved_at, time)
  const credited = (claimed: number, counted: number) =>
    creditedSeconds({ claimed: Math.min(whole, claimed), before: counted, elapsed })
  const isText = course.media === 'text'
  // A listener may skip to any second, a reader gets there in time.
  const place = isText
    ? credited(seconds, before.seconds)
    : Math.min(whole, Math.max(before.seconds, seconds))
  const listened = isText ? 0 : credited(Math.min(heard, place), before.heard)
  const isDone = isLearned({ hasText, read: done === '1', heard: listened, whole })
  const now = { seconds: place, heard: listened, done: before.done === 1 || isDone }
  world.db.run(
    `INSERT INTO content_lessons (user_id, lesson_id, seconds, heard, done, saved_at, passed_at)
     VALUES (?, ?, ?, ?, ?, ?, '')
     ON CONFLICT DO UPDATE SET seconds = excluded.seconds, heard = excluded.heard,
       done = excluded.done, saved_at = excluded.saved_at`,
    user.user_id,
    lessonId,
    now.seconds,
    now.heard,
    now.done ? 1 : 0,
    time,
  )
  return now
}

export function answerQuiz(
  world: World,
  user: User,
  { lessonId, answers }: v.InferOutput<typeof submitQuiz.request>,
) {
  const { db, clock } = world
  const lesson = requireLesson(lessonId)
  const progress = progressOf(world, user.user_id, lessonId)
  if (progress.passed_at !== '') throw new Refusal(RET.alreadyClaimed, '这一课已经通过')
  if (progress.done !== 1) throw new Refusal(RET.notEarned, '请先学完这一课')
  if (answers.length !== lesson.questions.length) {
    throw new Refusal(RET.badRequest, '参数 answers 不正确')
  }
  const wrong = lesson.questions.flatMap(({ right }, index) =>
    answers[index] === right ? [] : [index + 1],
  )
  const passed = lesson.questions.length - wrong.length >= PASS
  if (!passed) return { passed, wrong, rewardToast: null }
  const time = clock.now()
  db.transaction(() => {
    giveOnce(
      db,
      { userId: user.user_id, scope: 'lessons', claimId: lessonId, time },
      { unit: UNIT.coin, amount: LESSON_COINS },
    )
    drawForLesson(db, user.user_id, lessonId, time)
    db.run(
      'UPDATE content_lessons SET passed_at = ? WHERE user_id = ? AND lesson_id = ?',
      time,
      user.user_id,
      lessonId,
    )
  })
  return { passed, wrong, rewardToast: coinToast(lesson.title, LESSON_COINS) }
}
