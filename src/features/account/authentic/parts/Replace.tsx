import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

/** Goes on to another address of the flow, in place of this one. */
export function Replace({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [navigate, to])
  return (
    <div aria-busy="true">
      <SkeletonScreen shape="steps" />
    </div>
  )
}
