import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { listItems, setFollow, setMark } from '#api/calls/content.ts'
import { isSignedIn } from '#session/session.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall, type SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import { useShell } from '#templates/shell-context.ts'
import { toast } from '#ui/base/toast.ts'
import { shownNow, toggleMark, watchMarks, type SendMark, type Shown } from './marks-store.ts'

const MARK = actCall(setMark)
const FOLLOW = actCall(setFollow)

export interface Mark extends Shown {
  readonly toggle: () => Promise<void>
}

/** One mark: where it is kept, and how it is set. Setting it again sets the same. */
interface Marking<P> {
  readonly key: string
  readonly call: (on: boolean) => SubmissionCall<P>
  readonly shownBy: (payload: P) => Shown
  /** The word for it on screens. */
  readonly what: string
}

/** A mark as the page shows it, and the tap that turns it over: at once, and back if it fails. */
function useOptimistic<P>({ key, call, shownBy, what }: Marking<P>, given: Shown): Mark {
  const shell = useShell()
  // A text, so that the same state is the same snapshot.
  const now = useSyncExternalStore(watchMarks, () => JSON.stringify(shownNow(key, given)))
  const shown: Shown = JSON.parse(now)
  const sendIt: SendMark = async (on) => {
    const sent = await sendAct({
      intent: key,
      call: call(on),
      onUnknown: () =>
        toast.show(`没有收到${what}的结果，请再试一次`, {
          action: {
            text: '再试一次',
            onClick: () => {
              if (shownNow(key, given).on !== on) void toggle()
            },
          },
        }),
    })
    return sent.end === 'done' && sent.payload !== null ? shownBy(sent.payload) : null
  }
  const toggle = async () => {
    if (!isSignedIn() && !(await shell.login())) return
    await toggleMark(key, given, sendIt)
  }
  return { ...shown, toggle }
}

interface Marked {
  readonly itemId?: string
  readonly commentId?: string
}

/** Likes or keeps an item, or likes a comment. */
export function useMark(of: Marked, mark: 'like' | 'favourite', given: Shown): Mark {
  return useOptimistic(
    {
      key: `${mark} ${of.itemId ?? ''} ${of.commentId ?? ''}`,
      call: (on) => MARK({ ...of, mark, on: on ? '1' : '0' }),
      shownBy: ({ on, likes, favourites }) => ({
        on,
        count: mark === 'like' ? likes : favourites,
      }),
      what: mark === 'like' ? '点赞' : '收藏',
    },
    given,
  )
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
  return useOptimistic(
    {
      key: `follow ${Object.values(of).join(' ')}`,
      call: (on) => FOLLOW({ ...of, on: on ? '1' : '0' }),
      shownBy: ({ on, followers }) => {
        void client.invalidateQueries({
          queryKey: [listItems.name, 'cursor', { channel: 'follow' }],
          // Not under the reader's eyes: who follows from there goes on with the same list.
          refetchType: 'none',
        })
        return { on, count: followers }
      },
      what: of.talkId === undefined ? '关注' : '提醒',
    },
    given,
  )
}

function useSubscribed(
  of: { readonly circleId: string } | { readonly milestoneId: string },
  given: Shown,
  what: string,
): Mark {
  return useOptimistic(
    {
      key: `subscribe ${JSON.stringify(of)}`,
      call: (on) => FOLLOW({ ...of, on: on ? '1' : '0' }),
      shownBy: ({ on, followers }) => ({ on, count: followers }),
      what,
    },
    given,
  )
}

/** Joins a circle, or leaves it; the count is its members. */
export const useJoin = (circleId: string, given: Shown): Mark =>
  useSubscribed({ circleId }, given, '设置')

/** Puts a milestone into the user's calendar, or takes it out. */
export const useReminder = (milestoneId: string, on: boolean): Mark =>
  useSubscribed({ milestoneId }, { on, count: 0 }, '提醒')
