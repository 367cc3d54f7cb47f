import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { listCourses, saveLessonProgress, type queryItem } from '#api/calls/content.ts'
import { heardSeconds, isHeard, type Played } from '#domain/content/lesson.ts'
import { isSignedIn, session } from '#session/session.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { itemQuery } from '#shared/views/content/items/use-item.ts'
import type { Kept } from '#shared/parts/copies/kept-calls.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'

const SAVE_EVERY_MS = 15_000

const SAVE = actCall(saveLessonProgress)

type Lesson = NonNullable<WholeItem['lesson']>

export interface LessonProgress {
  readonly done: boolean
  /** Takes the second that the reader or player has reached. */
  readonly reach: (second: number) => void
  /** Takes the ranges of the recording that were played in this visit. */
  readonly hear: (played: readonly Played[]) => void
  /** Reports that the text was read; resolves to whether the provider counts the lesson as done. */
  readonly finish: () => Promise<boolean>
}

type Item = Kept<v.InferOutput<typeof queryItem.payload>>

/** The lesson with the progress that the provider has just answered. */
function withProgress<Read extends Item>(
  read: Read | undefined,
  now: v.InferOutput<typeof saveLessonProgress.payload>,
): Read | undefined {
  const lesson = read?.payload.item.lesson
  if (read === undefined || lesson?.progress == null) return read
  const progress = { ...lesson.progress, ...now }
  const item = { ...read.payload.item, lesson: { ...lesson, progress } }
  return { ...read, payload: { ...read.payload, item } }
}

const NOTHING = { seconds: 0, heard: 0, done: false }

/**
 * Saves the user's progress every fifteen seconds, when the lesson is left or hidden, and once
 * enough was heard. Sends nothing for a visitor, or when nothing has changed.
 */
export function useLessonProgress({
  lessonId,
  seconds: whole,
  progress,
}: Pick<Lesson, 'lessonId' | 'seconds' | 'progress'>): LessonProgress {
  const client = useQueryClient()
  const [begun] = useState(progress ?? NOTHING)
  const furthest = useRef(begun.seconds)
  const heard = useRef(begun.heard)
  /** The progress that the provider has, or that is being sent. */
  const kept = useRef({ seconds: begun.seconds, heard: begun.heard })
  // Progress is only sent for the user it belongs to.
  const owner = useRef(session.openId)
  const [done, setDone] = useState(begun.done)

  const save = useCallback(
    async (isRead: boolean): Promise<boolean> => {
      // The provider counts whole seconds, from the first one.
      const now = {
        seconds: Math.max(1, Math.floor(furthest.current)),
        heard: Math.floor(heard.current),
      }
      const before = kept.current
      if (!isSignedIn() || session.openId !== owner.current) return false
      if (!isRead && now.seconds <= Math.max(1, before.seconds) && now.heard <= before.heard) {
        return false
      }
      kept.current = now
      const input = {
        lessonId,
        seconds: now.seconds,
        ...(now.heard === 0 ? {} : { heard: now.heard }),
        ...(isRead ? { done: '1' as const } : {}),
      }
      const sent = await sendAct({
        // Each report has more than the one before it, which may still be on its way.
        intent: `progress ${lessonId} ${JSON.stringify(input)}`,
        call: SAVE(input),
        quiet: true,
      })
      if (sent.end !== 'done' || sent.payload === null) {
        // The next report includes it.
        kept.current = before
        return false
      }
      // The next report includes what did not count yet, too.
      const { payload } = sent
      kept.current = payload
      client.setQueryData(itemQuery(lessonId).queryKey, (read) => withProgress(read, payload))
      void client.invalidateQueries({ queryKey: [listCourses.name] })
      if (payload.done) setDone(true)
      return payload.done
    },
    [client, lessonId],
  )

  useEffect(() => {
    const keep = () => void save(false)
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    const timer = setInterval(keep, SAVE_EVERY_MS)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', keep)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [save])

  const reach = useCallback((second: number) => {
    furthest.current = Math.max(furthest.current, second)
  }, [])
  const hear = useCallback(
    (played: readonly Played[]) => {
      const wasHeard = isHeard(heard.current, whole)
      heard.current = heardSeconds(begun, played, whole)
      if (!wasHeard && isHeard(heard.current, whole)) void save(false)
    },
    [begun, save, whole],
  )
  const finish = useCallback(() => save(true), [save])
  return { done: done || progress?.done === true, reach, hear, finish }
}
