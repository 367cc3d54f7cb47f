import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listItems, setFollow, setMark } from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import { isSignedIn } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { toast } from '#ui/overlays/toast.ts'
import { shownNow, toggleMark, watchMarks, type SendMark, type Shown } from './marks-store.ts'

export interface Mark extends Shown {
  readonly toggle: () => Promise<void>
}

/** A mark as the page shows it, and the tap that turns it over: at once, and back if it fails. */
function useOptimistic(key: string, given: Shown, sendIt: SendMark, undone: string): Mark {
  const shell = useShell()
  // A text, so that the same state is the same snapshot.
  const now = useSyncExternalStore(watchMarks, () => JSON.stringify(shownNow(key, given)))
  const shown: Shown = JSON.parse(now)
  const toggle = async () => {
    if (!isSignedIn() && !(await shell.login())) return
    if (!(await toggleMark(key, given, sendIt))) toast.show(undone)
  }
  return { ...shown, toggle }
}

interface Marked {
  readonly itemId?: string
  readonly commentId?: string
}

/** Likes or keeps an item, or likes a comment. */
export function useMark(of: Marked, mark: 'like' | 'favourite', given: Shown): Mark {
  const sendIt: SendMark = async (on) => {
    const answer = await send(setMark, { ...of, mark, on: on ? '1' : '0' }).catch(() => null)
    if (answer === null || !answer.ok) return null
    const { likes, favourites } = answer.payload
    return { on: answer.payload.on, count: mark === 'like' ? likes : favourites }
  }
  const key = `${mark} ${of.itemId ?? ''} ${of.commentId ?? ''}`
  const what = mark === 'like' ? '点赞' : '收藏'
  return useOptimistic(key, given, sendIt, `${what}没有成功，已恢复原状`)
}

interface Followed {
  readonly personId?: string
  readonly topicId?: string
  readonly specialId?: string
  readonly questionId?: string
  readonly talkId?: string
}

/** Follows a person, topic, special or question. 关注 is read again when it is opened next. */
export function useFollow(of: Followed, given: Shown): Mark {
  const client = useQueryClient()
  const sendIt: SendMark = async (on) => {
    const answer = await send(setFollow, { ...of, on: on ? '1' : '0' }).catch(() => null)
    if (answer === null || !answer.ok) return null
    void client.invalidateQueries({
      queryKey: [listItems.name, 'cursor', { channel: 'follow' }],
      // Not under the reader's eyes: who follows from there goes on with the same list.
      refetchType: 'none',
    })
    return { on: answer.payload.on, count: answer.payload.followers }
  }
  const key = `follow ${Object.values(of).join(' ')}`
  const what = of.talkId === undefined ? '关注没有成功' : '提醒没有设置成功'
  return useOptimistic(key, given, sendIt, `${what}，已恢复原状`)
}

function useSubscribed(
  of: { readonly circleId: string } | { readonly milestoneId: string },
  given: Shown,
  undone: string,
): Mark {
  const sendIt: SendMark = async (on) => {
    const answer = await send(setFollow, { ...of, on: on ? '1' : '0' }).catch(() => null)
    if (answer === null || !answer.ok) return null
    return { on: answer.payload.on, count: answer.payload.followers }
  }
  return useOptimistic(`subscribe ${JSON.stringify(of)}`, given, sendIt, undone)
}

/** Joins a circle, or leaves it; the count is its members. */
export const useJoin = (circleId: string, given: Shown): Mark =>
  useSubscribed({ circleId }, given, '没有设置成功，已恢复原状')

/** Puts a milestone into the user's calendar, or takes it out. */
export const useReminder = (milestoneId: string, on: boolean): Mark =>
  useSubscribed({ milestoneId }, { on, count: 0 }, '提醒没有设置成功，已恢复原状')
