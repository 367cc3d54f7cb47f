import { listCourses } from '#api/calls/content.ts'
import { useCurrent } from '#api/use-current.ts'
import { coursePaths } from '#paths/course.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** The course with which newcomers begin. */
const FIRST = 'k-first'
const SHOWN = 3

/** The first lessons for newcomers. */
export function NewcomerLessons() {
  const query = useCurrent(listCourses, { courseId: FIRST })
  const course = query.data?.courses[0]
  if (query.data === undefined)
    return query.error === null ? (
      <SkeletonBlock />
    ) : (
      <FailedLine what="新手课程" onRetry={query.refetch} />
    )
  if (course === undefined) return null
  return (
    <Card title="新手三课" flush>
      <RowList label="新手三课">
        {course.lessons.slice(0, SHOWN).map(({ lessonId, title }) => (
          <Row
            key={lessonId}
            title={title}
            note={course.title}
            href={coursePaths.courseHome.to({ courseId: course.courseId, lessonId })}
          />
        ))}
      </RowList>
    </Card>
  )
}
