import { useBlocking } from '#shared/content/moderation/use-blocking.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { Profile } from './ProfileCard.tsx'

/** Above the page of a person whom the user has blocked: that, and the way to end it. */
export function BlockedBanner({ person }: Pick<Profile, 'person'>) {
  const { unblock } = useBlocking()
  if (person.mine?.blocked !== true) return null
  return (
    <Banner tone="info" action={{ text: '取消屏蔽', onClick: () => void unblock(person) }}>
      {`您已屏蔽 ${person.name}，不会看到其内容`}
    </Banner>
  )
}
