import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadRecords, type HistoryRecord } from '#session/history.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

interface Read {
  readonly key: string
  readonly records: readonly HistoryRecord[]
}

/** The history records, including this visit. */
export function useRecords(): readonly HistoryRecord[] {
  const { key } = useLocation()
  const [read, setRead] = useState<Read>({ key: '', records: [] })
  useEffect(() => {
    // The shell records this visit after the screen's own effects.
    const soon = setTimeout(() => setRead({ key, records: loadRecords(sessionStore) }))
    return () => clearTimeout(soon)
  }, [key])
  return read.records
}
