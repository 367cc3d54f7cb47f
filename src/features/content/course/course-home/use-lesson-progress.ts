import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listCourses, saveLessonProgress } from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import { isSignedIn, session } from '#session/session.ts'

const SAVE_EVERY_MS = 15_000

interface Begun {
  readonly lessonId: string
  readonly seconds: number
  readonly done: boolean
}

export interface LessonProgress {
  readonly done: boolean
  /** The reader or player is at this second. */
  readonly reach: (second: number) => void
  /** The lesson is done; resolves to whether the provider has it. */
  readonly finish: () => Promise<boolean>
}

/**
 * Keeps how far the user is: every fifteen seconds, and when the lesson is left or hidden. Nothing
 * is sent without a user, nor where nothing is new.
 */
export function useLessonProgress({ lessonId, seconds, done }: Begun): LessonProgress {
  const client = useQueryClient()
  const furthest = useRef(seconds)
  const sent = useRef(seconds)
  // Nobody gets the progress of a user who was here before.
  const owner = useRef(session.openId)
  const [finished, setFinished] = useState(false)

  const save = useCallback(
    async (isDone: boolean): Promise<boolean> => {
      // The provider counts from the first second.
      const reached = Math.max(1, Math.floor(furthest.current))
      if (!isSignedIn() || session.openId !== owner.current) return false
      if (!isDone && furthest.current <= sent.current) return false
      const before = sent.current
      sent.current = reached
      const input = { lessonId, seconds: reached, ...(isDone ? { done: '1' as const } : {}) }
      const answer = await send(saveLessonProgress, input).catch(() => null)
      if (answer?.ok === true) {
        void client.invalidateQueries({ queryKey: [listCourses.name] })
        return true
      }
      // It goes with the next one.
      sent.current = before
      return false
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
  const finish = useCallback(async () => {
    const kept = await save(true)
    if (kept) setFinished(true)
    return kept
  }, [save])
  return { done: done || finished, reach, finish }
}
