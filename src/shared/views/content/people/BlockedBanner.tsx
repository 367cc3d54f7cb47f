import type * as v from 'valibot'
import type { contentPerson } from '#api/content-entities.ts'
import { useBlocking } from '#shared/views/content/moderation/use-blocking.ts'
import { Banner } from '#ui/text/Banner.tsx'

type Person = v.InferOutput<typeof contentPerson>

/** In place of what somebody wrote whom the user has blocked. */
export const BLOCKED_CONTENT = '已屏蔽的内容不再显示'

export const isBlocked = ({ mine }: Pick<Person, 'mine'>): boolean => mine?.blocked === true

/** Above the page of somebody whom the user has blocked, with the way to end it; else nothing. */
export function BlockedBanner({ person }: { readonly person: Person }) {
  const { unblock } = useBlocking()
  if (!isBlocked(person)) return null
  return (
    <Banner tone="info" action={{ text: '取消屏蔽', onClick: () => void unblock(person) }}>
      {`您已屏蔽 ${person.name}，不会看到其内容`}
    </Banner>
  )
}
