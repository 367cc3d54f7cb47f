import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { listCourses } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { coursePaths } from '#paths/course.ts'
import { isSignedIn, session } from '#session/session.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { AgedNotice, PersonLine } from '#shared/views/content/items/PersonLine.tsx'
import { withdrawn } from '#shared/views/content/items/WithdrawnItem.tsx'
import { useItem } from '#shared/views/content/items/use-item.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { MoreButton } from '#shared/views/content/people/MoreButton.tsx'
import { RichText } from '#shared/views/content/rich-text/RichText.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { toast } from '#ui/base/toast.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { lessonCount } from './course-words.ts'
import { LessonPlayer } from './LessonPlayer.tsx'
import styles from './LessonView.module.css'
import { QuizCards } from './QuizCards.tsx'
import { useLessonProgress } from './use-lesson-progress.ts'

type Lesson = NonNullable<WholeItem['lesson']>

const NO_LESSON = { kind: 'notfound', title: '这不是一节课程', note: '链接可能有误' } as const
const UNREADABLE = { kind: 'error', title: '这一课暂时无法显示', note: '请稍后再来查看' } as const

/** One lesson: its recording or text, its quiz, and links to what comes next. */
export function LessonView({ lessonId }: { readonly lessonId: string }) {
  const navigate = useNavigate()
  const { openId } = useSnapshot(session)
  const query = useItem(lessonId)
  return (
    <DetailTemplate
      query={query}
      title={({ payload: { item } }) => (item.lesson === null ? '大师课' : item.title)}
      refused={withdrawn({ name: '全部课程', path: coursePaths.courseHome.to() })}
      footNote={<OpinionLine />}
    >
      {({ payload: { item }, keptAt }) => (
        <>
          <KeptNotice keptAt={keptAt} onReload={() => void query.refetch()} />
          {item.lesson === null ? (
            <EmptyState
              {...(item.kind === 'lesson' ? UNREADABLE : NO_LESSON)}
              actionText="全部课程"
              onAction={() => void navigate(coursePaths.courseHome.to())}
            />
          ) : (
            // Remounts for another user, and when the progress arrives after a late sign-in.
            <LessonParts
              key={`${lessonId} ${openId} ${item.lesson.progress === null}`}
              item={item}
              lesson={item.lesson}
            />
          )}
        </>
      )}
    </DetailTemplate>
  )
}

interface PartsProps {
  readonly item: WholeItem
  readonly lesson: Lesson
}

function LessonParts({ item, lesson }: PartsProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const { media, progress } = lesson
  const hasText = item.body !== ''
  const signedIn = progress !== null
  const { done, reach, hear, finish } = useLessonProgress(lesson)
  const [justPassed, setJustPassed] = useState(false)
  const passed = justPassed || progress?.passed === true
  useReadingTime(media === 'text' && signedIn && !done, progress?.seconds ?? 0, reach)
  const learned = async () => {
    if (!isSignedIn() && !(await shell.login())) return
    if (await finish()) document.getElementById('question-0')?.scrollIntoView()
    else toast.show('进度没有保存成功，请稍后再试')
  }
  return (
    <>
      <Card>
        <h1 className={styles.title}>{item.title}</h1>
        <PersonLine author={item.author} time={item.publishTime} />
        <AgedNotice time={item.publishTime} />
        {media !== 'text' && (
          <div className={styles.act}>
            <LessonPlayer
              lesson={lesson}
              hasText={hasText}
              title={item.title}
              onReach={reach}
              onPlayed={hear}
            />
          </div>
        )}
        {hasText && (
          <div className={styles.text}>
            <RichText html={item.body} />
          </div>
        )}
        <div className={styles.more}>
          <MoreButton
            target={{ itemId: item.itemId }}
            author={item.author}
            onBlocked={() => void navigate(coursePaths.courseHome.to())}
          />
        </div>
        {/* Below the text, so that the user reaches it by reading. */}
        {hasText && signedIn && !done && (
          <div className={styles.act}>
            <Button kind="secondary" block onClick={learned}>
              {media === 'text' ? '我学完了，去答题' : '文字读完了，去答题'}
            </Button>
          </div>
        )}
      </Card>
      {!signedIn ? (
        <Card title="课后三题">
          <p className={styles.note}>登录后保存学习进度，答对两题即可通过并获得金币。</p>
          <Button block onClick={() => void shell.login()}>
            登录
          </Button>
        </Card>
      ) : passed ? (
        <Banner tone="info">这一课已经通过，金币只发放一次。</Banner>
      ) : (
        <QuizCards lesson={lesson} done={done} onPassed={() => setJustPassed(true)} />
      )}
      <NextCard lesson={lesson} />
    </>
  )
}

/** Counts the seconds for which a text is in view. */
function useReadingTime(counts: boolean, from: number, reach: (second: number) => void): void {
  useEffect(() => {
    if (!counts) return undefined
    let second = from
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      second += 1
      reach(second)
    }, 1_000)
    return () => clearInterval(timer)
  }, [counts, from, reach])
}

/** Links to the next lesson and to the whole course; nothing unless the course has loaded. */
function NextCard({ lesson: { courseId, no } }: { readonly lesson: Lesson }) {
  const { data } = useQuery(queryFor(listCourses, { courseId }))
  const course = data?.courses[0]
  if (course === undefined) return null
  const next = course.lessons.find((it) => it.no === no + 1)
  return (
    <RowCard>
      {next !== undefined && (
        <Row
          title={next.title}
          note={`下一课，第 ${next.no} 课`}
          href={coursePaths.courseHome.to({ lessonId: next.lessonId })}
          track="lesson"
          trackId={next.lessonId}
        />
      )}
      <Row
        title={course.title}
        note={`共 ${lessonCount(course.lessons)} 课`}
        href={coursePaths.courseHome.to({ courseId })}
      />
    </RowCard>
  )
}
