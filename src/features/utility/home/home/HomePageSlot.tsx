import { homePaths } from '#paths/home.ts'
import { ComposedPart } from '#shared/page-blocks/ComposedPart.tsx'
import { usePageAnswer } from '#shared/page-blocks/use-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'

/** What operators compose for home; nothing where it cannot be shown. */
export function HomePageSlot() {
  const query = usePageAnswer({ slot: 'home' })
  if (query.error !== null && query.data === undefined) return null
  return (
    <Loaded query={query} skeleton={<Skeleton lines={6} />}>
      {(answer) =>
        answer.kind === 'page' ? <ComposedPart answer={answer} path={homePaths.home.to()} /> : null
      }
    </Loaded>
  )
}
