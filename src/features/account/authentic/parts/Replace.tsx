import { useEffect } from 'react'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

/** Goes on to another address of the flow, in place of this one. */
export function Replace({ to }: { readonly to: string }) {
  const replace = useReplace()
  useEffect(() => {
    replace(to)
  }, [replace, to])
  return (
    <div aria-busy="true">
      <SkeletonScreen shape="steps" />
    </div>
  )
}
