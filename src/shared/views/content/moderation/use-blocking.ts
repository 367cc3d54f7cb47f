import { useQueryClient } from '@tanstack/react-query'
import {
  listComments,
  listItems,
  listMyContent,
  queryItem,
  queryPerson,
  querySpecial,
  queryTopic,
  setContentSettings,
} from '#api/calls/content.ts'
import type { ContentAuthor } from '#shared/views/content/content-types.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { toast } from '#ui/base/toast.ts'

/** Lists without the texts of people who are blocked. */
const WITHOUT_THEM: ReadonlySet<unknown> = new Set(
  [listItems, listComments, listMyContent, queryItem, queryPerson, querySpecial, queryTopic].map(
    ({ name }) => name,
  ),
)

const UNDO_MS = 5_000

const SET = actCall(setContentSettings, { notFound: '没有找到这位用户' })

type Whom = Pick<ContentAuthor, 'personId' | 'name'>

/** Blocks a person, or ends that; resolves to whether it was done, which a toast says as well. */
export function useBlocking() {
  const client = useQueryClient()
  const set = async ({ personId, name }: Whom, on: boolean): Promise<boolean> => {
    const input = { blockPersonId: personId, on: on ? '1' : '0' } as const
    const { end } = await sendAct({
      intent: `block ${personId}`,
      call: SET(input),
      onDone: () => {
        void client.invalidateQueries({
          predicate: ({ queryKey }) => WITHOUT_THEM.has(queryKey[0]),
        })
        toast.show(on ? `已屏蔽，不再显示 ${name} 的内容` : `已取消屏蔽 ${name}`, {
          duration: UNDO_MS,
          action: { text: '撤销', onClick: () => void set({ personId, name }, !on) },
        })
      },
    })
    return end === 'done'
  }
  return {
    block: (whom: Whom) => set(whom, true),
    unblock: (whom: Whom) => set(whom, false),
  }
}
