import { useEffect, useRef } from 'react'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import type { ReturnData } from './return-data.ts'
import { useLeave } from './use-leave.ts'

/** The signing failed: shows why, and returns to the page that the user came from. */
export function LeaveFailed({ data, why }: { readonly data: ReturnData; readonly why: string }) {
  const leave = useLeave()
  // Once, although effects may run twice.
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    void leave.failed(data, why)
  })
  return <SkeletonScreen shape="steps" />
}
