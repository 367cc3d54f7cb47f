import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { session } from '#session/session.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { OwnHome } from './OwnHome.tsx'
import { PersonHome } from './PersonHome.tsx'

interface Props {
  readonly input: PathInput<typeof vpPaths.personalHome>
}

/** The page of a person who writes; of the user's own also what others do not see. */
export default function PersonalHomeScreen({ input: { personId = 'me', tab } }: Props) {
  const { openId } = useSnapshot(session)
  const query = useQuery(queryFor(queryPerson, personId === 'me' ? {} : { personId }))
  return (
    <DataTemplate
      key={openId}
      query={query}
      title={({ person }) => (person.mine?.self === true ? '我的主页' : person.name)}
      skeleton={<SkeletonScreen shape="list" />}
    >
      {(profile) =>
        profile.person.mine?.self === true ? (
          <OwnHome profile={profile} tab={tab} />
        ) : (
          <PersonHome key={personId} profile={profile} />
        )
      }
    </DataTemplate>
  )
}
