import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useQuery } from '@tanstack/react-query'
import { listCourses } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import { coursePaths } from '#paths/course.ts'
import type { PathInput } from '#paths/path.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { prefetchItem } from '#shared/views/content/items/use-item.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import {
  courseFacts,
  lessonToContinue,
  MEDIA_WORDS,
  stepWords,
  type Course,
} from './course-words.ts'
import styles from './CourseHomeScreen.module.css'
import { LessonView } from './LessonView.tsx'

type Input = PathInput<typeof coursePaths.courseHome>

export const prefetch: Prefetch<Input> = ({ courseId, lessonId }) => [
  // Of a lesson's address too, which does not show them: a pack cannot say when not to ask.
  prefetchCall(listCourses, { courseId }),
  ...(lessonId === undefined ? [] : [prefetchItem(lessonId)]),
]

/** The courses; with `courseId` the lessons of one, with `lessonId` one lesson to learn. */
export default function CourseHomeScreen({
  input: { courseId, lessonId },
}: {
  readonly input: Input
}) {
  if (lessonId !== undefined) return <LessonView key={lessonId} lessonId={lessonId} />
  return <CourseList key={courseId} courseId={courseId} />
}

function CourseList({ courseId }: { readonly courseId: string | undefined }) {
  const query = useQuery(queryFor(listCourses, courseId === undefined ? {} : { courseId }))
  return (
    <DetailTemplate
      query={query}
      title={({ courses: [course] }) =>
        courseId === undefined || course === undefined ? '大师课' : course.title
      }
      skeleton="list"
      isEmpty={({ courses }) => courses.length === 0 && unreadable(courses) === 0}
      empty={<EmptyState kind="empty" title="课程还在准备" note="新课会在这里公布" />}
      footNote={<OpinionLine />}
    >
      {({ courses }) => (
        <>
          <UnreadableNotice of={unreadable(courses)} />
          <ProgressNotice courses={courses} />
          {courseId === undefined ? (
            <AllCourses courses={courses} />
          ) : (
            courses.map((course) => <OneCourse key={course.courseId} course={course} />)
          )}
        </>
      )}
    </DetailTemplate>
  )
}

/** A notice that no learning progress is stored without a user. */
function ProgressNotice({ courses }: { readonly courses: readonly Course[] }) {
  const shell = useShell()
  if (courses.every(({ passed }) => passed !== null)) return null
  return (
    <Banner tone="info" action={{ text: '登录', onClick: () => void shell.login() }}>
      登录后保存学习进度，换设备也能接着学
    </Banner>
  )
}

function AllCourses({ courses }: { readonly courses: readonly Course[] }) {
  const goesOn = lessonToContinue(courses)
  const coins = courses[0]?.coins ?? 0
  return (
    <>
      {goesOn !== null && (
        <Card title="继续学习" flush>
          <Row
            title={goesOn.lesson.title}
            note={`${goesOn.course.title}第 ${goesOn.lesson.no} 课`}
            value={stepWords(goesOn.lesson)}
            href={coursePaths.courseHome.to({ lessonId: goesOn.lesson.lessonId })}
            track="lesson"
            trackId={goesOn.lesson.lessonId}
          />
        </Card>
      )}
      <RowCard label="学习计划">
        <Row
          title="财商成长计划"
          note="4 级 12 课，学完检测得权益"
          href={financialIntelligencePaths.financialIntelligenceHome.to()}
        />
      </RowCard>
      <Card title="全部课程" extra={`每课通过得 ${unitAmount(coins, 'plain')} 金币`} flush>
        <RowList label="全部课程">
          {courses.map((course) => (
            <a
              key={course.courseId}
              className={styles.course}
              href={coursePaths.courseHome.to({ courseId: course.courseId })}
            >
              <span className={styles.texts}>
                <span className={styles.title}>{course.title}</span>
                <span className={styles.about}>{course.about}</span>
                <span className={styles.facts}>
                  <FactLine facts={[course.teacher.name, ...courseFacts(course)]} />
                </span>
              </span>
              {course.cover !== null && (
                <span className={styles.cover}>
                  <Picture src={course.cover.url} alt="" width={4} height={3} />
                </span>
              )}
            </a>
          ))}
        </RowList>
      </Card>
    </>
  )
}

function OneCourse({ course }: { readonly course: Course }) {
  const { title, about, teacher, lessons, coins } = course
  return (
    <>
      <Card>
        <h1 className={styles.head}>{title}</h1>
        <p>{about}</p>
        <p className={styles.note}>
          {`${teacher.name} ${teacher.title}，${courseFacts(course).join('，')}。每课三题，答对两题通过，得 ${unitAmount(coins, 'plain')} 金币。`}
        </p>
      </Card>
      <Card title="课程目录" flush>
        <UnreadableNotice of={[lessons]} />
        <RowList label="课程目录">
          {lessons.map((lesson) => (
            <Row
              key={lesson.lessonId}
              title={`${lesson.no}. ${lesson.title}`}
              note={`${MEDIA_WORDS[lesson.media]}，约 ${Math.max(1, Math.round(lesson.seconds / 60))} 分钟`}
              value={stepWords(lesson)}
              href={coursePaths.courseHome.to({ lessonId: lesson.lessonId })}
              track="lesson"
              trackId={lesson.lessonId}
            />
          ))}
        </RowList>
      </Card>
    </>
  )
}
