import { useRef, useState, type SyntheticEvent } from 'react'
import { slideAt, startSecond, type Played } from '#domain/content/lesson.ts'
import { mediaHosts } from '#domain/brand-sites.ts'
import { loadableAddress } from '#domain/page/loadable-address.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { Banner } from '#ui/text/Banner.tsx'
import styles from './LessonPlayer.module.css'

type Lesson = NonNullable<WholeItem['lesson']>

interface Props {
  readonly lesson: Lesson
  /** True if its text is below. */
  readonly hasText: boolean
  readonly title: string
  /** Called with the second that is playing. */
  readonly onReach: (second: number) => void
  /** Called with the ranges of seconds played since the lesson was opened. */
  readonly onPlayed: (played: readonly Played[]) => void
}

const rangesOf = ({ played }: HTMLMediaElement): readonly Played[] =>
  Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)])

/** Plays a lesson from where the user left it: a video, or sound with its slides. */
export function LessonPlayer({ lesson, hasText, title, onReach, onPlayed }: Props) {
  const { media, mediaUrl, poster, slides, seconds, progress } = lesson
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const [now, setNow] = useState(0)
  /** Ranges played before the recording was loaded again. */
  const earlier = useRef<readonly Played[]>([])
  const address = loadableAddress(mediaUrl, mediaHosts)
  const picture = poster === '' ? null : loadableAddress(poster, mediaHosts)
  if (address === null || failed) {
    const again = () => {
      setFailed(false)
      setTries((before) => before + 1)
    }
    return (
      <Banner
        tone="warning"
        action={address === null ? undefined : { text: '重试', onClick: again }}
      >
        {`${address === null ? '这一课的录音暂时不能播放' : '录音没有加载出来，请检查网络后重试'}。${
          hasText ? '读完下面的文字，也可以答题。' : '这一课没有文字版。'
        }`}
      </Banner>
    )
  }
  const atPlace = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    const from = startSecond(progress?.seconds ?? 0, seconds)
    if (from > 0) currentTarget.currentTime = from
    setNow(from)
  }
  const atTime = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    const second = currentTarget.currentTime
    setNow(second)
    onReach(second)
    onPlayed([...earlier.current, ...rangesOf(currentTarget)])
  }
  const atError = ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
    earlier.current = [...earlier.current, ...rangesOf(currentTarget)]
    setFailed(true)
  }
  const played = {
    src: address,
    controls: true,
    preload: 'metadata',
    'aria-label': `${title}的录音`,
    onLoadedMetadata: atPlace,
    onTimeUpdate: atTime,
    onError: atError,
  } as const
  const note = (
    <p className={styles.note}>
      {hasText ? '听到九成以上，或读完下面的文字，即可答题' : '听到九成以上即可答题'}
    </p>
  )
  if (media === 'video' && slides.length === 0) {
    return (
      <>
        <video
          key={tries}
          {...played}
          className={styles.film}
          playsInline
          poster={picture ?? undefined}
        >
          <track kind="captions" />
        </video>
        {note}
      </>
    )
  }
  const slide = slideAt(slides, now)
  return (
    <>
      {slide !== null && (
        <div className={styles.slide} aria-live="polite">
          <p className={styles.title}>{slide.title}</p>
          {slide.points.map((point) => (
            <p key={point} className={styles.point}>
              {point}
            </p>
          ))}
        </div>
      )}
      <audio key={tries} {...played} className={styles.player}>
        <track kind="captions" />
      </audio>
      {note}
    </>
  )
}
