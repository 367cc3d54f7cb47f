import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Times = Pick<UseQueryResult, 'isFetchedAfterMount' | 'dataUpdatedAt' | 'errorUpdatedAt'>

/**
 * Whether what a query holds came after the component began, so that nothing of an earlier visit is
 * taken for it. `isFetchedAfterMount` alone stays false after a reset, as at another sign-in: that
 * sets the query's count of answers back below what it was when the component began.
 */
export function useIsFresh({ isFetchedAfterMount, dataUpdatedAt, errorUpdatedAt }: Times): boolean {
  const [first] = useState({ dataUpdatedAt, errorUpdatedAt })
  return (
    isFetchedAfterMount ||
    dataUpdatedAt !== first.dataUpdatedAt ||
    errorUpdatedAt !== first.errorUpdatedAt
  )
}
