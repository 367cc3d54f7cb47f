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
import { send } from '#api/client.ts'
import type { ContentAuthor } from '#shared/content/content-types.ts'
import { toast } from '#ui/overlays/toast.ts'

/** What is without the texts of who is blocked. */
const WITHOUT_THEM: ReadonlySet<unknown> = new Set(
  [listItems, listComments, listMyContent, queryItem, queryPerson, querySpecial, queryTopic].map(
    ({ name }) => name,
  ),
)

const UNDO_MS = 5_000

type Whom = Pick<ContentAuthor, 'personId' | 'name'>

/** Blocks a person, or ends that; resolves to whether it was done, which a toast says as well. */
export function useBlocking() {
  const client = useQueryClient()
  const set = async ({ personId, name }: Whom, on: boolean): Promise<boolean> => {
    const input = { blockPersonId: personId, on: on ? '1' : '0' } as const
    const answer = await send(setContentSettings, input).catch(() => null)
    // The network's own toast says so.
    if (answer === null) return false
    if (!answer.ok) {
      toast.show(`没有${on ? '屏蔽' : '取消屏蔽'}成功，请稍后再试`)
      return false
    }
    void client.invalidateQueries({ predicate: ({ queryKey }) => WITHOUT_THEM.has(queryKey[0]) })
    toast.show(on ? `已屏蔽，不再显示 ${name} 的内容` : `已取消屏蔽 ${name}`, {
      duration: UNDO_MS,
      action: { text: '撤销', onClick: () => void set({ personId, name }, !on) },
    })
    return true
  }
  return {
    block: (whom: Whom) => set(whom, true),
    unblock: (whom: Whom) => set(whom, false),
  }
}
